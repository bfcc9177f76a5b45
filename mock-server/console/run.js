// A running demo: its current step, and the actions of the phone and the mock for each step.

import { demos } from './demos.js';
import { keep, kept } from './kept.js';
import { ask, by, say } from './page.js';
import { clearPhone, doInPhone, found, pathInPhone, point, reopenPhone } from './phone.js';
import { callOf, stepsOf } from './steps.js';
import { canTakeBack, keepWorld } from './undo.js';

/** Milliseconds after which a step can be skipped. */
const patience = 8000;

/** For this many milliseconds, a second quick press at Next does not hit the button that has replaced it. */
const pause = 800;

let run = null;
let refresh = null;
let changed = null;
let isBeginning = false;
let endedAt = -Infinity;

/** A run in this page's memory is continued, because a reload must not end a demo. */
export function startRun(redraw, onChange) {
  refresh = redraw;
  changed = onChange;
  const { demo, index, since, path } = kept;
  const known = demos[demo];
  changed();
  if (known !== undefined) void resume({ ...aRun(demo), index, since }, path);
  // Moves the ring, because the thing may move or scroll. An audience sees it only while something happens.
  setInterval(() => {
    if (run === null) return;
    const isQuiet = document.body.classList.contains('audience') && !run.busy;
    point(isQuiet ? null : run.place);
    const now = pathInPhone();
    if (now !== null && !run.isNew && now !== kept.path) keep({ path: now });
  }, 100);
}

/** The run as plain data, for this window and for the presenter's. */
export const viewOfRun = () =>
  run === null
    ? { demo: null }
    : {
        demo: run.demo,
        index: run.index,
        since: run.since,
        isBusy: run.busy || run.isAtRest,
        problem: run.problem,
        isMissing: run.isMissing,
      };

const aRun = demo => ({
  demo,
  steps: stepsOf(demos[demo]),
  index: 0,
  since: Date.now(),
  place: null,
  seen: -1,
  busy: true,
  isNew: true,
  isAtRest: false,
  isMissing: false,
  problem: '',
});

export async function begin(demo) {
  const isTooFast = performance.now() - endedAt < pause;
  if (isTooFast) endedAt = performance.now();
  if (run !== null || isBeginning || isTooFast) return;
  isBeginning = true;
  await keepWorld('As it was before the demo.', clearPhone);
  isBeginning = false;
  const mine = aRun(demo);
  run = mine;
  draw();
  by('#next').focus();
  await clearPhone();
  goOn(mine);
}

async function resume(mine, path) {
  run = mine;
  draw();
  await reopenPhone(path);
  goOn(mine);
}

function goOn(mine) {
  mine.busy = false;
  mine.isNew = false;
  if (run === mine) settle(mine);
}

/** Removes the faults of a demo when it ends. */
export async function end() {
  if (run === null) return;
  const { demo, index, steps } = run;
  const { title } = demos[demo];
  run = null;
  endedAt = performance.now();
  point(null);
  draw();
  // Not a card: the next press of somebody who presses fast would start another demo.
  by('#h-guide').focus();
  await ask('DELETE', 'faults');
  await refresh();
  say(index === steps.length ? `The end of "${title}".` : `You left "${title}".`, { undo: canTakeBack() });
  changed();
}

/** Goes on until there are new words to say. */
export async function next() {
  const mine = run;
  if (mine === null || mine.busy || mine.isAtRest) return;
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
  if (mine.index === mine.steps.length) rest(mine);
  draw();
  // The app takes the focus when its screens change. Somebody who works in the app keeps it.
  if (!byHand) by('#next').focus({ preventScroll: true });
  if (mine.problem === '') void pointAt(mine, byHand);
}

/** The end stays for a moment, even if the presenter presses a button. */
function rest(mine) {
  mine.isAtRest = true;
  setTimeout(() => {
    mine.isAtRest = false;
    if (run === mine) draw();
  }, pause);
}

export function skip(byHand = false) {
  if (run === null || run.busy || run.index === run.steps.length) return;
  run.index += 1;
  run.problem = '';
  settle(run, byHand);
}

/** Returns the step's thing in the app, once it is there. */
async function pointAt(mine, byHand = false) {
  mine.place = null;
  mine.isMissing = false;
  point(null);
  const { index } = mine;
  const step = mine.steps[index];
  if (step === undefined || !isShown(step)) return null;
  const isHere = () => run === mine && mine.index === index;
  const place = await found(step, isHere, patience);
  if (!isHere()) return null;
  if (place === null) {
    mine.isMissing = true;
    draw();
    return null;
  }
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
  keep(
    run === null
      ? { demo: null, path: null }
      : { demo: run.demo, index: run.index, since: run.since, ...(run.isNew && { path: null }) },
  );
  changed();
}
