import { faultSet } from '../data/fault-sets.ts';
import { addFault } from '../data/faults.ts';
import { Refusal, refuse } from '../data/refusal.ts';
import { declarationOf } from '../data/result-order.ts';
import type { StateEvent } from '../data/timeline.ts';
import { wallTime } from '../data/wall-time.ts';
import { decideDeposit, decideWithdrawal } from '../rules/money.ts';
import { dayToDeclare, declareResult } from '../rules/settle.ts';
import { drawNextResult } from './declaration.ts';
import { edit, type World } from './world.ts';

const maxMissed = 100;

/** Does what an event says. What is refused then (a result that is declared already) is noted in the state. */
export function runEvent(world: World, event: StateEvent, at: string): void {
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
      const declared = declarationOf(event.result);
      const { minute } = wallTime(Date.parse(at), world.zone);
      const day = dayToDeclare(state.data, declared, { day: state.day, minute });
      declareResult(edit(world), declared, { day, today: state.day, at });
      return;
    }
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

/** Decides the deposit or withdraw request that has waited longest. */
function decide(
  world: World,
  event: StateEvent & { readonly player?: string | undefined },
  at: string,
): void {
  const { data } = world.state;
  const { player } = event;
  const user = data.users.find(one => one.mobile === player);
  const isDeposit = event.do === 'approve-deposit' || event.do === 'reject-deposit';
  const waiting = (isDeposit ? data.fund_requests : data.withdrawals).find(
    row => row.status === 'pending' && (player === undefined || row.user_id === user?.id),
  );
  const { id } = waiting ?? refuse(`No ${isDeposit ? 'deposit' : 'withdraw request'} waits for a decision`);
  if (event.do === 'approve-deposit') decideDeposit(edit(world), id, 'approved', at);
  else if (event.do === 'reject-deposit') decideDeposit(edit(world), id, 'rejected', at);
  else
    decideWithdrawal(edit(world), id, event.do === 'approve-withdrawal' ? 'approved' : 'cancelled', null, at);
}
