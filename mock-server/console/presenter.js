// The presenter's window: the words, the steps and the provider. The phone is in the console's window.

import { channelName, presents, silence } from './channel.js';
import { drawGuide } from './guide.js';
import { by, make, say } from './page.js';
import { offerTakeBack } from './undo.js';

/** Returns the action of each key. */
export function startPresenter() {
  document.title = 'Presenter view';
  by('h1').textContent = 'Presenter view';
  const channel = new BroadcastChannel(channelName(presents));
  const send = (act, ...words) => channel.postMessage({ act, words });
  const acts = Object.fromEntries(
    ['begin', 'next', 'skip', 'end'].map(act => [act, (...words) => send(act, ...words)]),
  );
  let shown = '';
  let noticed = '';
  let heard = performance.now();
  let view = { demo: null };
  const draw = isLost => {
    const text = JSON.stringify([view, isLost]);
    if (text === shown) return;
    const wasRunning = document.body.classList.contains('running');
    shown = text;
    drawGuide(view, acts, { presenter: true });
    if (isLost) by('#guide').prepend(lost());
    if (view.demo === null && wasRunning) by('#h-guide').focus();
    if (view.demo !== null && !wasRunning) by('#next').focus({ preventScroll: true });
    showStep();
  };
  const onState = ({ notice, ...rest }) => {
    heard = performance.now();
    view = rest;
    draw(false);
    const text = JSON.stringify(notice);
    if (text === noticed) return;
    noticed = text;
    if (notice.undo) offerTakeBack(() => send('undo'));
    say(notice.text, notice);
  };
  channel.addEventListener('message', ({ data: { state } }) => {
    if (state === undefined) return;
    onState(state);
    channel.postMessage({ here: true });
  });
  setInterval(() => {
    channel.postMessage({ ask: true });
    draw(performance.now() - heard > silence);
  }, 1000);
  channel.postMessage({ ask: true });
  draw(false);
  return acts.next;
}

const lost = () =>
  make(
    'p',
    { className: 'bad', role: 'alert' },
    'The window with the phone does not answer. ',
    make('a', { href: location.pathname }, 'Show the console here'),
  );

/** Scrolls the list of steps, but not the page. */
function showStep() {
  const line = by('#guide [aria-current=step]');
  if (line === null) return;
  const list = line.parentElement;
  list.scrollTop = line.offsetTop - list.offsetTop - list.clientHeight / 3;
}
