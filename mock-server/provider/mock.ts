import type { AppKey } from '../../src/contract/envelope.ts';
import { ok, type Result } from '../../src/lib/result.ts';
import type { MockClock } from '../data/clock.ts';
import type { Latency } from '../data/random.ts';
import { noAudit, type AuditLog, noStore, type Store } from '../world/keeping.ts';
import { firstState, type FirstState } from '../world/first-state.ts';
import { beginState, createWorld, type World } from '../world/world.ts';
import { createJournal, type Journal } from './journal.ts';
import { createReportLog, type ReportLog } from './reports.ts';
import type { ContractMode } from './request-check.ts';

/** A reset uses the same options unless it names others. */
type MockOptions = {
  readonly scenario: string;
  readonly seed: number;
  readonly zone: string;
  readonly clock: MockClock;
  /** 0 lets the scenario decide. */
  readonly latency: Latency;
  /** Milliseconds since 1970, or null for the machine's time. */
  readonly start: number | null;
  /** If true, the scenario's own time is ignored. */
  readonly startIsAsked?: boolean;
  readonly contract?: ContractMode;
  /** The journal notes each delay, but nothing waits. */
  readonly virtual?: boolean;
};

export type Mock = {
  readonly world: World;
  readonly journal: Journal;
  readonly reports: ReportLog;
  readonly appKey: AppKey;
  readonly options: MockOptions;
  latency: Latency;
  contract: ContractMode;
  store: Store;
  audit: AuditLog;
};

const usualMode: ContractMode = 'warn';

/** Also sets the clock. The error is one line. */
export function openMock(options: MockOptions): Result<Mock, string> {
  const { clock, zone, seed } = options;
  const first = begin(options.scenario, seed, options);
  if (!first.ok) return first;
  return ok({
    world: createWorld(zone, clock, first.value.state),
    journal: createJournal(),
    reports: createReportLog(),
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
 * Restarts the journal at 1, so that the same calls make the same journal. After an error nothing has
 * changed.
 */
export function resetMock(mock: Mock, scenario: string, seed: number): Result<null, string> {
  const { world, options } = mock;
  const first = begin(scenario, seed, options);
  if (!first.ok) return first;
  beginState(world, first.value.state);
  mock.journal.restart();
  mock.reports.clear();
  mock.latency = latencyOf(first.value, options);
  mock.contract = options.contract ?? usualMode;
  return ok(null);
}
