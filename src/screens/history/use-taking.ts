import { useAtomValue } from 'jotai';
import type { TakingNow } from '../../domain/slips-again.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { marketsTodayAtom } from '../../state/reading/markets-today.ts';
import { bettingAtom } from '../../state/reading/markets.ts';
import { useNow } from '../../ui/hooks/use-now.ts';

/** What decides now which bids are taken, as far as it was read. */
export function useTaking(): TakingNow {
  const markets = useAtomValue(marketsTodayAtom);
  const betting = useAtomValue(bettingAtom) === true;
  const { minute } = useNow(useAtomValue(clockAtom));
  return { markets, betting, minute };
}
