import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('../../src/ui/layout/tokens.css', import.meta.url), 'utf8');
const [lightCss = '', darkCss = '', chosenCss = ''] = css.split(/@media|:root\[data-theme='dark'\]/);
const colours = (text: string) =>
  new Map([...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]));
const themes = { light: colours(lightCss), dark: new Map([...colours(lightCss), ...colours(darkCss)]) };

/** All declarations of a block, whose colours and shadows both themes name. */
const declared = (text: string) => [...text.matchAll(/--[\w-]+: [^;]+;/g)].map(([line]) => line);

it("the chosen dark theme is the same as the device's", () => {
  expect(declared(darkCss).length).toBeGreaterThan(20);
  expect(declared(chosenCss)).toEqual(declared(darkCss));
});

const texts = [
  ...['bg', 'surface', 'raised', 'thumb'].map(ground => ['ink', ground]),
  ...['bg', 'surface', 'raised'].map(ground => ['muted', ground]),
  ...['bg', 'surface', 'accent-soft', 'accent-soft-press'].map(ground => ['accent', ground]),
  ...['accent', 'accent-press'].map(ground => ['on-accent', ground]),
  ...['good', 'bad', 'warn'].flatMap(tone => [
    [tone, 'surface'],
    [tone, 'bg'],
    [tone, `${tone}-soft`],
  ]),
];
const shapes = [
  ['field-line', 'surface'],
  ['field-line', 'bg'],
  ['accent', 'bg'],
];

for (const [theme, tokens] of Object.entries(themes)) {
  const contrast = (front = '', back = '') => {
    const [high = 0, low = 0] = [front, back]
      .map(name => luminance(tokens.get(name) ?? `no token --${name}`))
      .toSorted((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  it.each(texts)(`in the ${theme} theme %s is readable on %s (AA, 4.5 : 1)`, (front, back) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(shapes)(`in the ${theme} theme the edge %s contrasts with %s (AA, 3 : 1)`, (front, back) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(3);
  });
}

function luminance(hex: string): number {
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(hex);
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map(c => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
