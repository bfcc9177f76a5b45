import { useAtomValue } from 'jotai';
import { formatClock12 } from '../../domain/clock-time.ts';
import { isoDate } from '../../domain/dates.ts';
import { decidingSession } from '../../domain/history/bid-outcome.ts';
import type { ShownRecord } from '../../domain/history/history.ts';
import { recordDay } from '../../domain/history/record-day.ts';
import { type Family, hasEnded, marketDay } from '../../domain/market/market.ts';
import { marketOfName } from '../../domain/market/market-by-name.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { marketsTodayAtom } from '../../state/reading/boards.ts';
import { useNow } from '../../ui/hooks/use-now.ts';

/** When the result of a bid is due, such as '3:00 PM'. Empty once that has passed, or while it is unknown. */
export function useResultTime(family: Family, record: ShownRecord): string {
  const markets = useAtomValue(marketsTodayAtom);
  const now = useNow(useAtomValue(clockAtom));
  const times = marketOfName(markets, family, record.marketName)?.times ?? null;
  if (times === null || recordDay(record.date) !== isoDate(marketDay(times, now))) return '';
  const session = decidingSession(family, record);
  const time = session === 'Open' ? times.open : times.close;
  if (time === null || time === undefined || hasEnded(session, times, now.minute)) return '';
  return formatClock12(time);
}
