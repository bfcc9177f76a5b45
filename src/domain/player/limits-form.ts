// Apart from play-limits.ts, because the first load does not need it.
import type { Draft } from '../../lib/draft.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { limits } from '../limits.ts';
import type { Words } from '../../text/message.ts';
import { formatPoints, type Points } from '../points.ts';
import { readTypedAmount, wholePoints } from '../typed-amount.ts';
import { type Pause, pauseDays } from './play-limits.ts';

const longestReminder = 1440;

/** An empty field means no limit. */
export function parseLimits(draft: Draft<'daily' | 'reminder' | 'pause'>) {
  const daily = optional(draft.daily, tooFewPoints);
  if (!daily.ok) return err({ field: 'daily', words: daily.error });
  const reminder = optional(draft.reminder, outOfRange);
  if (!reminder.ok) return err({ field: 'reminder', words: reminder.error });
  const pause = isPause(draft.pause) ? draft.pause : null;
  return ok({ daily: daily.value, reminder: reminder.value, pause });
}

const tooFewPoints = (daily: number): Words | null => {
  const least = limits.minimumBid;
  return daily >= least ? null : { key: 'limits.dailyLeast', params: { min: formatPoints(least) } };
};
const outOfRange = (minutes: number): Words | null => {
  const most = formatPoints(longestReminder);
  return minutes >= 1 && minutes <= longestReminder
    ? null
    : { key: 'limits.reminderRange', params: { most } };
};

/** Null for an empty field. */
function optional(text = '', wrong: (asked: number) => Words | null): Result<Points | null, Words> {
  if (readTypedAmount(text) === 'empty') return ok(null);
  const typed = wholePoints(text, 'error.notAmount');
  const problem = typed.ok ? wrong(typed.value) : typed.error;
  return problem === null ? typed : err(problem);
}

const isPause = (text: string | undefined): text is Pause =>
  text !== undefined && Object.hasOwn(pauseDays, text);
