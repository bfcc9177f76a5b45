import { beginDay } from '../data/boards.ts';
import { addDays, wallTime, type Day } from '../data/wall-time.ts';
import { voidUndecided } from '../rules/settle.ts';
import { fits, type SeenCall } from '../data/call-match.ts';
import type { StateEvent } from '../data/timeline.ts';
import { drawDueResults } from './declaration.ts';
import { runEvent } from './event-actions.ts';
import { edit, type State, type World } from './world.ts';

/** Brings the world to the clock's time: runs due events in order of time, begins a new day, draws due results. */
export function syncWithClock(world: World): void {
  const { state, zone } = world;
  const now = world.clock.now();
  for (let next = nextEvent(state); next !== undefined && next.due <= now; next = nextEvent(state)) {
    const at = new Date(next.due).toISOString();
    changeDay(world, wallTime(next.due, zone).day, at);
    runEvent(world, next, at);
    if (next.every === null || next.every <= 0) state.events = state.events.filter(event => event !== next);
    // After a long jump of the clock one repetition is enough.
    else next.due = Math.max(next.due + next.every, now - next.every + 1);
  }
  // After a jump back the next repetition comes no later than usual.
  for (const event of state.events)
    if (event.every !== null && event.due !== null) event.due = Math.min(event.due, now + event.every);
  const wall = wallTime(now, zone);
  const at = new Date(now).toISOString();
  changeDay(world, wall.day, at);
  drawDueResults(world, wall.minute, at);
}

/** Tells the events that wait for a call that this one has been answered. */
export function noteCall({ state, clock }: World, call: SeenCall): void {
  for (const event of state.events) {
    const { call: awaited } = event;
    if (awaited === undefined || event.due !== null || !fits(awaited, call)) continue;
    awaited.left -= 1;
    if (awaited.left <= 0) event.due = clock.now() + awaited.pause;
  }
}

type DueEvent = StateEvent & { due: number };

const isDue = (event: StateEvent): event is DueEvent => event.due !== null;

const nextEvent = (state: State): DueEvent | undefined =>
  state.events.filter(isDue).toSorted((a, b) => a.due - b.due)[0];

/** Ends the world's day and begins another when the clock has left it. After a jump back nothing is decided. */
function changeDay(world: World, day: Day, at: string): void {
  const { state } = world;
  if (state.day === day) return;
  if (state.day < day) {
    endDay(world, at);
    // Of the days that a long jump passes only the first matters: overnight markets of the day before close on it.
    const next = addDays(state.day, 1);
    if (next < day) {
      state.day = next;
      endDay(world, at);
    }
  }
  state.day = day;
  beginDay(edit(world), day);
}

/** Draws what the clock should have drawn by the end of the day, then returns the points of undecided bids. */
function endDay(world: World, at: string): void {
  const { data, day } = world.state;
  drawDueResults(world, 1440 + (data.content.draw_after_minutes ?? 0), at);
  voidUndecided(edit(world), day, at);
}
