// The console while another window presents: it shows only the phone.

import { channelName, silence } from './channel.js';
import { hideIdleCursor } from './cursor.js';
import { keep, kept } from './kept.js';
import { button, by, make } from './page.js';
import { fit } from './phone.js';

const channel = new BroadcastChannel(channelName(kept.id));
let opened = null;
let isBlocked = false;
let heard = kept.isPresented ? performance.now() : -Infinity;
let viewOf = null;
let changed = null;

/** `view` returns the guide's text, and `acts` has the presenter's buttons. */
export function startAudience(view, acts, onChange) {
  viewOf = view;
  changed = onChange;
  keep({});
  channel.addEventListener('message', ({ data }) => {
    if (data.state !== undefined) return;
    hear();
    if (data.act === undefined) return data.ask && tellPresenter();
    void acts[data.act]?.(...(data.words ?? []));
  });
  hideIdleCursor(() => document.body.classList.contains('audience'));
  by('header nav').after(button('Presenter view', openPresenter));
  tellPresenter();
  setInterval(listen, 500);
  listen();
}

export const tellPresenter = () =>
  viewOf !== null && channel.postMessage({ state: { ...viewOf(), notice: noticeHere() } });

/** The button, or a link where the browser allows no window. */
export function presenterParts() {
  const open = button('Presenter view', openPresenter);
  return isBlocked ? [open, blocked()] : [open];
}

function openPresenter() {
  opened = window.open(address(), `presenter-${kept.id}`, 'popup,width=1040,height=780');
  isBlocked = opened === null;
  by('#blocked')?.remove();
  changed();
  if (isBlocked && by('#guide #blocked') === null) by('.said').before(blocked());
}

const blocked = () =>
  make(
    'p',
    { id: 'blocked', role: 'alert' },
    'The browser blocked the window. ',
    make('a', { href: address(), target: '_blank' }, 'Open the presenter view'),
  );

const address = () => `${location.pathname}?presenter=${kept.id}`;

function noticeHere() {
  const { textContent, className } = by('#notice');
  return { text: textContent, bad: className === 'bad', undo: !by('#undo').hidden };
}

function hear() {
  heard = performance.now();
  listen();
}

/** The controls come back at once when the window is closed, and soon when it has gone in another way. */
function listen() {
  const isPresented = performance.now() - heard < silence && opened?.closed !== true;
  if (isPresented) tellLater();
  else heard = -Infinity;
  if (isPresented === document.body.classList.contains('audience')) return;
  document.body.classList.toggle('audience', isPresented);
  isBlocked = false;
  by('#blocked')?.remove();
  if (!isPresented) opened = null;
  keep({ isPresented });
  fit();
  changed();
}

let told = 0;

function tellLater() {
  if (performance.now() - told < 900) return;
  told = performance.now();
  tellPresenter();
}
