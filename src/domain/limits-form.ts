import type { Draft } from '../lib/draft.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { limits } from './limits.ts';
import { type LimitsWish, type Pause, pauseDays } from './play-limits.ts';
import { formatPoints, parsePoints } from './points.ts';
import type { Problem } from './problem.ts';

/** The most minutes of a reminder: a day. */
const longestReminder = 1440;

/** Reads the form of the play limits. An empty field is no limit. */
export function parseLimits(
  draft: Draft<'daily' | 'reminder' | 'pause'>,
): Result<LimitsWish, Problem<'daily' | 'reminder'>> {
  const daily = optional(draft.daily);
  const least = limits.minimumBid;
  if (daily === undefined || (daily !== null && daily < least))
    return err({ field: 'daily', words: { key: 'limits.dailyLeast', params: { min: formatPoints(least) } } });
  const reminder = optional(draft.reminder);
  if (reminder === undefined || (reminder !== null && (reminder < 1 || reminder > longestReminder))) {
    const most = formatPoints(longestReminder);
    return err({ field: 'reminder', words: { key: 'limits.reminderRange', params: { most } } });
  }
  return ok({ daily, reminder, pause: isPause(draft.pause) ? draft.pause : null });
}

/** A whole number, null for an empty field, undefined for any other text. */
const optional = (text = ''): number | null | undefined =>
  text.trim() === '' ? null : (parsePoints(text) ?? undefined);

const isPause = (text: string | undefined): text is Pause =>
  text !== undefined && Object.hasOwn(pauseDays, text);
