// Values that outlive a reload of this page. The page's entry of the browser's history holds them, because a
// demo empties the storage, which the app in the frame shares.

/** `id` names this window for its presenter's. */
export const kept = { id: Math.random().toString(36).slice(2), ...history.state?.console };

export function keep(part) {
  const isOld = Object.entries(part).every(([name, value]) => kept[name] === value);
  Object.assign(kept, part);
  if (!isOld || history.state?.console === undefined) write();
}

const write = () => history.replaceState({ console: kept }, '');

// A link to a part of the page makes a new entry.
addEventListener('hashchange', write);
