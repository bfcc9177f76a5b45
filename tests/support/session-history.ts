type Entry = { readonly state: unknown; readonly url: string };

/**
 * A browser's session history over happy-dom's, whose `go` loads the page anew instead: steps end later than they are
 * asked for, and are told by `popstate`. Returns the way to put happy-dom's back.
 */
export function sessionHistory(): () => void {
  const { pushState, replaceState, go, back } = history;
  const raw = History.prototype;
  const here = (): Entry => ({ state: history.state, url: location.href });
  let entries: readonly Entry[] = [here()];
  let index = 0;
  history.pushState = (state, title, url) => {
    pushState.call(history, state, title, url);
    entries = [...entries.slice(0, index + 1), here()];
    index += 1;
  };
  history.replaceState = (state, title, url) => {
    replaceState.call(history, state, title, url);
    entries = entries.with(index, here());
  };
  history.go = (by = 0) =>
    void setTimeout(() => {
      const target = entries[index + by];
      if (target === undefined) return;
      index += by;
      raw.replaceState.call(history, target.state, '', target.url);
      dispatchEvent(new PopStateEvent('popstate', { state: target.state }));
    });
  history.back = () => history.go(-1);
  return () => Object.assign(history, { pushState, replaceState, go, back });
}
