import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { docs } from './support/docs/docs.ts';

it('the documents made from the tables are current (npx tsx build.ts --docs writes them)', async () => {
  for (const [file, text] of Object.entries(await docs()))
    expect(readFileSync(file, 'utf8'), file).toBe(text);
});
