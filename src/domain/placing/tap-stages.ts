import type { Event, Moment, Step } from './events.ts';
import {
  beginBaseline,
  onAdded,
  onBaselineRead,
  onBaselineAnswer,
  onReplyNoted,
  onRequests,
} from './sending.ts';
import type { State, TapAt } from './state.ts';
import {
  askLock,
  atStage,
  checkBefore,
  endTap,
  onLockedOut,
  onTapChecked,
  onTapLoaded,
  onTapLocked,
} from './taps.ts';

/** The step of a tap for an event at its stage. An event for another stage or another tap changes nothing. */
export function onTap(state: State, event: Event, at: Moment): Step {
  const { tap } = state;
  if (tap === null || ('who' in event && event.who.of === 'tap' && event.who.id !== tap.id))
    return [state, []];
  const nothing: Step = [state, []];
  const { stage } = tap;
  switch (stage.kind) {
    case 'waiting':
      return event.kind === 'wallet read' ? askLock(state, tap) : nothing;
    case 'locking':
      return event.kind === 'locked' ? onTapLocked(state, tap, event.free) : nothing;
    case 'locked out':
      return event.kind === 'journal' ? onLockedOut(state, tap, event.kept !== null) : nothing;
    case 'loading':
      return event.kind === 'loaded' ? onTapLoaded(state, tap, event.ok, at) : nothing;
    case 'giving up':
      if (event.kind !== 'written') return nothing;
      return stage.remaining > 1
        ? [atStage(state, tap, { ...stage, remaining: stage.remaining - 1 }), []]
        : checkBefore(state, tap, at);
    case 'checking':
      if (event.kind === 'rows known') return beginBaseline(state, tap, event, at);
      return onChecking(state, { ...tap, stage }, event, at);
    case 'taking baseline':
      if (event.kind === 'woke')
        return event.timer === stage.timer ? onBaselineRead(state, { ...tap, stage }, null, at) : nothing;
      return event.kind === 'read ahead' || event.kind === 'version' || event.kind === 'evidence'
        ? onBaselineAnswer(state, { ...tap, stage }, event, at)
        : nothing;
    case 'asking':
      return event.kind === 'requests' ? onRequests(state, { ...tap, stage }, event.requests, at) : nothing;
    case 'writing':
      return event.kind === 'added' ? onAdded(state, { ...tap, stage }, event.ok, at) : nothing;
    case 'sending':
      return event.kind === 'written' && event.who.of === 'tap' && event.who.attempt !== undefined
        ? onReplyNoted(state, { ...tap, stage }, event.who.attempt)
        : nothing;
    case 'refreshing':
      return event.kind === 'wallet read' || (event.kind === 'woke' && event.timer === stage.timer)
        ? endTap(state, tap, stage.sent, stage.waiting)
        : nothing;
    default:
      return stage satisfies never;
  }
}

function onChecking(state: State, tap: TapAt<'checking'>, event: Event, at: Moment): Step {
  const { stage } = tap;
  if (event.kind === 'woke') return event.timer === stage.timer ? onTapChecked(state, tap, at) : [state, []];
  if (event.kind !== 'checked' || !stage.remaining.has(event.attempt)) return [state, []];
  const remaining = new Set([...stage.remaining].filter(id => id !== event.attempt));
  return remaining.size > 0
    ? [atStage(state, tap, { ...stage, remaining }), []]
    : onTapChecked(state, tap, at);
}
