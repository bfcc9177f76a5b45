import { type MarketTimes, opensAtMidnight } from '../../domain/market/market.ts';
import type { MinuteOfDay } from '../../domain/minute-of-day.ts';
import type { Translate } from '../../text/translate.ts';

/** When a day begins, as cards say it. */
export const midnight = '12:00 AM';

/** When a closed market opens again, as far as it can be known; null times cannot be read. */
export function closedNote(t: Translate, times: MarketTimes | null, now: MinuteOfDay): string {
  if (times === null) return t('market.timeUnknown');
  return opensAtMidnight(times, now)
    ? t({ key: 'market.tomorrow', params: { time: midnight } })
    : t('market.noBids');
}
