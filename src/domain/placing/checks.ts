import { type Attempt, isOpen, isUntold, nextReadingIn, waitMs } from './attempt.ts';
import { type Evidence, type Finding, isWhole } from './evidence.ts';
import { inTurn, type Moment, type Out, raise, type Step } from './events.ts';
import { takeOver } from './journal-load.ts';
import { note } from './notes.ts';
import { agreed } from './verdict.ts';
import {
  type Check,
  type Pass,
  type State,
  takeNumber,
  type Who,
  withEntry,
  withLocalFacts,
} from './state.ts';

/** Milliseconds before an unclear reading is repeated. After the last one the pass ends. */
const pauses = [250, 500, 1000, 1250];
/** Milliseconds between two readings that disagree because readers lag. */
const lagPauseMs = 3000;
/**
 * Milliseconds between passes in the background: the first pause, and the longest. Each pause is twice the
 * one before.
 */
const [againMs, rarestMs] = [15_000, 3_600_000];

/** A pass at any stage. */
type AnyPass = Omit<Pass, 'stage'>;

const whoOf = (attempt: string): Who => ({ of: 'check', attempt });
const none: Check = { pass: null, rest: null };
const checkOf = ({ checks }: State, id: string): Check => checks.get(id) ?? none;
const withCheck = (state: State, id: string, change: Partial<Check>): State => ({
  ...state,
  checks: new Map(state.checks).set(id, { ...checkOf(state, id), ...change }),
});

/** Raises `checked` at the end. If a check is already under way, begins no second one. */
export function beginCheck(state: State, id: string, at: Moment): Step {
  if (checkOf(state, id).pass !== null) return [state, []];
  const attempt = state.known.get(id);
  if (attempt?.phase.kind !== 'absent') return goOn(state, id, 0, at);
  return read(state, { attempt, failures: 0, wasAbsent: true }, at);
}

function goOn(state: State, id: string, failures: number, at: Moment): Step {
  const attempt = state.known.get(id);
  if (attempt?.phase.kind !== 'unclear') return endPass(state, id, true);
  const due = nextReadingIn(attempt.phase, at.ran, at.lagMs);
  const pass = { attempt, failures, wasAbsent: false };
  return due <= 0 ? read(state, pass, at) : pauseFor(state, pass, { kind: 'waiting', ms: due });
}

function pauseFor(
  state: State,
  pass: AnyPass,
  { kind, ms }: { readonly kind: 'waiting' | 'pausing'; readonly ms: number },
): Step {
  const { id } = pass.attempt;
  const [next, timer] = takeNumber(state);
  return [
    withCheck(next, id, { pass: { ...pass, stage: { kind, timer } } }),
    [{ kind: 'wait', ms, timer, who: whoOf(id) }],
  ];
}

function read(state: State, pass: AnyPass, at: Moment): Step {
  const { attempt } = pass;
  return [
    withCheck(state, attempt.id, { pass: { ...pass, stage: { kind: 'reading', since: at.ran } } }),
    [{ kind: 'read', what: 'evidence', scope: attempt, who: whoOf(attempt.id) }],
  ];
}

/** Goes on in the background: an open attempt may become clear, and an absent one may still show up. */
function endPass(state: State, id: string, isRead: boolean): Step {
  const { rest: before } = checkOf(state, id);
  const checked = raise({ kind: 'checked', attempt: id });
  const ended = withLocalFacts(withCheck(state, id, { pass: null }), id, { checked: true });
  if (before !== null && before.timer !== null) return [ended, [checked]];
  const attempt = state.known.get(id);
  if (attempt === undefined || !(isOpen(attempt) || attempt.phase.kind === 'absent'))
    return [{ ...ended, checks: withEntry(ended.checks, id, null) }, [checked]];
  const pause = before === null || !isRead ? againMs : Math.min(2 * before.pause, rarestMs);
  const [next, timer] = takeNumber(ended);
  return [
    withCheck(next, id, { rest: { pause, timer } }),
    [{ kind: 'wait', ms: pause, timer, who: whoOf(id) }, checked],
  ];
}

export function onCheckWoke(state: State, id: string, timer: number, at: Moment): Step {
  const { pass, rest: resting } = checkOf(state, id);
  if (resting?.timer === timer)
    return beginCheck(withCheck(state, id, { rest: { ...resting, timer: null } }), id, at);
  if (pass?.stage.kind === 'waiting' && pass.stage.timer === timer) return read(state, pass, at);
  if (pass?.stage.kind === 'pausing' && pass.stage.timer === timer) return goOn(state, id, pass.failures, at);
  return [state, []];
}

/** A late reply can end the waiting of a check, or start it again. */
export const onAttemptChanged = (state: State, at: Moment): Step =>
  inTurn(
    state,
    ...Array.from(
      state.checks,
      ([id, { pass }]) =>
        (next: State): Step =>
          pass?.stage.kind === 'waiting' ? goOn(next, id, pass.failures, at) : [next, []],
    ),
  );

export function onCheckEvidence(state: State, id: string, evidence: Evidence, at: Moment): Step {
  const { pass } = checkOf(state, id);
  if (pass?.stage.kind !== 'reading') return [state, []];
  const { since } = pass.stage;
  const [next, finding] = agreed(state, pass.attempt, evidence, at);
  if (finding === 'absent' || finding === 'unclear')
    return conclude(next, pass, { since, finding, evidence });
  // Another tab's request may explain the lines, so the journal is read before a row is called placed.
  return [
    withCheck(next, id, { pass: { ...pass, stage: { kind: 'reading journal', since, evidence } } }),
    [{ kind: 'read', what: 'journal', account: pass.attempt.account, who: whoOf(id) }],
  ];
}

export function onCheckJournal(state: State, id: string, kept: readonly Attempt[] | null, at: Moment): Step {
  const { pass } = checkOf(state, id);
  if (pass?.stage.kind !== 'reading journal') return [state, []];
  const { since, evidence } = pass.stage;
  const taken = takeOver(state, kept ?? [], at);
  const attempt = taken.known.get(id);
  // Raised here too, because the tab that found it may die before the player reads it there.
  const untold: readonly Out[] =
    attempt !== undefined && isUntold(attempt) ? [raise({ kind: 'untold', attempt })] : [];
  const [next, finding] = agreed(taken, pass.attempt, evidence, at);
  return inTurn(
    next,
    now => [now, untold],
    now => conclude(now, pass, { since, finding, evidence }),
  );
}

type Weighed = { readonly since: number; readonly finding: Finding; readonly evidence: Evidence };

function conclude(state: State, pass: Pass, { since, finding, evidence }: Weighed): Step {
  const { id } = pass.attempt;
  const isRead = isWhole(evidence);
  const noting = withCheck(state, id, { pass: { ...pass, stage: { kind: 'noting', finding, isRead } } });
  return note(noting, id, { kind: 'read', finding, ran: since }, whoOf(id));
}

export function onCheckNoted(state: State, id: string, at: Moment): Step {
  const { pass } = checkOf(state, id);
  if (pass?.stage.kind !== 'noting') return [state, []];
  const { attempt, failures, wasAbsent, stage } = pass;
  if (wasAbsent) return endPass(state, id, stage.isRead);
  if (stage.finding !== 'unclear') return goOn(state, id, 0, at);
  // Where readers lag, history and wallet need not agree yet.
  const waitingMs = stage.isRead && at.lagMs > 0 ? waitMs(attempt.phase, at.ran) : 0;
  if (waitingMs > 0) return pauseFor(state, pass, { kind: 'pausing', ms: Math.min(waitingMs, lagPauseMs) });
  const pause = pauses[failures];
  if (pause === undefined) return endPass(state, id, stage.isRead);
  return pauseFor(state, { ...pass, failures: failures + 1 }, { kind: 'pausing', ms: pause });
}
