import { onHistoryStep } from '../../nav/navigation.ts';
import { parseDepth, isDialogEntry } from '../../nav/route-state.ts';
import { topModal, watchModals } from '../../ui/hooks/modal-stack.ts';

type Address = { readonly state: unknown; readonly url: string };

const over = (): boolean => isDialogEntry(history.state);

/** How long the entry of a closed dialog stays, in milliseconds. */
const restMs = 1000;

/**
 * While a dialog is open, an entry of the same address stands over the screen's own in the browser's history. So Back,
 * however it is asked for, takes that entry away and is heard here: it cancels the topmost dialog, and the screen stays.
 * A dialog that is busy, or had another one over it, gets the entry back. Returns the way to stop.
 *
 * When its dialog closes the entry stays for a while: a step back at once would end any other way to leave the page that
 * has just begun. Until then `go()` puts the next screen in its place, and Back passes over it. Steps in the history end
 * later than they are asked for.
 */
export function keepDialogEntry(): () => void {
  const placeHere = (): number | null => (over() ? parseDepth(history.state) + 1 : null);
  /** The dialog's entry has this many screens behind it; null when we are not on it, nor on the way to it. */
  let place = placeHere();
  /** A step that we asked for is under way. */
  let stepping = false;
  /** The screens have not been told of the last step. */
  let held = false;
  /** Where the player went while our step back was under way, which takes that away again. */
  let lost: Address | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const step = (by: number): void => {
    stepping = true;
    history.go(by);
  };

  const settle = (): void => {
    if (stepping) return;
    const open = topModal() !== undefined;
    if (open && !over()) {
      const ahead = place === null ? 0 : place - parseDepth(history.state);
      if (ahead > 0) return step(ahead);
      history.pushState({ ...history.state, dialog: true }, '');
    } else if (!open && over()) {
      timer = setTimeout(() => {
        if (!stepping && topModal() === undefined && over()) step(-1);
      }, restMs);
    }
    place = placeHere();
    const tell = held && !open;
    held = false;
    if (tell) dispatchEvent(new PopStateEvent('popstate'));
  };
  /** Once React has drawn what was just asked for, and a link that was pressed has been followed. */
  const settleSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(settle);
  };

  onHistoryStep(event => {
    const ours = stepping;
    stepping = false;
    if (topModal() !== undefined && !over()) {
      event.stopImmediatePropagation();
      held = true;
      if (!ours) topModal()?.dispatchEvent(new Event('cancel', { cancelable: true }));
    } else if (!ours && place === parseDepth(history.state) + 1 && !over()) {
      // Back, from the entry that a closed dialog has left. Where no screen of ours is behind, no step may come.
      event.stopImmediatePropagation();
      place = null;
      if (parseDepth(history.state) > 0) step(-1);
      else history.back();
    } else if (lost !== null) {
      event.stopImmediatePropagation();
      history.pushState(lost.state, '', lost.url);
    }
    lost = null;
    settleSoon();
  });
  // These two are wouter's, told after the fact.
  const onGo = (event: Event): void => {
    if (over()) return;
    place = null;
    if (!stepping) return;
    if (event.type === 'replaceState') lost = { state: history.state, url: location.href };
    else stepping = false;
  };
  const stopWatching = watchModals(() => (topModal() === undefined ? settleSoon() : settle()));

  window.addEventListener('pushState', onGo);
  window.addEventListener('replaceState', onGo);
  settleSoon();
  return () => {
    clearTimeout(timer);
    stopWatching();
    onHistoryStep(null);
    window.removeEventListener('pushState', onGo);
    window.removeEventListener('replaceState', onGo);
  };
}
