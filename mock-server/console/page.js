// The page's small tools: asking the control API, making elements, and telling what went wrong.
// Addresses are relative, so that the page works for a session (/s/ID/__mock/) as it does for the main world.

/** Asks the control API; what it refuses is shown as a notice and answered with null. */
export async function ask(method, path, body) {
  const reply = await fetch(path, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  }).catch(() => null);
  const answer =
    reply === null
      ? { error: 'The mock does not answer. Is it running?' }
      : await reply.json().catch(() => ({ error: 'The answer cannot be read' }));
  if (reply?.ok) return answer;
  say(answer.error ?? 'That did not work', true);
  return null;
}

/** Shows one line in the header. */
export function say(text, bad = false) {
  const notice = by('#notice');
  notice.textContent = text;
  notice.className = bad ? 'bad' : 'good';
}

export const by = selector => document.querySelector(selector);

/** An element with properties and children; a text child is text, never markup. */
export function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

export const button = (name, act, className = '') =>
  make('button', { type: 'button', className, onclick: act }, name);

/** Replaces what stands in a place, unless someone is typing there or nothing has changed; the focus stays. */
export function fill(selector, data, draw) {
  const place = by(selector);
  const text = JSON.stringify(data);
  const focused = place.contains(document.activeElement) ? document.activeElement : null;
  if (focused?.matches('input, select') || place.dataset.shown === text) return;
  place.dataset.shown = text;
  const index = [...place.querySelectorAll('button')].indexOf(focused);
  place.replaceChildren(...draw(data));
  if (index >= 0) place.querySelectorAll('button')[index]?.focus();
}

/** Runs with the fields of a form when it is sent. */
export function onSubmit(selector, run) {
  by(selector).addEventListener('submit', event => {
    event.preventDefault();
    document.activeElement?.blur();
    run(Object.fromEntries(new FormData(event.target)));
  });
}

/** What a button does: one call, a word about it, then the page anew. */
export const acting = refresh => (method, path, body, done) => async () => {
  if ((await ask(method, path, body)) !== null) say(done);
  await refresh();
};
