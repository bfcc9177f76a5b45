// Apart from play-limits.ts, because the first load does not need it.
import type { Draft } from '../../lib/draft.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { limits } from '../limits.ts';
import { type Problem, wrongFields } from '../problem.ts';
import type { Words } from '../../text/message.ts';
import { formatPoints, type Points } from '../points.ts';
import { readTypedAmount, wholePoints } from '../typed-amount.ts';
import { type Pause, pauseDays } from './play-limits.ts';

const longestReminder = 1440;

/** An empty field means no limit. */
export function parseLimits(draft: Draft<'daily' | 'reminder' | 'pause'>) {
  const daily = optional('daily', draft.daily, tooFewPoints);
  const reminder = optional('reminder', draft.reminder, outOfRange);
  if (!daily.ok || !reminder.ok) return wrongFields<'daily' | 'reminder'>(daily, reminder);
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
function optional<Field extends string>(
  field: Field,
  text = '',
  wrong: (asked: number) => Words | null,
): Result<Points | null, Problem<Field>> {
  if (readTypedAmount(text) === 'empty') return ok(null);
  const typed = wholePoints(text, 'error.notAmount');
  if (!typed.ok) return err({ field, words: typed.error });
  const words = wrong(typed.value);
  return words === null ? typed : err({ field, words });
}

const isPause = (text: string | undefined): text is Pause =>
  text !== undefined && Object.hasOwn(pauseDays, text);
