// Apart from play-limits.ts, because the first load does without it.
import type { Draft } from '../../lib/draft.ts';
import { err, ok } from '../../lib/result.ts';
import { limits } from '../limits.ts';
import { formatPoints } from '../points.ts';
import { readTypedAmount } from '../typed-amount.ts';
import { type Pause, pauseDays } from './play-limits.ts';

const longestReminder = 1440;

/** An empty field is no limit. */
export function parseLimits(draft: Draft<'daily' | 'reminder' | 'pause'>) {
  const daily = optional(draft.daily);
  if (daily === 'notWhole') return err({ field: 'daily', words: 'error.notWhole' });
  const least = limits.minimumBid;
  if (daily !== null && daily < least)
    return err({ field: 'daily', words: { key: 'limits.dailyLeast', params: { min: formatPoints(least) } } });
  const reminder = optional(draft.reminder);
  if (reminder === 'notWhole') return err({ field: 'reminder', words: 'error.notWhole' });
  if (reminder !== null && (reminder < 1 || reminder > longestReminder)) {
    const most = formatPoints(longestReminder);
    return err({ field: 'reminder', words: { key: 'limits.reminderRange', params: { most } } });
  }
  return ok({ daily, reminder, pause: isPause(draft.pause) ? draft.pause : null });
}

/** Null for an empty field. */
function optional(text = ''): number | 'notWhole' | null {
  const amount = readTypedAmount(text);
  return amount === 'empty' ? null : amount;
}

const isPause = (text: string | undefined): text is Pause =>
  text !== undefined && Object.hasOwn(pauseDays, text);
