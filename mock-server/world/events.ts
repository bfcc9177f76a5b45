import { beginDay, clearBoards } from '../data/boards.ts';
import { fits, type SeenCall } from '../data/calls.ts';
import { faultSet, addFault } from '../data/faults.ts';
import { Refusal, refuse } from '../data/refusal.ts';
import { declarationOf, type StateEvent, voidOrderOf } from '../data/timeline.ts';
import { addDays, minuteOf, momentOf, wallTime, type Day, type WallTime } from '../data/wall-time.ts';
import { decideDeposit, decideWithdrawal } from '../rules/money.ts';
import { overdueBids, returnStake, voidUndecided } from '../rules/returns.ts';
import { declareNow, drawDueResults, drawNextResult, voidNow } from './declaration.ts';
import { edit, type State, type World } from './world.ts';

/** Runs due events in order of time. */
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
  // After the clock was set back, the next repetition comes no later than usual.
  for (const event of state.events)
    if (event.every !== null && event.due !== null) event.due = Math.min(event.due, now + event.every);
  const wall = wallTime(now, zone);
  const at = new Date(now).toISOString();
  changeDay(world, wall.day, at);
  drawDueResults(world, wall.minute, at);
  returnOverdue(world, wall, at);
  clearDueBoards(world, wall);
}

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

/** After the clock was set back, nothing is decided. */
function changeDay(world: World, day: Day, at: string): void {
  const { state } = world;
  if (state.day === day) return;
  if (state.day < day) {
    endDay(world, at);
    // A long jump skips days. Only the first of them matters, because overnight markets of the day before close
    // on it.
    const next = addDays(state.day, 1);
    if (next < day) {
      state.day = next;
      endDay(world, at);
    }
  }
  state.day = day;
  beginDay(edit(world), day);
}

/** Draws results first, and then returns the points of undecided bids. */
function endDay(world: World, at: string): void {
  const { data, day } = world.state;
  drawDueResults(world, 1440 + (data.content.draw_after_minutes ?? 0), at);
  if (data.content.return_after_minutes === null) voidUndecided(edit(world), day, at);
  else returnOverdue(world, { day, minute: 1440 }, at);
}

function returnOverdue(world: World, now: WallTime, at: string): void {
  const overdue = new Set(overdueBids(world.state.data, now));
  if (overdue.size === 0) return;
  const data = edit(world);
  for (const bid of data.bids) if (overdue.has(bid.id)) returnStake(data, bid, at);
}

/** Boards that are emptied at a time of day are emptied as of the last such time. */
function clearDueBoards(world: World, { day, minute }: WallTime): void {
  const { data } = world.state;
  const { boards } = data.content;
  if (boards === 'daily' || boards === 'kept') return;
  const time = minuteOf(boards);
  const moment = momentOf(minute >= time ? day : addDays(day, -1), time, world.zone);
  const before = new Date(moment).toISOString();
  if (data.results.some(row => row.cleared !== true && row.at < before))
    clearBoards(edit(world), world.state.day, before);
}

const maxMissed = 100;

/** Notes a refusal in the state, for example of a result that is already declared. */
function runEvent(world: World, event: StateEvent, at: string): void {
  try {
    act(world, event, at);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { state } = world;
    state.missed = [...(state.missed ?? []), { at, do: event.do, reason: error.message }].slice(-maxMissed);
  }
}

function act(world: World, event: StateEvent, at: string): void {
  const { state } = world;
  switch (event.do) {
    case 'declare-next':
      drawNextResult(world, at);
      return;
    case 'betting-on':
    case 'betting-off':
      edit(world).content.betting_status = event.do === 'betting-on' ? '1' : '2';
      return;
    case 'declare': {
      const { day, ...declared } = declarationOf(event.result);
      declareNow(world, declared, { day, time: Date.parse(at) });
      return;
    }
    case 'void':
      voidNow(world, voidOrderOf(event.bids), Date.parse(at));
      return;
    case 'set-fault':
      addFault(state, event.fault);
      return;
    case 'set-faults': {
      const name = faultSet(event.set)?.name;
      state.faults = state.faults.filter(fault => fault.set !== name);
      for (const fault of faultSet(event.set)?.faults ?? []) addFault(state, fault);
      return;
    }
    case 'remove-faults': {
      const name = event.set === undefined ? undefined : faultSet(event.set)?.name;
      state.faults = state.faults.filter(
        fault =>
          (name !== undefined && fault.set !== name) ||
          (event.path !== undefined && fault.path !== event.path),
      );
      return;
    }
    case 'approve-deposit':
    case 'reject-deposit':
    case 'approve-withdrawal':
    case 'cancel-withdrawal':
      decide(world, event, at);
  }
}

function decide(
  world: World,
  event: StateEvent & { readonly player?: string | undefined },
  at: string,
): void {
  const { data } = world.state;
  const { player } = event;
  const user = data.users.find(({ mobile }) => mobile === player);
  const isDeposit = event.do === 'approve-deposit' || event.do === 'reject-deposit';
  const waiting = (isDeposit ? data.fund_requests : data.withdrawals).find(
    row => row.status === 'pending' && (player === undefined || row.user_id === user?.id),
  );
  const { id } = waiting ?? refuse(`No ${isDeposit ? 'deposit' : 'withdraw request'} waits for a decision`);
  if (event.do === 'approve-deposit') decideDeposit(edit(world), id, 'approved', at);
  else if (event.do === 'reject-deposit') decideDeposit(edit(world), id, 'rejected', at);
  else {
    const status = event.do === 'approve-withdrawal' ? 'approved' : 'cancelled';
    decideWithdrawal(edit(world), id, { status, payment_receipt: null }, at);
  }
}
