import { useAtomValue, useSetAtom } from 'jotai';
import type { Resource } from '../../state/core/resource.ts';

/** For a `RemoteView` of it. */
export const useResource = <T, Words>({ value, minute, refresh }: Resource<T, Words>) => ({
  reading: useAtomValue(value),
  readAt: useAtomValue(minute),
  onRetry: useSetAtom(refresh),
});

/** For an effect: a reply that comes after its end is not taken. */
export function takeReply<T>(reply: Promise<T>, take: (value: T) => unknown): () => void {
  let live = true;
  void reply.then(value => live && take(value));
  return () => {
    live = false;
  };
}
