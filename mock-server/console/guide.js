import { demos } from './demos.js';
import { ask, button, by, make, say } from './page.js';
import { clearPhone, doInPhone, found, hasPhone, point } from './phone.js';
import { callOf, stepsOf } from './steps.js';
import { keepWorld } from './undo.js';

let run = null;
let refresh = null;

export function startGuide(redraw) {
  refresh = redraw;
  draw();
  // Things move and scroll.
  setInterval(() => run !== null && point(run.place), 100);
}

async function begin(demo) {
  await keepWorld('As it was before the demo.');
  await clearPhone();
  run = { demo, steps: stepsOf(demo), index: 0, place: null, seen: -1, busy: false, problem: '' };
  draw();
  by('#next').focus();
}

function end() {
  const { demo, index, steps } = run;
  run = null;
  point(null);
  draw();
  by('#guide button').focus();
  say(index === steps.length ? `The end of "${demo.title}".` : `Left "${demo.title}".`, { undo: true });
}

async function next() {
  const mine = run;
  if (mine.busy) return false;
  const step = mine.steps[mine.index];
  if (step === undefined) return end();
  mine.busy = true;
  mine.problem = '';
  draw();
  // What was shown while the presenter spoke may have gone again.
  const isSeen = step.kind === 'see' && mine.seen === mine.index;
  mine.problem = isSeen ? '' : await perform(step, () => run === mine);
  mine.busy = false;
  if (run !== mine) return false;
  if (mine.problem === '') move(mine);
  else draw();
  return mine.problem === '';
}

async function playOn() {
  const words = run.steps[run.index]?.say;
  do {
    if ((await next()) !== true) return;
  } while (run?.steps[run.index]?.say === words);
}

function move(mine, byHand = false) {
  mine.index += 1;
  mine.byHand = byHand;
  mine.problem = '';
  draw();
  // The app takes the focus when its screens change; somebody who works in it keeps it.
  if (!byHand) by('#next').focus({ preventScroll: true });
  void pointAt(mine);
}

async function pointAt(mine) {
  mine.place = null;
  const { index } = mine;
  const step = mine.steps[index];
  const isHere = () => run === mine && mine.index === index;
  if (step === undefined || !inApp(step) || !hasPhone()) return;
  const place = await found(step, isHere, 15_000);
  if (!isHere() || place === null) return;
  place.scrollIntoView({ block: 'nearest' });
  mine.place = place;
  mine.seen = index;
  if (document.activeElement?.localName === 'iframe' && !mine.byHand)
    by('#next').focus({ preventScroll: true });
  // A press by hand in the phone has done the step.
  if (step.kind === 'press')
    place.addEventListener('click', () => isHere() && !mine.busy && move(mine, true), { once: true });
}

const inApp = ({ kind }) => kind !== 'tell' && kind !== 'count';

/** Returns what is wrong, or ''. Without a phone the presenter does the app's steps. */
async function perform(step, isWanted) {
  if (inApp(step)) {
    if (!hasPhone() || (await doInPhone(step, isWanted))) return '';
    return 'The phone does not show this. Do it there, then press Skip; or begin the demo again.';
  }
  if (step.kind === 'count') {
    const rows = await ask('GET', step.text.replace('/__mock/', ''));
    return rows?.length === step.wanted ? '' : `There are ${rows?.length ?? 'no'} such records.`;
  }
  const { method, path, body } = callOf(step.text);
  const answer = await ask(method, path, body);
  if (answer !== null) say(`Done: ${step.words}`);
  await refresh();
  return answer === null ? 'The mock has refused it.' : '';
}

function draw() {
  const place = by('#guide');
  const index = [...place.querySelectorAll('button')].indexOf(document.activeElement);
  place.replaceChildren(...(run === null ? choices() : shown(run)));
  if (index >= 0) place.querySelectorAll('button')[index]?.focus({ preventScroll: true });
}

const choices = () => [
  make(
    'p',
    { className: 'quiet' },
    'Step by step, with what to say. The world begins anew; it can be put back.',
  ),
  make(
    'ul',
    { ariaLabel: 'Guided demos' },
    ...demos.map(demo =>
      make(
        'li',
        {},
        button(demo.title, () => begin(demo), 'soft'),
        make('span', { className: 'quiet' }, demo.about),
      ),
    ),
  ),
];

function shown({ demo, steps, index, busy, problem }) {
  const step = steps[index];
  const last = step === undefined;
  const go = button(last ? 'Finish' : 'Next', () => next(), 'main');
  go.id = 'next';
  go.ariaDisabled = String(busy);
  const number = Math.min(index + 1, steps.length);
  return [
    make(
      'p',
      { className: 'row quiet' },
      make('strong', {}, demo.title),
      `Step ${number} of ${steps.length}`,
      make('progress', { max: steps.length, value: index, ariaLabel: 'Steps done' }),
    ),
    make('blockquote', {}, (step ?? steps.at(-1)).say),
    make('p', { className: 'step', ariaLive: 'polite' }, last ? 'That is all.' : step.words),
    ...(last || hasPhone() || !inApp(step) ? [] : elsewhere(step)),
    ...(problem === '' ? [] : [make('p', { className: 'bad', role: 'alert' }, problem)]),
    make(
      'div',
      { className: 'row' },
      go,
      ...(last || !hasPhone() ? [] : [button('Play on', playOn)]),
      ...(last ? [] : [button('Skip', () => busy || move(run))]),
      button('End', end),
    ),
  ];
}

const elsewhere = ({ kind, text }) => [
  ...(kind === 'open' ? [make('a', { href: `../${text}`, target: 'the-app' }, 'Open it in the app')] : []),
  make(
    'p',
    { className: 'quiet' },
    kind === 'see' ? 'Show this in the app, then press Next.' : 'Do this in the app, then press Next.',
  ),
];
