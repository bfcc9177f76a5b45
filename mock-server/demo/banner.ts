// The banner of a demo: it stands in each page above the app, in English (src/export/demo-pages.ts).
import { ask } from './ask.ts';
import { wordsOf } from './words.ts';

const root = document.documentElement;
const banner = document.getElementById('demo');
let asking = false;
let problem: string | null = null;

if (banner !== null) {
  // Beside the console the console itself is there.
  banner.hidden = window.parent !== window;
  draw(banner);
  new MutationObserver(() => draw(banner)).observe(root, { attributeFilter: ['lang'] });
}
void openLinked();

function draw(place: HTMLElement): void {
  const { demo, says, console, reset, sure, yes, no, failed } = wordsOf(root.lang);
  const title = make('b', demo);
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
  if (sure) void reset({}).then(done => done && location.reload());
  else place.querySelector('button')?.focus();
}

/** A link with `?scenario=result-day` begins that scenario, once: the address is then as without it. */
async function openLinked(): Promise<void> {
  const url = new URL(location.href);
  const scenario = url.searchParams.get('scenario');
  if (scenario === null) return;
  url.searchParams.delete('scenario');
  history.replaceState(history.state, '', url);
  await reset({ scenario });
}

/** Begins a scenario; false where that did not work, which the banner says. */
async function reset(body: { readonly scenario?: string }): Promise<boolean> {
  const init = { method: 'POST', body: JSON.stringify(body) };
  const reply = await ask(`${process.env.BASE_PATH ?? ''}/__mock/reset`, init).catch(() => null);
  if (reply?.ok === true) return true;
  const answer: unknown = await reply?.json().catch(() => null);
  problem = typeof answer === 'object' && answer !== null && 'error' in answer ? String(answer.error) : '';
  if (banner !== null) draw(banner);
  return false;
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
