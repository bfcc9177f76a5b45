// Addresses are relative, so that the page also works in a session (/s/ID/__mock/).

import { call } from './transport.js';

/** Shows an error as a notice and returns null. */
export async function ask(method, path, body) {
  const reply = await call(path, {
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
  say(answer.error ?? 'That did not work', { bad: true });
  return null;
}

export function say(text, { bad = false, undo = false } = {}) {
  const notice = by('#notice');
  notice.textContent = text;
  notice.className = bad ? 'bad' : 'good';
  by('#undo').hidden = !undo;
}

/** Returns a text like `1,000 pts`. */
export const pts = points => `${points.toLocaleString('en-IN')} pts`;

export const by = selector => document.querySelector(selector);

/** A text child is never parsed as markup. */
export function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

export const button = (name, act, className = '') =>
  make('button', { type: 'button', className, onclick: act }, name);

/** Draws a list, but not while somebody types in it. Focus and typed numbers stay. */
export function fill(selector, data, draw) {
  const place = by(selector);
  const text = JSON.stringify(data);
  const focused = place.contains(document.activeElement) ? document.activeElement : null;
  if (focused?.matches('input, select') || place.dataset.shown === text) return;
  place.dataset.shown = text;
  const index = [...place.querySelectorAll('button')].indexOf(focused);
  const typed = [...place.querySelectorAll('input')].filter(({ value }) => value !== '');
  place.replaceChildren(...draw(data));
  for (const field of place.querySelectorAll('input'))
    field.value = typed.find(({ ariaLabel }) => ariaLabel === field.ariaLabel)?.value ?? field.value;
  if (index >= 0) place.querySelectorAll('button')[index]?.focus();
}

export function onSubmit(selector, run) {
  by(selector).addEventListener('submit', event => {
    event.preventDefault();
    document.activeElement?.blur();
    run(Object.fromEntries(new FormData(event.target)));
  });
}

export const acting = refresh => (method, path, body, done) => async () => {
  if ((await ask(method, path, body)) !== null) say(done);
  await refresh();
};
