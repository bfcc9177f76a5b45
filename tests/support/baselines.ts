import type { Attempt } from '../../src/domain/placing/attempt.ts';
import type { Baseline } from '../../src/domain/placing/evidence.ts';
import type { Effect, Event } from '../../src/domain/placing/events.ts';
import type { Scope } from '../../src/domain/placing/order.ts';
import { nothingKnown } from '../../src/domain/placing/state.ts';
import { step } from '../../src/domain/placing/step.ts';
import { points } from '../../src/domain/points.ts';
import type { PlacingEnvironment } from '../../src/state/money/placing/environment.ts';
import { line } from './placing-world.ts';

type Reading = Pick<PlacingEnvironment, 'now' | 'read' | 'provider'>;

/** Only the part of the machine that reads the baseline of an order. Nothing is sent. */
export function openBaselines({ now, read, provider }: Reading, version: () => Promise<number | null>) {
  let state = nothingKnown;
  const tell = async (event: Event): Promise<void> => {
    const [next, effects] = step(state, event, { ran: 0, now: now(), shown: 0, ...provider() });
    state = next;
    for (const effect of effects) await perform(effect);
  };
  const perform = async (effect: Effect): Promise<void> => {
    if (effect.kind !== 'read') return;
    const { who } = effect;
    if (effect.what === 'version') await tell({ kind: 'version', who, version: await version() });
    if (effect.what === 'evidence') await tell({ kind: 'evidence', who, evidence: await read(effect.scope) });
  };
  return {
    prepare: (scope: Scope): Promise<void> => tell({ kind: 'prepared', scope }),
    /** `settled`: the end of every attempt is known. */
    take: async (scope: Scope, settled: boolean): Promise<Baseline | null> => {
      const order = { ...scope, wanted: [line('7 50')] };
      const open: Attempt = {
        ...order,
        id: 'open',
        total: points(50),
        sentRef: false,
        baseline: { lines: [], balance: points(0) },
        sentAt: 0,
        at: 0,
        phase: { kind: 'sent' },
      };
      const stage = { kind: 'checking', remaining: new Set<string>(), timer: null } as const;
      const known = new Map(settled ? [] : [[open.id, open]]);
      state = { ...state, known, tap: { id: 1, order, again: [], stage } };
      await tell({ kind: 'rows known', free: order.wanted, waiting: [] });
      return state.tap?.stage.kind === 'asking' ? state.tap.stage.baseline : null;
    },
  };
}
