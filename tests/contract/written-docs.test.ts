import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { writtenDocs } from '../support/docs/written-docs.ts';

it.each(Object.entries(writtenDocs()))('docs/%s is what the table says', (name, text) => {
  expect(readFileSync(`docs/${name}`, 'utf8')).toBe(text);
});
