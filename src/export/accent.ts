import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { onceForEach } from '../lib/once.ts';

/** Its one file for `require` loads five times faster than its hundred modules. */
// oxlint-disable-next-line typescript/no-unsafe-assignment -- require knows no types
const { default: Color }: typeof import('colorjs.io') = createRequire(import.meta.url)('colorjs.io');

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];
type Tokens = Readonly<Record<string, string>>;

const leastContrast = 4.5;
/** So much lightness at a time a colour is moved that cannot be read. */
const step = 0.005;

/** Lightness and the most chroma of each tint, as our own accent has them. */
const tints: { readonly [T in Theme]: { readonly [name: string]: readonly [number, number] } } = {
  light: { 'accent-soft': [0.937, 0.024], 'accent-soft-press': [0.897, 0.04] },
  dark: { 'accent-soft': [0.316, 0.074], 'accent-soft-press': [0.366, 0.087] },
};

const isReadable = (one: string, other: string): boolean =>
  new Color(one).contrast(other, 'WCAG21') >= leastContrast;
const oklch = (colour: string): readonly number[] =>
  new Color(colour).to('oklch').coords.map(part => part ?? 0);

function coloursOf(theme: Theme): Tokens {
  const sheet = readFileSync(new URL('../ui/layout/tokens.css', import.meta.url), 'utf8');
  const block = sheet.split('@media')[theme === 'light' ? 0 : 1] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#\w{6});/g)].map(([, name = '', hex = '']) => [name, hex] as const),
  );
}

function tokensOf(accent: string, theme: Theme): Tokens {
  const [lightness = 0, chroma = 0, hue = 0] = oklch(accent);
  const shade = (light: number, most = chroma): string =>
    new Color('oklch', [Math.min(1, Math.max(0, light)), Math.min(chroma, most), hue])
      .to('srgb')
      .toGamut({ space: 'oklch' })
      .toString({ format: 'hex', collapse: false });
  const { bg = '', surface = '', 'on-accent': onAccent = '' } = coloursOf(theme);
  const away = theme === 'light' ? -1 : 1;

  const soft = Object.entries(tints[theme]);
  const asDrawn = soft.map(([, [at, most]]) => shade(at, most));
  const isFine = (colour: string, ...more: readonly string[]): boolean =>
    [bg, surface, onAccent, ...more].every(ground => isReadable(colour, ground));

  // A colour that can be read stays, and its tints give way. Else it is another one anyway, and the tints stay.
  let light = lightness;
  let found = accent.toLowerCase();
  if (!isFine(found)) while (!isFine(found, ...asDrawn)) found = shade((light += away * step));
  const tint = (at: number, most: number): string => {
    const colour = shade(at, most);
    return isReadable(found, colour) ? colour : tint(at - away * step, most);
  };
  return {
    accent: found,
    'accent-press': shade(light + away * 0.065),
    ...Object.fromEntries(soft.map(([name, [at, most]]) => [name, tint(at, most)])),
  };
}

/** Good, bad and warning keep their colours. */
export const accentTokens = onceForEach((accent): { readonly [T in Theme]: Tokens } => ({
  light: tokensOf(accent, 'light'),
  dark: tokensOf(accent, 'dark'),
}));

/** Stands behind the sheets of a page, with the selectors of tokens.css. */
export function accentStyle(accent: string): string {
  const { light, dark } = accentTokens(accent);
  const css = (tokens: Tokens): string =>
    Object.entries(tokens)
      .map(([name, colour]) => `--${name}:${colour}`)
      .join(';');
  return (
    `:root{${css(light)}}@media (prefers-color-scheme:dark){:root:not([data-theme='light']){${css(dark)}}}` +
    `:root[data-theme='dark']{${css(dark)}}`
  );
}

/** A line for each theme that uses another colour, and for one that looks like a mistake. */
export function accentNotes(accent: string): readonly string[] {
  const tokens = accentTokens(accent);
  const changed = themes
    .filter(theme => tokens[theme]['accent'] !== accent.toLowerCase())
    .map(
      theme =>
        `${accent} cannot be read in the ${theme} theme, which uses ${tokens[theme]['accent']} (4.5 : 1)`,
    );
  const [, chroma = 0, hue = 0] = oklch(accent);
  const [, , red = 0] = oklch(coloursOf('light')['bad'] ?? '');
  const isRed = chroma > 0.1 && Math.abs(hue - red) < 15;
  return isRed ? [...changed, `${accent} looks like the red of what went wrong`] : changed;
}
