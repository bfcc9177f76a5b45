import { useAtomValue, useSetAtom } from 'jotai';
import type { Resource } from '../../state/core/resource.ts';

/** The props of a `RemoteView`. */
export const useResource = <T, Words>({ value, minute, refresh }: Resource<T, Words>) => ({
  reading: useAtomValue(value),
  readAt: useAtomValue(minute),
  onRetry: useSetAtom(refresh),
});
