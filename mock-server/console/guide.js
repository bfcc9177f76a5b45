import { demos } from './demos.js';
import { ask, button, by, make, say } from './page.js';
import { clearPhone, doInPhone, fit, found, point } from './phone.js';
import { callOf, stepsOf } from './steps.js';
import { keepWorld } from './undo.js';

/** Milliseconds after which a step can be skipped. */
const patience = 8000;

let run = null;
let refresh = null;

export function startGuide(redraw) {
  refresh = redraw;
  draw();
  // Moves the ring, because the thing may move or scroll.
  setInterval(() => run !== null && point(run.place), 100);
}

async function begin(demo) {
  await keepWorld('As it was before the demo.');
  const mine = { demo, steps: stepsOf(demo), index: 0, place: null, seen: -1, busy: true, problem: '' };
  run = mine;
  draw();
  by('#next').focus();
  await clearPhone();
  mine.busy = false;
  if (run === mine) settle(mine);
}

/** Removes the faults of a demo when it ends. */
async function end() {
  const { demo, index, steps } = run;
  run = null;
  point(null);
  draw();
  by('#guide button').focus();
  await ask('DELETE', 'faults');
  await refresh();
  say(index === steps.length ? `The end of "${demo.title}".` : `You left "${demo.title}".`, { undo: true });
}

/** Goes on until there are new words to say. */
async function next() {
  const mine = run;
  if (mine.busy) return;
  if (mine.index === mine.steps.length) return end();
  mine.busy = true;
  const words = mine.steps[mine.index].say;
  do {
    mine.problem = '';
    draw();
    mine.problem = await perform(mine, mine.steps[mine.index]);
    if (run !== mine) return;
    if (mine.problem === '') mine.index += 1;
  } while (mine.problem === '' && mine.steps[mine.index]?.say === words);
  mine.busy = false;
  settle(mine);
}

function settle(mine, byHand = false) {
  draw();
  // The app takes the focus when its screens change. Somebody who works in the app keeps it.
  if (!byHand) by('#next').focus({ preventScroll: true });
  if (mine.problem === '') void pointAt(mine, byHand);
}

function skip(byHand = false) {
  run.index += 1;
  run.problem = '';
  settle(run, byHand);
}

/** Returns the step's thing in the app, once it is there. */
async function pointAt(mine, byHand = false) {
  mine.place = null;
  point(null);
  const { index } = mine;
  const step = mine.steps[index];
  if (step === undefined || !isShown(step)) return null;
  const isHere = () => run === mine && mine.index === index;
  const place = await found(step, isHere, patience);
  if (!isHere() || place === null) return null;
  place.scrollIntoView({ block: 'nearest' });
  mine.place = place;
  mine.seen = index;
  if (document.activeElement?.localName === 'iframe' && !byHand) by('#next').focus({ preventScroll: true });
  // A press on the phone by hand does the step too.
  if (step.kind === 'press')
    place.addEventListener('click', () => isHere() && !mine.busy && skip(true), { once: true });
  return place;
}

const isShown = ({ kind }) => ['type', 'press', 'choose', 'see'].includes(kind);

/** Returns the problem, or ''. */
async function perform(mine, step) {
  if (step.kind === 'count') {
    const rows = await ask('GET', step.text.replace('/__mock/', ''));
    return rows?.length === step.wanted ? '' : `There are ${rows?.length ?? 'no'} such records.`;
  }
  if (step.kind === 'tell') {
    const { method, path, body } = callOf(step.text);
    const answer = await ask(method, path, body);
    if (answer !== null) say(`Done: ${step.words}`);
    await refresh();
    return answer === null ? 'The mock refused the call.' : '';
  }
  // The thing may have disappeared while the presenter spoke.
  if (step.kind === 'see' && mine.seen === mine.index) return '';
  const isWanted = () => run === mine;
  const isReady = !isShown(step) || (await pointAt(mine)) !== null;
  // Viewers see the place before anything happens there.
  if (isReady && isShown(step)) await new Promise(done => setTimeout(done, 500));
  if (isReady && isWanted() && (await doInPhone(step, isWanted, patience))) return '';
  return 'The phone does not show this. Do the step there and press Skip, or start the demo again.';
}

function draw() {
  const place = by('#guide');
  const index = [...place.querySelectorAll('button')].indexOf(document.activeElement);
  document.body.classList.toggle('running', run !== null);
  fit();
  place.replaceChildren(...(run === null ? choices() : shown(run)));
  if (index >= 0) place.querySelectorAll('button')[index]?.focus({ preventScroll: true });
}

const choices = () => [
  make('p', { className: 'quiet' }, 'Starts a fresh world. You can restore the current one afterwards.'),
  make(
    'ul',
    { ariaLabel: 'Guided demos' },
    ...demos.map(demo =>
      make(
        'li',
        {},
        button(demo.title, () => begin(demo)),
        make('p', { className: 'quiet' }, demo.about),
      ),
    ),
  ),
];

function shown({ demo, steps, index, busy, problem }) {
  const step = steps[index];
  const last = step === undefined;
  const go = button(last ? 'Finish' : 'Next', next, 'main');
  go.id = 'next';
  go.ariaDisabled = String(busy);
  const done = `Step ${Math.min(index + 1, steps.length)} of ${steps.length}`;
  return [
    make('progress', { max: steps.length, value: index, ariaLabel: `${demo.title}: ${done}` }),
    make('blockquote', { ariaLive: 'polite' }, (step ?? steps.at(-1)).say),
    make('p', { className: 'quiet' }, last ? 'That is all.' : `${done}: ${step.words}`),
    ...(problem === '' ? [] : [make('p', { className: 'bad', role: 'alert' }, problem)]),
    make(
      'div',
      { className: 'row' },
      go,
      ...(problem === '' ? [] : [button('Skip', () => skip())]),
      button('End', end),
    ),
  ];
}
