import type { AppKey } from '../../src/contract/envelope.ts';
import { ok, type Result } from '../../src/lib/result.ts';
import type { MockClock } from '../data/clock.ts';
import type { Latency } from '../data/random.ts';
import { noAudit, type AuditLog, noStore, type Store } from '../world/keeping.ts';
import { firstState, type FirstState } from '../world/first-state.ts';
import { beginState, createWorld, type World } from '../world/world.ts';
import { createJournal, type Journal } from './journal.ts';
import type { ContractMode } from './request-check.ts';

/** How a mock begins; a reset uses the same where it says nothing else. */
type MockOptions = {
  readonly scenario: string;
  readonly seed: number;
  readonly zone: string;
  readonly clock: MockClock;
  /** How late every reply comes (`--latency`); 0 leaves it to the scenario. */
  readonly latency: Latency;
  /** Where the clock of a fresh world begins (milliseconds since 1970); null: at the machine's time. */
  readonly start: number | null;
  /** Whether somebody has asked for `start`: then a scenario's own time does not count. */
  readonly startIsAsked?: boolean;
  readonly contract?: ContractMode;
  /** Whether waits are noted in the journal and not waited for; left out: they are. */
  readonly virtual?: boolean;
};

/** The running provider. `store` saves its world beyond the process, and `audit` notes who did what, where that is wanted. */
export type Mock = {
  readonly world: World;
  readonly journal: Journal;
  readonly appKey: AppKey;
  readonly options: MockOptions;
  latency: Latency;
  contract: ContractMode;
  store: Store;
  audit: AuditLog;
};

const usualMode: ContractMode = 'warn';

/** A mock of a scenario; it sets the clock. The error is one line: no such scenario, or what is wrong in it. */
export function openMock(options: MockOptions): Result<Mock, string> {
  const { clock, zone, seed } = options;
  const first = begin(options.scenario, seed, options);
  if (!first.ok) return first;
  return ok({
    world: createWorld(zone, clock, first.value.state),
    journal: createJournal(),
    appKey: { name: 'app_key', value: 'demo' },
    options,
    latency: latencyOf(first.value, options),
    contract: options.contract ?? usualMode,
    store: noStore,
    audit: noAudit,
  });
}

const begin = (scenario: string, seed: number, options: MockOptions): Result<FirstState, string> =>
  firstState(scenario, { ...options, seed, startIsAsked: options.startIsAsked === true });

const latencyOf = (first: FirstState, { latency }: MockOptions): Latency =>
  latency === 0 ? (first.latency ?? 0) : latency;

/**
 * Begins a scenario again: clock, latency and contract mode as at the start, and an empty journal that counts from 1. So the
 * same calls make the same journal. After an error nothing has changed.
 */
export function resetMock(mock: Mock, scenario: string, seed: number): Result<null, string> {
  const { world, options } = mock;
  const first = begin(scenario, seed, options);
  if (!first.ok) return first;
  beginState(world, first.value.state);
  mock.journal.restart();
  mock.latency = latencyOf(first.value, options);
  mock.contract = options.contract ?? usualMode;
  return ok(null);
}
