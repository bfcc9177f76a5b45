import type { View } from '../data/schemas.ts';
import { beginDay, declaredNumber, isOvernight } from '../data/boards.ts';
import { minuteOf } from '../data/time-of-day.ts';
import { drawJodi, drawPana } from '../data/random.ts';
import type { Declaration } from '../rules/settle.ts';
import { declareResult, isAwaited, voidUndecided } from '../rules/settle.ts';
import type { State, World } from './world.ts';
import { edit } from './world.ts';
import type { Day } from '../data/zone.ts';
import { addDays, wallTime } from '../data/zone.ts';

/** Brings the world up to the clock: events that are due, in order of time, results to be drawn, the new day. */
export function catchUp(world: World): void {
  const { state, zone } = world;
  const now = world.clock.now();
  for (let next = earliest(state); next !== undefined && next.due <= now; next = earliest(state)) {
    const at = new Date(next.due).toISOString();
    turnTo(world, wallTime(next.due, zone).day, at);
    happen(world, next.do, at);
    if (next.every === null || next.every <= 0) state.events = state.events.filter(event => event !== next);
    // After a long jump of the clock one repetition is enough.
    else next.due = Math.max(next.due + next.every, now - next.every + 1);
  }
  // After a jump back the next repetition is no further away than usual.
  for (const event of state.events)
    if (event.every !== null) event.due = Math.min(event.due, now + event.every);
  const wall = wallTime(now, zone);
  const at = new Date(now).toISOString();
  turnTo(world, wall.day, at);
  drawDue(world, wall.minute, at);
}

const earliest = (state: State): State['events'][number] | undefined =>
  state.events.toSorted((a, b) => a.due - b.due)[0];

/**
 * Turns the page when the clock has left the world's day. What the clock should have drawn in the day that has
 * ended is drawn; stakes that still wait then go back. Going back in time decides nothing.
 */
function turnTo(world: World, day: Day, at: string): void {
  const { state } = world;
  if (state.day === day) return;
  if (state.day < day) {
    endDay(world, at);
    // A long jump passes over days; the next one matters, for it is the last of what began before midnight.
    const next = addDays(state.day, 1);
    if (next < day) {
      state.day = next;
      endDay(world, at);
    }
  }
  state.day = day;
  beginDay(edit(world), day);
}

function endDay(world: World, at: string): void {
  const { data, day } = world.state;
  drawDue(world, 1440 + (data.content.draw_after_minutes ?? 0), at);
  voidUndecided(edit(world), day, at);
}

function happen(world: World, deed: State['events'][number]['do'], at: string): void {
  if (deed === 'betting-on' || deed === 'betting-off')
    edit(world).content.betting_status = deed === 'betting-on' ? '1' : '2';
  else {
    const [next] = undeclared(world.state.data, world.state.day);
    if (next !== undefined) drawResult(world, next, at);
  }
}

/** Draws the results whose time passed `draw_after_minutes` ago. */
function drawDue(world: World, minute: number, at: string): void {
  const { data, day } = world.state;
  const wait = data.content.draw_after_minutes;
  if (wait === null) return;
  for (const session of undeclared(data, day))
    if (session.minute + wait <= minute) drawResult(world, session, at);
}

/** A session of a market's day, and the minute of the world's day at which it ends. */
type Session = Omit<Declaration, 'number'> & { readonly day: Day; readonly minute: number };

/** Every session that ends on the day and has no result, main markets first, open before close. */
function undeclared(data: View, day: Day): readonly Session[] {
  const slot =
    (family: 'starline' | 'gali') =>
    (row: View['starline'][number]): Session => ({
      family,
      game_id: row.id,
      session: null,
      day,
      minute: minuteOf(row.open_time),
    });
  const sessions: readonly Session[] = [
    ...data.markets.flatMap((row): Session[] => {
      const market = { family: 'main', game_id: row.id } as const;
      const open: Session = { ...market, session: 'open', day, minute: minuteOf(row.open_time) };
      const close: Session = { ...market, session: 'close', day, minute: minuteOf(row.close_time) };
      return isOvernight(row) ? [...closeOf(data, close, addDays(day, -1)), open] : [open, close];
    }),
    ...data.starline.map(slot('starline')),
    ...data.gali.map(slot('gali')),
  ];
  return sessions.filter(session => declaredNumber(data, session) === null);
}

/** An overnight market's close of the day before, when that day was played: not before the world's first day. */
function closeOf(data: View, close: Session, before: Day): readonly Session[] {
  const isOpened = declaredNumber(data, { ...close, session: 'open', day: before }) !== null;
  return isOpened || isAwaited(data, close, before) ? [{ ...close, day: before }] : [];
}

/** Draws a number as the game does, from seeded random digits, and declares it. */
function drawResult(world: World, { family, game_id, session, day }: Session, at: string): void {
  const number = family === 'gali' ? drawJodi(world.state) : drawPana(world.state);
  declareResult(edit(world), { family, game_id, session, number }, { day, today: world.state.day, at });
}
