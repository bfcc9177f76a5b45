import { useAtomValue } from 'jotai';
import type { TakingNow } from '../../domain/slip/slips-again.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { marketsTodayAtom } from '../../state/reading/boards.ts';
import { bettingAtom } from '../../state/reading/markets.ts';
import { useNow } from '../../ui/hooks/use-now.ts';

/** What decides now which bids are taken, as far as it was read. */
export function useTaking(): TakingNow {
  const markets = useAtomValue(marketsTodayAtom);
  const betting = useAtomValue(bettingAtom) === true;
  const { minute } = useNow(useAtomValue(clockAtom));
  return { markets, betting, minute };
}
