// The page's small tools: asking the control API, making elements, and telling what went wrong.

/** Asks the control API; what it refuses is shown as a notice and answered with null. */
export async function ask(method, path, body) {
  const reply = await fetch(`/__mock/${path}`, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  }).catch(() => null);
  const answer = reply === null ? { error: 'The mock does not answer' } : await reply.json();
  if (reply?.ok) return answer;
  say(answer.error ?? 'That did not work', true);
  return null;
}

/** Shows one line under the header. */
export function say(text, bad = false) {
  const notice = document.querySelector('#notice');
  notice.textContent = text;
  notice.className = bad ? 'bad' : 'good';
}

/** An element with properties and children; a text child is text, never markup. */
export function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

export const button = (name, act, className = '') =>
  make('button', { type: 'button', className, onclick: act }, name);

/** Replaces what stands in a place, unless someone is typing there or nothing has changed. */
export function fill(selector, data, draw) {
  const place = document.querySelector(selector);
  const text = JSON.stringify(data);
  const typing = document.activeElement?.matches('input, select') && place.contains(document.activeElement);
  if (typing || place.dataset.shown === text) return;
  place.dataset.shown = text;
  place.replaceChildren(...draw(data));
}
