import Color from 'colorjs.io/dist/color.js';
import { onceForEach } from '../lib/once.ts';

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];
type Tokens = Readonly<Record<string, string>>;

/**
 * The grounds of an accent, and the red of errors. They repeat src/ui/layout/tokens.css, which a browser
 * cannot read as a file.
 */
export const ownColours = {
  light: { bg: '#f3f4f9', surface: '#ffffff', 'on-accent': '#ffffff', ink: '#12162a', bad: '#b0241c' },
  dark: { bg: '#0d1020', surface: '#171b2f', 'on-accent': '#0d1020', ink: '#eef0fb', bad: '#ff9a90' },
} as const satisfies { readonly [T in Theme]: Tokens };

const leastContrast = 4.5;
/** Each step changes the lightness of an unreadable colour by this much, until it can be read. */
const step = 0.005;

/** Lightness and greatest chroma of each tint, as the default accent has them. */
const tints: { readonly [T in Theme]: { readonly [name: string]: readonly [number, number] } } = {
  light: { 'accent-soft': [0.937, 0.024], 'accent-soft-press': [0.897, 0.04] },
  dark: { 'accent-soft': [0.316, 0.074], 'accent-soft-press': [0.366, 0.087] },
};

const isReadable = (one: string, other: string): boolean =>
  new Color(one).contrast(other, 'WCAG21') >= leastContrast;
const oklch = (colour: string): readonly number[] =>
  new Color(colour).to('oklch').coords.map(part => part ?? 0);

/** The change in lightness of a pressed button. */
const pressStep = 0.065;

/** The nearest colour that a screen can show. */
const hexOf = (light: number, chroma: number, hue: number): string =>
  new Color('oklch', [Math.min(1, Math.max(0, light)), chroma, hue])
    .to('srgb')
    .toGamut({ space: 'oklch' })
    .toString({ format: 'hex', collapse: false });

function tokensOf(accent: string, theme: Theme): Tokens {
  const [lightness = 0, chroma = 0, hue = 0] = oklch(accent);
  const shade = (light: number, most = chroma): string => hexOf(light, Math.min(chroma, most), hue);
  const { bg, surface, 'on-accent': onAccent } = ownColours[theme];
  const away = theme === 'light' ? -1 : 1;

  const soft = Object.entries(tints[theme]);
  const asDrawn = soft.map(([, [at, most]]) => shade(at, most));
  const isFine = (colour: string, ...more: readonly string[]): boolean =>
    [bg, surface, onAccent, ...more].every(ground => isReadable(colour, ground));

  // A readable colour stays, and its tints give way. An unreadable one changes anyway, so the tints stay.
  let light = lightness;
  let found = accent.toLowerCase();
  if (!isFine(found)) while (!isFine(found, ...asDrawn)) found = shade((light += away * step));
  const tint = (at: number, most: number): string => {
    const colour = shade(at, most);
    return isReadable(found, colour) ? colour : tint(at - away * step, most);
  };
  return {
    accent: found,
    'accent-press': shade(light + away * pressStep),
    ...Object.fromEntries(soft.map(([name, [at, most]]) => [name, tint(at, most)])),
  };
}

/** The tokens of an accent. Good, bad and warning keep their colours. */
export const accentTokens = onceForEach((accent): { readonly [T in Theme]: Tokens } => {
  const [light, dark] = [tokensOf(accent, 'light'), tokensOf(accent, 'dark')];
  const fill = lightFill(accent, light);
  return fill === null
    ? { light, dark }
    : { light: { ...light, ...fill }, dark: { ...dark, ...darkFill(dark) } };
});

/**
 * A light accent is unreadable on a light ground, but dark text is readable on it. So a filled button keeps
 * the colour, with an edge in the readable shade. Null if the accent itself is readable, or dark text on it
 * is not.
 */
function lightFill(accent: string, tokens: Tokens): Tokens | null {
  const found = tokens['accent'] ?? '';
  if (found === accent.toLowerCase() || !isReadable(accent, ownColours.light.ink)) return null;
  const [lightness = 0, chroma = 0, hue = 0] = oklch(accent);
  return {
    fill: accent.toLowerCase(),
    'fill-press': hexOf(lightness - pressStep, chroma, hue),
    'on-fill': ownColours.light.ink,
    'fill-line': found,
  };
}

/** Resets the fill, because the light theme's would otherwise apply in the dark theme too. */
const darkFill = (tokens: Tokens): Tokens => ({
  fill: tokens['accent'] ?? '',
  'fill-press': tokens['accent-press'] ?? '',
  'on-fill': ownColours.dark['on-accent'],
  'fill-line': 'transparent',
});

/** The style of the accent. It comes after the sheets of a page and has the selectors of tokens.css. */
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

/** A note for each theme that uses another colour, and for an accent that looks like an error. */
export function accentNotes(accent: string): readonly string[] {
  const tokens = accentTokens(accent);
  const otherColours = themes
    .filter(theme => tokens[theme]['accent'] !== accent.toLowerCase())
    .map(
      theme =>
        `${accent} cannot be read as text in the ${theme} theme: ${tokens[theme]['accent']} is used there`,
    );
  const [, chroma = 0, hue = 0] = oklch(accent);
  const [, , red = 0] = oklch(ownColours.light.bad);
  const isRed = chroma > 0.1 && Math.abs(hue - red) < 15;
  return isRed ? [...otherColours, `${accent} looks like the red of errors`] : otherColours;
}
