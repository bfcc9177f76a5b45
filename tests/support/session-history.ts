type Entry = { readonly state: unknown; readonly url: string };

/**
 * Replaces happy-dom's session history, whose `go` reloads the page, by one that works as in a browser: a step ends later
 * than its call, with a `popstate` event. Returns a function that restores happy-dom's.
 */
export function sessionHistory(): () => void {
  const before = {
    pushState: history.pushState.bind(history),
    replaceState: history.replaceState.bind(history),
    go: history.go.bind(history),
    back: history.back.bind(history),
  };
  const raw = (entry: Entry): void =>
    History.prototype.replaceState.call(history, entry.state, '', entry.url);
  const here = (): Entry => ({ state: history.state, url: location.href });
  let entries: readonly Entry[] = [here()];
  let index = 0;
  history.pushState = (state, title, url) => {
    before.pushState(state, title, url);
    entries = [...entries.slice(0, index + 1), here()];
    index += 1;
  };
  history.replaceState = (state, title, url) => {
    before.replaceState(state, title, url);
    entries = entries.with(index, here());
  };
  history.go = (by = 0) =>
    void setTimeout(() => {
      const target = entries[index + by];
      if (target === undefined) return;
      index += by;
      raw(target);
      dispatchEvent(new PopStateEvent('popstate', { state: target.state }));
    });
  history.back = () => history.go(-1);
  return () => Object.assign(history, before);
}
