import {
  beginCheck,
  onAttemptChanged,
  onCheckEvidence,
  onCheckJournal,
  onCheckNoted,
  onCheckWoke,
} from './checks.ts';
import { beginWatch, onWatchEvidence, onWatchJournal, onWatchWoke } from './doubles.ts';
import { type Effect, type Event, inTurn, type Moment, type Step } from './events.ts';
import { beginLoad, onLoad } from './journal-load.ts';
import { onNoted } from './notes.ts';
import { beginReadAhead, onReadAhead } from './read-ahead.ts';
import type { State } from './state.ts';
import {
  beginSweep,
  beginResume,
  onSwept,
  onSweepLoaded,
  onSweepLocked,
  onSweepWoke,
  onResumeWoke,
} from './sweeps.ts';
import { onTap } from './tap-stages.ts';
import { onReplied } from './sending.ts';
import { onTapEnded, onTapped } from './taps.ts';
import { beginTelling, onPainted, onTellingWoke, onToldWritten, onOtherPlayer } from './tellings.ts';
import { onWallet } from './after-replies.ts';

/**
 * The next state and the effects of an event (docs/design/placing.md "The machine"). Messages between tasks
 * are handled within the step.
 */
export function step(state: State, event: Event, at: Moment): readonly [State, readonly Effect[]] {
  const effects: Effect[] = [];
  let now = state;
  const take = (one: Event): void => {
    const [next, out] = handle(now, one, at);
    now = next;
    for (const each of out)
      if (each.kind === 'raise') take(each.event);
      else effects.push(each);
  };
  take(event);
  return [now, effects];
}

function handle(state: State, event: Event, at: Moment): Step {
  switch (event.kind) {
    case 'prepared':
      return inTurn(
        state,
        now => beginReadAhead(now, event.scope, at),
        now => beginResume(now, event.scope.account, at),
      );
    case 'resumed':
      return beginResume(state, event.account, at);
    case 'tapped':
      return onTapped(state, event);
    case 'shown':
      return beginTelling(state, event, null);
    case 'replied':
      return onReplied(state, event, at);
    case 'noted':
      return onNoted(state, event.news, event.who);
    case 'attempt changed':
      return onAttemptChanged(state, at);
    case 'check':
      return beginCheck(state, event.attempt, at);
    case 'load':
      return beginLoad(state, event.account, event.who);
    case 'sweep':
      return beginSweep(state, event.account, event.resume);
    case 'swept':
      return onSwept(state, event.resume, event.ok, at);
    case 'untold':
      return onUntold(state, event, at);
    case 'watch':
      return beginWatch(state, event.attempts, event.afterMs, at);
    case 'tap ended':
      return onTapEnded(state, event.account);
    case 'checked':
    case 'rows known':
    case 'read ahead':
    case 'wallet read':
      return onTap(state, event, at);
    case 'locked':
    case 'journal':
    case 'version':
    case 'evidence':
    case 'balance':
    case 'requests':
    case 'added':
    case 'painted':
    case 'other player':
    case 'woke':
    case 'written':
    case 'loaded':
      return onAnswer(state, event, at);
    default:
      return event satisfies never;
  }
}

/** Where readers lag, a double shows only later, so a watch begins before the player reads the outcome. */
const onUntold = (state: State, { attempt }: Extract<Event, { readonly kind: 'untold' }>, at: Moment): Step =>
  inTurn(
    state,
    now => (at.lagMs > 0 ? beginWatch(now, [attempt], at.lagMs, at) : [now, []]),
    now => beginSweep(now, attempt.account, null),
  );

type Answer = Extract<Event, { readonly who: object }>;

/** An answer for a stage that is over changes nothing. */
function onAnswer(
  state: State,
  event: Exclude<Answer, { readonly kind: 'noted' | 'load' }>,
  at: Moment,
): Step {
  const { kind, who } = event;
  switch (who.of) {
    case 'tap':
      return onTap(state, event, at);
    case 'check':
      if (kind === 'woke') return onCheckWoke(state, who.attempt, event.timer, at);
      if (kind === 'evidence') return onCheckEvidence(state, who.attempt, event.evidence, at);
      if (kind === 'journal') return onCheckJournal(state, who.attempt, event.kept, at);
      return kind === 'written' ? onCheckNoted(state, who.attempt, at) : [state, []];
    case 'thenCheck':
      return kind === 'written' ? beginCheck(state, who.attempt, at) : [state, []];
    case 'load':
      return kind === 'journal' || kind === 'written' ? onLoad(state, who.id, event, at) : [state, []];
    case 'sweep':
      if (kind === 'locked') return onSweepLocked(state, who.id, event.free);
      if (kind === 'loaded') return onSweepLoaded(state, who.id, event.ok);
      return kind === 'woke' ? onSweepWoke(state, who.id, event.timer) : [state, []];
    case 'resume':
      return kind === 'woke' ? onResumeWoke(state, who.id, event.timer) : [state, []];
    case 'telling':
      if (kind === 'painted') return onPainted(state, who.id);
      if (kind === 'other player') return onOtherPlayer(state, who.id);
      if (kind === 'woke') return onTellingWoke(state, who.id, event.timer);
      return kind === 'written' ? onToldWritten(state, who.id) : [state, []];
    case 'double':
      if (kind === 'woke') return onWatchWoke(state, who.id, event.timer, at);
      if (kind === 'evidence') return onWatchEvidence(state, who.id, event.evidence);
      return kind === 'journal' ? onWatchJournal(state, who.id, event.kept, at) : [state, []];
    case 'readAhead':
      return kind === 'version' || kind === 'evidence' ? onReadAhead(state, who.id, event) : [state, []];
    case 'wallet':
      return kind === 'version' || kind === 'balance' || kind === 'written' || kind === 'evidence'
        ? onWallet(state, who.id, event, at)
        : [state, []];
    default:
      return who satisfies never;
  }
}
