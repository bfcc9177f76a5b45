import type { Attempt, AttemptEvent, Phase } from '../../../src/domain/placing/attempt.ts';
import { nextPhase } from '../../../src/domain/placing/attempt.ts';
import type { Evidence } from '../../../src/domain/placing/evidence.ts';
import type { Effect, Event, Moment } from '../../../src/domain/placing/events.ts';
import {
  type Check,
  nothingKnown,
  type State,
  type TapStage,
  type Who,
} from '../../../src/domain/placing/state.ts';
import { step } from '../../../src/domain/placing/step.ts';
import { points } from '../../../src/domain/points.ts';
import { account, line, source } from '../placing-world.ts';

// Prints the machine by running it: a state of each kind, with each event that may concern it.

const at: Moment = { ran: 100_000, now: 100_000, shown: 100_000, lagMs: 0, sendsRef: false };
const row = line('7 50');
const baseline = { lines: [], balance: points(1000) };
const unclear: Phase = { kind: 'unclear', since: 99_000, quietMs: 1500, clean: 1 };
const attemptIn = (phase: Phase): Attempt => ({
  id: 'a',
  account,
  source,
  wanted: [row],
  total: points(50),
  sentRef: false,
  baseline,
  sentAt: 0,
  at: 0,
  phase,
});

const seconds = (ms: number): string => `${ms / 1000} s`;

function effectWords(effect: Effect): string {
  switch (effect.kind) {
    case 'lock':
    case 'unlock':
    case 'post':
      return effect.kind;
    case 'persist':
      return `persist (${'add' in effect ? 'add' : 'change' in effect ? 'change' : 'remove'})`;
    case 'read':
      return `read (${effect.what})`;
    case 'wait':
      return `wait (${'paint' in effect ? 'paint' : seconds(effect.ms)})`;
    case 'inform':
      if ('news' in effect) return `inform (${effect.news})`;
      return 'knownEnd' in effect ? 'inform (ledger)' : `inform (${effect.end.kind})`;
    default:
      return effect satisfies never;
  }
}

const effectsOf = (effects: readonly Effect[]): string => effects.map(effectWords).join(', ');

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');

const phases: readonly Phase[] = [
  { kind: 'sent' },
  unclear,
  { kind: 'absent' },
  { kind: 'placed', twice: false, told: false },
];

const attemptEvents: readonly (readonly [string, AttemptEvent])[] = [
  ['the reply says placed', { kind: 'placed' }],
  ['the reply says rejected', { kind: 'rejected', ran: at.ran, lagMs: 0 }],
  ['the reply is lost', { kind: 'lost', ran: at.ran, lagMs: 0 }],
  ['the time limit', { kind: 'timedOut', ran: at.ran, lagMs: 0 }],
  ['its page died', { kind: 'died', ran: at.ran, lagMs: 0 }],
  ['the player sends it again', { kind: 'givenUp' }],
  ['a reading: found', { kind: 'read', finding: 'found', ran: at.ran }],
  ['a reading: absent, early', { kind: 'read', finding: 'absent', ran: at.ran }],
  ['a reading: absent, late enough', { kind: 'read', finding: 'absent', ran: at.ran + 500 }],
  ['a reading: unclear', { kind: 'read', finding: 'unclear', ran: at.ran }],
];

function phaseWords(before: Phase, after: Phase): string {
  if (after === before) return '';
  if (after.kind !== 'unclear') return after.kind;
  return after.clean > 0
    ? 'unclear, one more clean reading'
    : `unclear, quiet after ${seconds(after.quietMs)}`;
}

/** The phases of an attempt, and the result of each event. */
export const attemptTable = (): string =>
  table(
    ['Event', ...phases.map(({ kind }) => kind)],
    attemptEvents.map(([name, event]) => [
      name,
      ...phases.map(phase => phaseWords(phase, nextPhase(phase, event))),
    ]),
  );

type Case = readonly [name: string, event: Event];
const nothingNew: Evidence = baseline;
const found: Evidence = { lines: [row], balance: points(950) };
const unread: Evidence = { lines: null, balance: null };
const readings = (who: Who): readonly Case[] => [
  ['a reading that finds it', { kind: 'evidence', who, evidence: found }],
  ['a reading without a trace', { kind: 'evidence', who, evidence: nothingNew }],
  ['a reading that fails', { kind: 'evidence', who, evidence: unread }],
];

const tapWho: Who = { of: 'tap', id: 1 };
const timer = 1;
const rows = { free: [row], waiting: [] };
const leaving = [attemptIn({ kind: 'sent' })];
const placedReply = { attempt: attemptIn({ kind: 'sent' }), end: 'placed', message: null } as const;
const sending = { ...rows, kind: 'sending', baseline, leaving, remaining: new Set(['a']) } as const;
const tapStages: readonly (readonly [name: string, TapStage])[] = [
  ['waiting', { kind: 'waiting' }],
  ['locking', { kind: 'locking' }],
  ['locked out', { kind: 'locked out' }],
  ['loading', { kind: 'loading' }],
  ['giving up', { kind: 'giving up', remaining: 1 }],
  ['checking', { kind: 'checking', remaining: new Set(['a']), timer }],
  ['taking baseline', { ...rows, kind: 'taking baseline', begunAt: at.now, timer, part: { kind: 'first' } }],
  ['asking', { ...rows, kind: 'asking', baseline }],
  ['writing', { ...rows, kind: 'writing', baseline, leaving }],
  ['sending', { ...sending, sent: [] }],
  ['sending, and it was placed', { ...sending, sent: [placedReply] }],
  ['refreshing', { ...rows, kind: 'refreshing', sent: [placedReply], timer }],
];
const reply = { kind: 'replied', tap: 1, attempt: 'a', message: null, timedOut: false, late: false } as const;
const tapEvents: readonly Case[] = [
  ['the wallet was read', { kind: 'wallet read' }],
  ['the lock is free', { kind: 'locked', who: tapWho, free: true }],
  ['the lock is not free in time', { kind: 'locked', who: tapWho, free: false }],
  ['the journal was read', { kind: 'journal', who: tapWho, kept: [] }],
  ['the journal was not read', { kind: 'journal', who: tapWho, kept: null }],
  ['the journal is loaded', { kind: 'loaded', who: tapWho, ok: true }],
  ['the journal cannot be read', { kind: 'loaded', who: tapWho, ok: false }],
  ['the last note is written', { kind: 'written', who: { ...tapWho, attempt: 'a' } }],
  ['the last check has ended', { kind: 'checked', attempt: 'a' }],
  ['a whole reading', { kind: 'evidence', who: tapWho, evidence: nothingNew }],
  ['a reading that fails', { kind: 'evidence', who: tapWho, evidence: unread }],
  ['requests', { kind: 'requests', who: tapWho, requests: [{ id: 'a', wanted: [row], total: row.points }] }],
  ['no requests', { kind: 'requests', who: tapWho, requests: [] }],
  ['they are written', { kind: 'added', who: tapWho, ok: true }],
  ['they cannot be written', { kind: 'added', who: tapWho, ok: false }],
  ['the reply says placed', { ...reply, end: 'placed' }],
  ['the reply says rejected', { ...reply, end: 'rejected' }],
  ['the reply is unclear', { ...reply, end: 'unclear' }],
  ['its time is up', { kind: 'woke', who: tapWho, timer }],
];

function tapState(stage: TapStage): State {
  const isSent = stage.kind === 'sending' || stage.kind === 'refreshing';
  const phase: Phase =
    stage.kind === 'refreshing' ? { kind: 'placed', twice: false, told: false } : { kind: 'sent' };
  const known = new Map(isSent ? [['a', attemptIn(phase)]] : []);
  const tap = { id: 1, order: { account, source, wanted: [row] }, again: [], stage };
  return { ...nothingKnown, lastNumber: timer, known, tap };
}

/** The stages of a tap, and the result of each event that concerns one. */
export function tapTable(): string {
  const begun = step(
    nothingKnown,
    { kind: 'tapped', tap: 1, order: { account, source, wanted: [row] }, again: [] },
    at,
  );
  const line1 = ['', 'a tap', begun[0].tap?.stage.kind ?? '', effectsOf(begun[1])];
  const lines = tapStages.flatMap(([stageName, stage]) =>
    tapEvents.flatMap(([name, event]) => {
      const isReply = event.kind === 'replied';
      if (stage.kind === 'sending' && isReply !== (stage.sent.length === 0)) return [];
      const before = tapState(stage);
      const [after, effects] = step(before, event, at);
      if (after === before && effects.length === 0) return [];
      return [[stageName, name, after.tap?.stage.kind ?? 'ended', effectsOf(effects)]];
    }),
  );
  return table(['Stage', 'Event', 'Then', 'Effects'], [line1, ...lines]);
}

const checkWho: Who = { of: 'check', attempt: 'a' };
const pass = { attempt: attemptIn(unclear), failures: 0, wasAbsent: false };
const checks: readonly (readonly [string, Check | null])[] = [
  ['none', null],
  ['reading', { pass: { ...pass, stage: { kind: 'reading', since: at.ran } }, rest: null }],
  [
    'reading journal',
    { pass: { ...pass, stage: { kind: 'reading journal', since: at.ran, evidence: found } }, rest: null },
  ],
  ['noting', { pass: { ...pass, stage: { kind: 'noting', finding: 'unclear', isRead: true } }, rest: null }],
  ['waiting', { pass: { ...pass, stage: { kind: 'waiting', timer } }, rest: null }],
  ['pausing', { pass: { ...pass, stage: { kind: 'pausing', timer } }, rest: null }],
  [
    'pausing for the last time',
    {
      pass: { ...pass, failures: 4, stage: { kind: 'noting', finding: 'unclear', isRead: false } },
      rest: null,
    },
  ],
  ['resting', { pass: null, rest: { pause: 15_000, timer } }],
];
const checkEvents: readonly Case[] = [
  ['a check is asked for', { kind: 'check', attempt: 'a' }],
  ...readings(checkWho),
  ['the journal', { kind: 'journal', who: checkWho, kept: [] }],
  ['the note is written', { kind: 'written', who: checkWho }],
  ['the end of an attempt is known', { kind: 'attempt changed' }],
  ['its time is up', { kind: 'woke', who: checkWho, timer }],
];

const stageOf = ({ checks: all }: State): string => {
  const check = all.get('a');
  return check?.pass?.stage.kind ?? (check === undefined ? 'ended' : 'resting');
};

/** The stages of the check of an unclear attempt. */
export function checkTable(): string {
  const lines = checks.flatMap(([name, check]) =>
    checkEvents.flatMap(([what, event]) => {
      const before: State = {
        ...nothingKnown,
        lastNumber: timer,
        known: new Map([['a', attemptIn(unclear)]]),
        checks: new Map(check === null ? [] : [['a', check]]),
      };
      const [after, effects] = step(before, event, at);
      if (after === before && effects.length === 0) return [];
      return [[name, what, stageOf(after), effectsOf(effects)]];
    }),
  );
  return table(['Stage', 'Event', 'Then', 'Effects'], lines);
}
