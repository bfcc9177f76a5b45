import { onStep } from '../nav/navigation.ts';
import { parseDepth, parseOver } from '../nav/route-state.ts';
import { topModal, watchModals } from '../ui/modal-stack.ts';

type Address = { readonly state: unknown; readonly url: string };

const over = (): boolean => parseOver(history.state);

/**
 * While a dialog is open, an entry of the same address stands over the screen's own in the browser's history. So Back,
 * however it is asked for, takes that entry away and is heard here: it cancels the topmost dialog, and the screen stays.
 * A dialog that is busy, or had another one over it, gets the entry back. Returns the way to stop.
 *
 * `go()` puts the next screen in the place of such an entry. Steps in the history end later than they are asked for.
 */
export function keepDialogEntry(): () => void {
  /** The dialog's entry has this many screens behind it; null when there is no such entry. */
  let place: number | null = null;
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
      place = parseDepth(history.state) + 1;
      history.pushState({ ...history.state, dialog: true }, '');
    } else if (!open && over()) {
      step(-1);
    } else if (!open) {
      place = null;
      if (held) dispatchEvent(new PopStateEvent('popstate'));
    }
    held = false;
  };
  /** Once React has drawn what was just asked for, and a link that was pressed has been followed. */
  const settleSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(settle);
  };

  onStep(event => {
    const ours = stepping;
    stepping = false;
    if (topModal() !== undefined && !over()) {
      event.stopImmediatePropagation();
      held = true;
      if (!ours) topModal()?.dispatchEvent(new Event('cancel', { cancelable: true }));
    } else if (lost !== null) {
      event.stopImmediatePropagation();
      history.pushState(lost.state, '', lost.url);
    }
    lost = null;
    settleSoon();
  });
  // These two are wouter's, told after the fact.
  const onGo = (event: Event): void => {
    if (!stepping || over()) return;
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
    onStep(null);
    window.removeEventListener('pushState', onGo);
    window.removeEventListener('replaceState', onGo);
  };
}
