import { isOpenNow, opensAtMidnight, type OrderedMarket } from '../../domain/market/market.ts';
import type { MinuteOfDay } from '../../domain/minute-of-day.ts';
import { Muted } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { midnight } from './closed-note.ts';

type Props = { readonly markets: readonly OrderedMarket[]; readonly now: MinuteOfDay };

/** When all markets are closed, a line that says when the next one opens; nothing where that is unknown. */
export function AllClosed({ markets, now }: Props) {
  const t = useWords();
  if (markets.some(market => isOpenNow(market, now))) return null;
  if (!markets.some(({ times }) => times !== null && opensAtMidnight(times, now))) return null;
  return <Muted>{t({ key: 'market.allClosed', params: { time: midnight } })}</Muted>;
}
