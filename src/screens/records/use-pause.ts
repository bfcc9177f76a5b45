import { useAtomValue } from 'jotai';
import { clockAtom } from '../../state/core/environment.ts';
import { standingAtom } from '../../state/money/play-limits.ts';
import { useNow } from '../../ui/hooks/use-now.ts';

/** The end of the player's pause, in milliseconds since 1970. Null without one. */
export function usePause(): number | null {
  // A pause ends by the clock alone.
  useNow(useAtomValue(clockAtom));
  return useAtomValue(standingAtom).pause();
}
