import { sortPana } from './games.ts';
import { declaredNumber } from './day.ts';
import { minuteOf } from './minute.ts';
import { drawDigit } from './random.ts';
import type { Declaration } from './settle.ts';
import { declareResult } from './settle.ts';
import type { State, World } from './world.ts';
import { rollOver } from './world.ts';
import { wallTime } from './zone.ts';

/** Brings the world up to the clock: events that are due, in order of time, results to be drawn, the new day. */
export function catchUp(world: World): void {
  const { state, zone } = world;
  const now = world.clock.now();
  for (let next = earliest(state); next !== undefined && next.due <= now; next = earliest(state)) {
    rollOver(state, wallTime(next.due, zone).day);
    happen(state, next.do, new Date(next.due).toISOString());
    if (next.every === null || next.every <= 0) state.events = state.events.filter(event => event !== next);
    // After a long jump of the clock one repetition is enough.
    else next.due = Math.max(next.due + next.every, now - next.every + 1);
  }
  const wall = wallTime(now, zone);
  rollOver(state, wall.day);
  drawDue(state, wall.minute, new Date(now).toISOString());
}

const earliest = (state: State): State['events'][number] | undefined =>
  state.events.toSorted((a, b) => a.due - b.due)[0];

function happen(state: State, deed: State['events'][number]['do'], at: string): void {
  if (deed === 'betting-on' || deed === 'betting-off')
    state.data.content.betting_status = deed === 'betting-on' ? '1' : '2';
  else {
    const next = undeclared(state).next().value;
    if (next !== undefined) drawResult(state, next, at);
  }
}

/** Draws the results whose time passed `draw_after_minutes` ago. */
function drawDue(state: State, minute: number, at: string): void {
  const wait = state.data.content.draw_after_minutes;
  if (wait === null) return;
  for (const session of undeclared(state))
    if (session.minute + wait <= minute) drawResult(state, session, at);
}

type Session = Omit<Declaration, 'number'> & { readonly minute: number };

/** Every session of the day without a result, main markets first, open before close. */
function* undeclared(state: State): Generator<Session, undefined> {
  const { data, day } = state;
  const sessions: Session[] = [
    ...data.markets.flatMap((row): Session[] => [
      { family: 'main', game_id: row.id, session: 'open', minute: minuteOf(row.open_time) },
      { family: 'main', game_id: row.id, session: 'close', minute: minuteOf(row.close_time) },
    ]),
    ...data.starline.map((row): Session => ({
      family: 'starline',
      game_id: row.id,
      session: null,
      minute: minuteOf(row.open_time),
    })),
    ...data.gali.map((row): Session => ({
      family: 'gali',
      game_id: row.id,
      session: null,
      minute: minuteOf(row.open_time),
    })),
  ];
  for (const session of sessions) if (declaredNumber(data, { ...session, day }) === null) yield session;
  return undefined;
}

/** Draws a number as the game does, from seeded random digits, and declares it. */
function drawResult(state: State, session: Omit<Declaration, 'number'>, at: string): void {
  const { family, game_id, session: half } = session;
  const digits = [drawDigit(state), drawDigit(state), drawDigit(state)];
  const number = session.family === 'gali' ? digits.slice(0, 2).join('') : sortPana(digits);
  declareResult(state.data, { family, game_id, session: half, number }, state.day, at);
}
