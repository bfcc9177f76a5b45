import * as v from 'valibot';
import { isRecord, unknownField, hint, refuse, wordsOf } from './refusal.ts';
import { clockTime, family, mobile, points } from './fields.ts';
import { fixtures } from './fixtures.ts';
import { fixtureHoliday } from './holidays.ts';
import { bidSession, content, paymentMethod, settings } from './schemas.ts';

/** `day` 0 is the world's first day and -1 the day before. Ten years is the limit. */
const moment = { day: v.pipe(v.number(), v.integer(), v.minValue(-3653), v.maxValue(0)), time: clockTime };

/** The mock's own rules of money replay these entries. */
const pastEntry = v.variant('what', [
  v.strictObject({
    what: v.literal('deposit'),
    ...moment,
    mobile: v.string(),
    points,
    status: v.optional(v.picklist(['approved', 'pending', 'rejected']), 'approved'),
  }),
  v.strictObject({
    what: v.literal('bid'),
    ...moment,
    mobile: v.string(),
    family,
    game_id: v.number(),
    pana: v.string(),
    session: bidSession,
    digits: v.string(),
    closedigits: v.optional(v.string(), ''),
    points,
    status: v.optional(v.picklist(['open', 'won', 'lost']), 'lost'),
  }),
  v.strictObject({
    what: v.literal('withdrawal'),
    ...moment,
    mobile: v.string(),
    points,
    payment_method: paymentMethod,
    number: v.string(),
    status: v.picklist(['approved', 'pending', 'cancelled']),
    payment_receipt: v.optional(v.nullable(v.string()), null),
  }),
  v.strictObject({ what: v.literal('transfer'), ...moment, from: v.string(), to: v.string(), points }),
]);
export type PastEntry = v.InferOutput<typeof pastEntry>;

export const worldFixture = v.object({
  ...settings.entries,
  content: v.object({ ...content.entries, holidays: v.optional(v.array(fixtureHoliday), []) }),
  users: v.array(v.object({ user_name: v.string(), mobile, password: v.string() })),
  upi: v.array(
    v.object({
      mobile: v.string(),
      google_pay_number: v.optional(v.string(), ''),
      paytm_number: v.optional(v.string(), ''),
      phone_pay_number: v.optional(v.string(), ''),
    }),
  ),
  past: v.array(pastEntry),
});
export type WorldFixture = v.InferOutput<typeof worldFixture>;

type Patch = Readonly<Record<string, unknown>>;

/**
 * Merges objects by key. A list is replaced by a list, or merged row by row under an id or `*`. A refusal
 * names the field.
 */
export function readWorld(patch: Patch): WorldFixture {
  const base: unknown = JSON.parse(fixtures().read('world.json'));
  if (isObject(base)) delete base['$schema'];
  const merged = merge(base, patch, []);
  const unknown = unknownField(merged, worldFixture);
  if (unknown !== null)
    refuse(`${nameOf(merged, unknown.path)} is not known${unknown.hint}`, pathsOf(merged, unknown.path));
  const read = v.safeParse(worldFixture, merged);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const path = (issue.path ?? []).map(({ key }) => String(key));
  return refuse(`${nameOf(merged, path)}: ${wordsOf(issue)}`, pathsOf(merged, path));
}

function merge(base: unknown, patch: unknown, path: readonly string[]): unknown {
  if (Array.isArray(base) && isObject(patch)) {
    const ids = base.map(idOf);
    const stray = Object.keys(patch).find(key => key !== '*' && !ids.includes(key));
    if (stray !== undefined) {
      const at = [...path, stray];
      refuse(`${at.join('.')}: no row has this id${hintForRow(stray, base)}`, [['patch', ...at]]);
    }
    return base.map((row, index) => {
      const id = ids[index] ?? '';
      return merge(merge(row, patch['*'], [...path, '*']), patch[id], [...path, id]);
    });
  }
  if (isObject(base) && isObject(patch)) {
    const merged = { ...base };
    for (const [key, value] of Object.entries(patch)) merged[key] = merge(base[key], value, [...path, key]);
    return merged;
  }
  return patch === undefined ? base : patch;
}

function hintForRow(written: string, rows: readonly unknown[]): string {
  const word = written.toLowerCase();
  const meant = rows.find(row => {
    const name = isObject(row) ? row['game_name'] : undefined;
    return typeof name === 'string' && name.toLowerCase() === word;
  });
  return meant === undefined
    ? hint(
        written,
        rows.map(idOf).filter(id => id !== ''),
      )
    : `; did you mean ${idOf(meant)}?`;
}

function pathsOf(world: unknown, path: readonly string[]): readonly (readonly string[])[] {
  let place: unknown = world;
  let paths: readonly (readonly string[])[] = [['patch']];
  for (const key of path) {
    const isRow = Array.isArray(place);
    place = isRecord(place) ? place[key] : undefined;
    const names = isRow ? [idOf(place), '*', key] : [key];
    paths = paths.flatMap(before => names.map(name => [...before, name]));
  }
  return paths;
}

function nameOf(world: unknown, path: readonly string[]): string {
  let place: unknown = world;
  return path
    .map(key => {
      const parent: unknown = place;
      place = isRecord(parent) ? parent[key] : undefined;
      return (Array.isArray(parent) && idOf(place)) || key;
    })
    .join('.');
}

const idOf = (row: unknown): string => (isObject(row) && 'id' in row ? String(row['id']) : '');

const isObject = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && !Array.isArray(value);
