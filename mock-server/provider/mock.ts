import type { AppKey } from '../../src/contract/envelope.ts';
import { ok, type Result } from '../../src/lib/result.ts';
import type { MockClock } from '../data/clock.ts';
import { noStore, type Store } from '../world/no-store.ts';
import { createWorld, freshState, type World } from '../world/world.ts';
import { createJournal, type Journal } from './journal.ts';
import type { ContractMode } from './request-check.ts';

/** How a mock begins; a reset uses the same where it says nothing else. */
export type MockOptions = {
  readonly scenario: string;
  readonly seed: number;
  readonly zone: string;
  readonly clock: MockClock;
  /** Milliseconds added to every reply (`--latency`). */
  readonly latency: number;
  /** Where the clock of a fresh world begins (milliseconds since 1970); null: at the machine's time. */
  readonly start: number | null;
  readonly contract?: ContractMode;
  /** Whether waits are noted in the journal and not waited for; left out: they are. */
  readonly virtual?: boolean;
};

/** The running provider. `store` saves its world beyond the process, where that is wanted. */
export type Mock = {
  readonly world: World;
  readonly journal: Journal;
  readonly appKey: AppKey;
  readonly options: MockOptions;
  latency: number;
  contract: ContractMode;
  store: Store;
};

const usualMode: ContractMode = 'warn';

/** A mock of a scenario; it sets the clock. The error is one line: no such scenario, or what is wrong in it. */
export function openMock(options: MockOptions): Result<Mock, string> {
  const { clock, zone, seed, latency, start } = options;
  clock.set(start);
  const state = freshState(options.scenario, { seed, clock, zone });
  if (!state.ok) return state;
  return ok({
    world: createWorld(zone, clock, state.value),
    journal: createJournal(),
    appKey: { name: 'app_key', value: 'demo' },
    options,
    latency,
    contract: options.contract ?? usualMode,
    store: noStore,
  });
}

/**
 * Begins a scenario again: clock, latency and contract mode as at the start, and an empty journal that counts from 1. So the
 * same calls make the same journal. After an error nothing has changed.
 */
export function resetMock(mock: Mock, scenario: string, seed: number): Result<null, string> {
  const { world, options } = mock;
  const before = world.clock.setting();
  world.clock.run(1);
  world.clock.set(options.start);
  const state = freshState(scenario, { seed, clock: world.clock, zone: world.zone });
  if (!state.ok) {
    world.clock.restore(before);
    return state;
  }
  world.state = state.value;
  mock.journal.restart();
  mock.latency = options.latency;
  mock.contract = options.contract ?? usualMode;
  return ok(null);
}
