import * as v from 'valibot';
import { day, family, id } from './fields.ts';
import { addDays, type Day } from './wall-time.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const when = { weekday: v.optional(v.picklist(weekdays)), date: v.optional(day) };
/** Without `game_id` it applies to all markets of the family, and without `family` to all markets. */
const whose = { family: v.optional(family), game_id: v.optional(id) };

const onlyOne = (...parts: readonly unknown[]): boolean =>
  parts.filter(part => part !== undefined).length === 1;

export const holiday = v.pipe(
  v.strictObject({ ...when, ...whose }),
  v.check(({ weekday, date }) => onlyOne(weekday, date), 'needs one of weekday and date'),
);
export type Holiday = v.InferOutput<typeof holiday>;

/** `day` counts from the start, because a scenario may begin on any day. */
export const fixtureHoliday = v.pipe(
  v.strictObject({
    ...when,
    day: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-3653), v.maxValue(3653))),
    ...whose,
  }),
  v.check(
    ({ weekday, date, day: from }) => onlyOne(weekday, date, from),
    'needs one of weekday, date and day',
  ),
);

export const holidayOf = (
  { day: from, ...rest }: v.InferOutput<typeof fixtureHoliday>,
  start: Day,
): Holiday => (from === undefined ? rest : { ...rest, date: addDays(start, from) });

type Of = { readonly family: v.InferOutput<typeof family>; readonly game_id: number };

/** On a holiday a market takes no bids and has no draw. The day is the market's own. */
export const isHoliday = (
  holidays: readonly Readonly<Holiday>[],
  { family: of, game_id }: Of,
  on: Day,
): boolean =>
  holidays.some(
    row =>
      (row.family ?? (row.game_id === undefined ? of : 'main')) === of &&
      (row.game_id ?? game_id) === game_id &&
      (row.date === on || row.weekday === weekdays[new Date(`${on}T00:00:00Z`).getUTCDay()]),
  );

const longestHoliday = 366;

/** `on` itself or the nearest earlier day. Null if the market has holidays all year. */
export function lastDrawDay(holidays: readonly Readonly<Holiday>[], of: Of, on: Day): Day | null {
  for (let day = on, daysToTry = longestHoliday; daysToTry > 0; day = addDays(day, -1), daysToTry -= 1)
    if (!isHoliday(holidays, of, day)) return day;
  return null;
}
