import { type Attempt, isOpen, isUntold, nextReadingIn, waitMs } from './attempt.ts';
import type { Evidence, Finding } from './evidence.ts';
import { inTurn, type Moment, type Out, raise, type Step } from './events.ts';
import { takeOver } from './journal-load.ts';
import { note } from './notes.ts';
import { agreed } from './verdict.ts';
import { type Check, type Pass, type State, takeNumber, type Who, withEntry, withMarks } from './state.ts';

/** Milliseconds before an unclear reading is repeated. After the last one the pass ends. */
const pauses = [250, 500, 1000, 1250];
/** Milliseconds between two readings that disagree because readers lag. */
const lagPauseMs = 3000;
/**
 * Milliseconds between passes in the background: the first pause, and the longest. Each pause is twice the
 * one before.
 */
const [againMs, rarestMs] = [15_000, 3_600_000];

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
  return attempt?.phase.kind === 'absent' ? read(state, attempt, 0, at, true) : goOn(state, id, 0, at);
}

function goOn(state: State, id: string, failures: number, at: Moment): Step {
  const attempt = state.known.get(id);
  if (attempt?.phase.kind !== 'unclear') return endPass(state, id, true);
  const due = nextReadingIn(attempt.phase, at.ran, at.lagMs);
  if (due <= 0) return read(state, attempt, failures, at, false);
  return pauseFor(state, id, { attempt, failures, wasAbsent: false }, 'waiting', due);
}

function pauseFor(
  state: State,
  id: string,
  pass: Omit<Pass, 'stage'>,
  kind: 'waiting' | 'pausing',
  ms: number,
): Step {
  const [next, timer] = takeNumber(state);
  return [
    withCheck(next, id, { pass: { ...pass, stage: { kind, timer } } }),
    [{ kind: 'wait', ms, timer, who: whoOf(id) }],
  ];
}

const read = (state: State, attempt: Attempt, failures: number, at: Moment, wasAbsent: boolean): Step => [
  withCheck(state, attempt.id, {
    pass: { attempt, failures, wasAbsent, stage: { kind: 'reading', at: at.ran } },
  }),
  [{ kind: 'read', what: 'evidence', scope: attempt, who: whoOf(attempt.id) }],
];

/** Goes on in the background: an open attempt may become clear, and an absent one may still show up. */
function endPass(state: State, id: string, isRead: boolean): Step {
  const { rest: before } = checkOf(state, id);
  const checked = raise({ kind: 'checked', attempt: id });
  const ended = withMarks(withCheck(state, id, { pass: null }), id, { checked: true });
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
  if (pass?.stage.kind === 'waiting' && pass.stage.timer === timer)
    return read(state, pass.attempt, pass.failures, at, false);
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
  const [next, finding] = agreed(state, pass.attempt, evidence, at);
  if (finding === 'absent' || finding === 'unclear') return conclude(next, pass, finding, evidence);
  // Another tab's request may explain the lines, so the journal is read before a row is called placed.
  return [
    withCheck(next, id, { pass: { ...pass, stage: { kind: 'comparing', at: pass.stage.at, evidence } } }),
    [{ kind: 'read', what: 'journal', account: pass.attempt.account, who: whoOf(id) }],
  ];
}

export function onCheckJournal(state: State, id: string, kept: readonly Attempt[] | null, at: Moment): Step {
  const { pass } = checkOf(state, id);
  if (pass?.stage.kind !== 'comparing') return [state, []];
  const taken = takeOver(state, kept ?? [], at);
  const attempt = taken.known.get(id);
  // Raised here too, because the tab that found it may die before the player reads it there.
  const untold: readonly Out[] =
    attempt !== undefined && isUntold(attempt) ? [raise({ kind: 'untold', attempt })] : [];
  const [next, finding] = agreed(taken, pass.attempt, pass.stage.evidence, at);
  return inTurn(
    next,
    now => [now, untold],
    now => conclude(now, pass, finding, pass.stage.kind === 'comparing' ? pass.stage.evidence : null),
  );
}

function conclude(state: State, pass: Pass, finding: Finding, evidence: Evidence | null): Step {
  const { id } = pass.attempt;
  const began = pass.stage.kind === 'reading' || pass.stage.kind === 'comparing' ? pass.stage.at : 0;
  const isRead = evidence !== null && evidence.lines !== null && evidence.balance !== null;
  const noting = withCheck(state, id, { pass: { ...pass, stage: { kind: 'noting', finding, isRead } } });
  return note(noting, id, { kind: 'read', finding, at: began }, whoOf(id));
}

export function onCheckNoted(state: State, id: string, at: Moment): Step {
  const { pass } = checkOf(state, id);
  if (pass?.stage.kind !== 'noting') return [state, []];
  const { attempt, failures, wasAbsent, stage } = pass;
  if (wasAbsent) return endPass(state, id, stage.isRead);
  if (stage.finding !== 'unclear') return goOn(state, id, 0, at);
  // Where readers lag, history and wallet need not agree yet.
  const waitingMs = stage.isRead && at.lagMs > 0 ? waitMs(attempt.phase, at.ran) : 0;
  if (waitingMs > 0) return pauseFor(state, id, pass, 'pausing', Math.min(waitingMs, lagPauseMs));
  const pause = pauses[failures];
  if (pause === undefined) return endPass(state, id, stage.isRead);
  return pauseFor(state, id, { ...pass, failures: failures + 1 }, 'pausing', pause);
}
