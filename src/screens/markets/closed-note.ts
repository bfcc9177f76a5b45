import { formatClock12 } from '../../domain/clock-time.ts';
import type { MarketTimes } from '../../domain/market.ts';
import { opensAtMidnight } from '../../domain/market-order.ts';
import { minuteOfDay, type MinuteOfDay } from '../../domain/minute-of-day.ts';
import type { Translate } from '../../text/translate.ts';

/** When a day begins, as cards say it. */
export const midnight = formatClock12(minuteOfDay(0));

/** When a closed market opens again, as far as it can be known; null times cannot be read. */
export function closedNote(t: Translate, times: MarketTimes | null, now: MinuteOfDay): string {
  if (times === null) return t('market.timeUnknown');
  return opensAtMidnight(times, now)
    ? t({ key: 'market.tomorrow', params: { time: midnight } })
    : t('market.noBids');
}
