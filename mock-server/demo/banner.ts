import { ask } from './ask.ts';
import { wordsOf } from './words.ts';

const root = document.documentElement;
const banner = document.getElementById('demo');
const brand = document.documentElement.dataset['brand'];
let asking = false;
let problem: string | null = null;

function draw(place: HTMLElement): void {
  const { demo, says, console, reset, sure, yes, no, failed } = wordsOf(root.lang);
  const title = make('b', brand === undefined ? demo : `${brand} · ${demo}`);
  if (asking) {
    const ask = (answer: boolean) => () => decide(place, answer);
    place.replaceChildren(make('span', sure), button(yes, ask(true)), button(no, ask(false)));
    return;
  }
  const link = make('a', console);
  link.href = place.dataset['console'] ?? '';
  link.target = '_blank';
  const start = button(reset, () => {
    asking = true;
    draw(place);
    place.querySelector('button')?.focus();
  });
  place.replaceChildren(title, make('span', problem === '' ? failed : (problem ?? says)), link, start);
}

function decide(place: HTMLElement, sure: boolean): void {
  asking = false;
  draw(place);
  if (sure) void reset(null).then(done => done && location.reload());
  else place.querySelector('button')?.focus();
}

/** `?scenario=result-day` starts that scenario once. The word then disappears from the address. */
async function openLinked(): Promise<void> {
  const url = new URL(location.href);
  const scenario = url.searchParams.get('scenario');
  if (scenario === null) return;
  url.searchParams.delete('scenario');
  history.replaceState(history.state, '', url);
  await reset(scenario);
}

/** Restarts the current scenario if `asked` is null. Returns false on failure. */
async function reset(asked: string | null): Promise<boolean> {
  const scenario = asked ?? fieldOf(await askMock('state'), 'scenario') ?? 'default';
  const answer = await askMock('reset', { method: 'POST', body: JSON.stringify({ scenario }) });
  if (fieldOf(answer, 'scenario') !== null) return true;
  problem = fieldOf(answer, 'error') ?? '';
  if (banner !== null) draw(banner);
  return false;
}

const askMock = (path: string, init?: RequestInit): Promise<unknown> =>
  ask(`${process.env.BASE_PATH ?? ''}/__mock/${path}`, init).then(
    reply => reply.json(),
    () => null,
  );

function fieldOf(answer: unknown, name: string): string | null {
  const value: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : null;
  return typeof value === 'string' ? value : null;
}

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text: string): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

function button(name: string, act: () => void): HTMLButtonElement {
  const made = make('button', name);
  made.type = 'button';
  made.addEventListener('click', act);
  return made;
}

if (banner !== null) {
  // Hidden when the page is a frame of the console.
  banner.hidden = window.parent !== window;
  draw(banner);
  new MutationObserver(() => draw(banner)).observe(root, { attributeFilter: ['lang'] });
}
void openLinked();
