import { isDialogEntry, onHistoryStep, parseDepth } from '../../nav/navigation.ts';
import { isTopModalBusy, topModal, watchModals } from '../../ui/hooks/modal-stack.ts';

const onEntry = (): boolean => isDialogEntry(history.state);

const entryStaysMs = 1000;

/**
 * Gives the history an extra entry with the same address while a dialog is open, so that Back closes the
 * dialog and not the screen. If the dialog is busy, or another one is below it, the entry is added again. The
 * entry of a closed dialog stays for a while, because an immediate step back would cancel a navigation that
 * has just begun. A step in the history ends later than its call.
 */
export function keepDialogEntry(): () => void {
  const currentPlace = (): number | null => (onEntry() ? parseDepth(history.state) + 1 : null);
  /**
   * The number of screens below the dialog's entry. Null if the history neither is there nor is on its way.
   */
  let place = currentPlace();
  /** Known only with the Navigation API. */
  let entryKey: string | null = null;
  let stepping = false;
  /** True if the last `popstate` was stopped, so that the router has not handled it. */
  let held = false;
  /** The address of a navigation during the app's own step back, which the end of that step would undo. */
  let undone: { readonly state: unknown; readonly url: string } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const step = (by: number): void => {
    stepping = true;
    history.go(by);
  };

  /**
   * Avoids counting if it can. Chromium counts from the step under way, so two quick presses of Back may lead
   * to this page. It then stops all requests, even that of a bid.
   */
  const stepToEntry = (ahead: number): void => {
    if (entryKey === null) return step(ahead);
    stepping = true;
    const { committed, finished } = window.navigation.traverseTo(entryKey);
    finished?.catch(() => undefined);
    committed?.catch(() => {
      // Another step has overtaken it.
      stepping = false;
      updateSoon();
    });
  };

  const update = (): void => {
    if (stepping) return;
    const open = topModal() !== undefined;
    if (open && !onEntry()) {
      const ahead = place === null ? 0 : place - parseDepth(history.state);
      if (ahead > 0) return stepToEntry(ahead);
      history.pushState({ ...history.state, dialog: true }, '');
    } else if (!open && onEntry()) {
      timer = setTimeout(() => {
        if (!stepping && topModal() === undefined && onEntry()) step(-1);
      }, entryStaysMs);
    }
    place = currentPlace();
    if (onEntry()) entryKey = window.navigation?.currentEntry?.key ?? null;
    const resend = held && !open;
    held = false;
    if (resend) dispatchEvent(new PopStateEvent('popstate'));
  };
  const updateSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(update);
  };

  onHistoryStep(event => {
    const ours = stepping;
    stepping = false;
    if (topModal() !== undefined && !onEntry()) {
      event.stopImmediatePropagation();
      held = true;
      if (!ours) topModal()?.dispatchEvent(new Event('cancel', { cancelable: true }));
    } else if (!ours && place === parseDepth(history.state) + 1 && !onEntry()) {
      // Without a screen of the app below, Back leaves the app and no event follows.
      event.stopImmediatePropagation();
      place = null;
      if (parseDepth(history.state) > 0) step(-1);
      else history.back();
    } else if (undone !== null) {
      event.stopImmediatePropagation();
      history.pushState(undone.state, '', undone.url);
    }
    undone = null;
    updateSoon();
  });
  // wouter sends these events after a navigation.
  const onGo = (event: Event): void => {
    if (onEntry()) return;
    place = null;
    if (!stepping) return;
    if (event.type === 'replaceState') undone = { state: history.state, url: location.href };
    else stepping = false;
  };
  /** A Back while the page is on its way to the dialog's entry makes Chromium stop the bid's request. */
  const onNavigate = (event: NavigateEvent): void => {
    if (event.navigationType === 'traverse' && event.cancelable && !stepping && isTopModalBusy())
      event.preventDefault();
  };
  const stopWatching = watchModals(() => (topModal() === undefined ? updateSoon() : update()));

  const listening = new AbortController();
  const { signal } = listening;
  window.navigation?.addEventListener('navigate', onNavigate, { signal });
  // A step would cancel the navigation to another page.
  window.addEventListener('beforeunload', () => clearTimeout(timer), { signal });
  window.addEventListener('pushState', onGo, { signal });
  window.addEventListener('replaceState', onGo, { signal });
  updateSoon();
  return () => {
    clearTimeout(timer);
    stopWatching();
    onHistoryStep(null);
    listening.abort();
  };
}
