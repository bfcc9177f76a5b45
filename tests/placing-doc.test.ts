import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { placingDoc, withPlacingTables } from './support/docs/placing-doc.ts';

// `UPDATE_DOCS=1 npm run unit -- tests/placing-doc` writes them.
it('docs/design/placing.md has the rules and tables of placing as the code has them', async () => {
  const text = readFileSync(placingDoc, 'utf8');
  const printed = await withPlacingTables(text);
  if (process.env['UPDATE_DOCS']) writeFileSync(placingDoc, printed);
  else expect(text).toBe(printed);
});
