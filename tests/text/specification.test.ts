import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { en } from '../../src/text/en.ts';

/** A text on one line, whatever the names of its parameters. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(/\{[^}]*\}/g, '{}');

const texts = new Set(Object.values(en).map(text => plain(text)));

it('what docs/specification/bidding-and-history.md quotes stands on the screen letter for letter', () => {
  // What stands in back quotes is code.
  const paper = readFileSync('docs/specification/bidding-and-history.md', 'utf8').replace(/`[^`]*`/g, '');
  const quoted = [...paper.matchAll(/"([^"]+)"/g)].map(([, text = '']) => plain(text));
  expect(quoted.length).toBeGreaterThan(50);
  expect(quoted.filter(text => !texts.has(text))).toEqual([]);
});
