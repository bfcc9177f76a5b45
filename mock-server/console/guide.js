// Draws the choice of demos or the running one, from plain data, in the console and in the presenter's window.

import { demos } from './demos.js';
import { button, by, make } from './page.js';
import { stepsOf } from './steps.js';

/** `view` is `viewOfRun()` of this window or of another one. `act` has the actions of the buttons. */
export function drawGuide(view, act, { presenter = false, more = [] } = {}) {
  const place = by('#guide');
  const index = [...place.querySelectorAll('button')].indexOf(document.activeElement);
  document.body.classList.toggle('running', view.demo !== null);
  place.replaceChildren(...(view.demo === null ? choices(act) : shown(view, act, { presenter, more })));
  if (index >= 0) place.querySelectorAll('button')[index]?.focus({ preventScroll: true });
}

const choices = act => [
  make('p', { className: 'quiet' }, 'Starts a fresh world. You can restore the current one afterwards.'),
  make(
    'ul',
    { ariaLabel: 'Guided demos' },
    ...demos.map((demo, index) =>
      make(
        'li',
        {},
        button(demo.title, () => act.begin(index)),
        make('p', { className: 'quiet' }, demo.about),
      ),
    ),
  ),
];

function shown({ demo, index, since, isBusy, problem, isMissing }, act, { presenter, more }) {
  const { title } = demos[demo];
  const steps = stepsOf(demos[demo]);
  const step = steps[index];
  const last = step === undefined;
  const go = button(last ? 'Finish' : 'Next', () => act.next(), 'main');
  go.id = 'next';
  go.ariaDisabled = String(isBusy);
  const done = `Step ${Math.min(index + 1, steps.length)} of ${steps.length}`;
  return [
    ...(presenter ? [make('p', { className: 'quiet row' }, make('strong', {}, title), elapsed(since))] : []),
    make('progress', { max: steps.length, value: index, ariaLabel: `${title}: ${done}` }),
    make('blockquote', { ariaLive: 'polite' }, (step ?? steps.at(-1)).say),
    make('p', { className: 'quiet' }, last ? 'That is all.' : `${done}: ${step.words}`),
    ...(problem === '' ? [] : [make('p', { className: 'bad', role: 'alert' }, problem)]),
    make(
      'div',
      { className: 'row' },
      go,
      ...(problem !== '' || isMissing ? [button('Skip', () => act.skip())] : []),
      button('End', () => act.end()),
      ...more,
    ),
    ...(presenter ? plan(steps, index) : []),
  ];
}

/** The next words to say, and all the steps. */
function plan(steps, index) {
  const now = steps[index]?.say;
  const later = steps.slice(index).find(({ say }) => say !== now);
  const list = make(
    'ol',
    { ariaLabel: 'Steps', tabIndex: 0 },
    ...steps.map(({ words, say }, at) => {
      const line = make('li', { className: at < index ? 'quiet' : '' }, words);
      line.ariaCurrent = at === index ? 'step' : null;
      line.dataset.begins = String(say !== steps[at - 1]?.say);
      return line;
    }),
  );
  return [
    ...(later === undefined ? [] : [make('p', { className: 'then' }, make('b', {}, 'Then: '), later.say)]),
    list,
  ];
}

const elapsed = since => {
  const place = make('time', { id: 'elapsed' });
  place.dataset.since = String(since);
  tick(place);
  return place;
};

/** Minutes and seconds since the demo began. */
function tick(place = by('#elapsed')) {
  if (place === null) return;
  const seconds = Math.max(0, Math.floor((Date.now() - Number(place.dataset.since)) / 1000));
  place.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} since the start`;
}
setInterval(tick, 1000);
