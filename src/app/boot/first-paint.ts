// The script in the head of every page, run before any paint. The page contains it, so it
// imports next to nothing.
import { lacksDevanagari } from '../../ui/hooks/lacks-devanagari.ts';

/** The build writes it. */
declare const FACTS: FirstPaint;

/** Milliseconds after which a page without the words of its language is shown in English. */
const longestWaitMs = 3000;

const { base, settings, words } = FACTS;
const root = document.documentElement;

// Taps before hydration would be lost, so each is repeated once afterwards.
const tapped = new Set<HTMLElement>();
const noteTap = ({ target }: Event): void => {
  const control =
    target instanceof Element && target.closest<HTMLElement>('main :is([type=button], [type=radio])');
  if (control) tapped.add(control);
};
addEventListener('click', noteTap);

// The page begins with a link that loads it again. The link is visible until this script runs, and again if the main
// script fails to load.
root.dataset['runs'] = '';
const showLink = ({ target }: Event): void => {
  if (target instanceof HTMLScriptElement) delete root.dataset['runs'];
};
addEventListener('error', showLink, true);

const endTaps = (): ReadonlySet<HTMLElement> => {
  removeEventListener('click', noteTap);
  return tapped;
};
const configReply = fetch(`${base}/config.json`, { cache: 'no-store' }).catch(() => null);
Object.assign(self, { configReply, endTaps });

let chosen: { readonly language?: unknown; readonly theme?: unknown } | null = null;
try {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- each field is compared below
  chosen = JSON.parse(localStorage.getItem(settings) ?? 'null');
} catch {
  // Storage is forbidden or unreadable, so nothing was chosen.
}

const theme = chosen?.theme;
if (theme === 'light' || theme === 'dark') {
  root.dataset['theme'] = theme;
  for (const meta of document.querySelectorAll('meta[media]'))
    meta.setAttribute('media', meta.id === theme ? 'all' : 'not all');
}

const asked = [chosen?.language, root.dataset['language'], ...navigator.languages];
const language = asked
  .map(tag => String(tag).split('-')[0] ?? '')
  .find(tag => tag === 'en' || Object.hasOwn(words, tag));
const file = words[language ?? ''];
if (language !== undefined && file !== undefined) {
  root.lang = language;
  root.dataset['words'] = '';
  const preload = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file });
  document.head.append(preload);
  if (lacksDevanagari()) document.querySelector('link#fonts')?.setAttribute('rel', 'stylesheet');
  setTimeout(() => delete root.dataset['words'], longestWaitMs);
}

export type FirstPaint = {
  /** '' at the top of a host, otherwise like `/sub`. */
  readonly base: string;
  readonly settings: string;
  /** The address of each language, such as `/assets/hi-1A2B3C4D.js` for `hi`. */
  readonly words: { readonly [language: string]: string };
};
