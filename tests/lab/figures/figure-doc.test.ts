import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withFigures } from './figure-doc.ts';
import { figureIds, figureTable } from './figure-table.ts';

it('the table of figures in docs/reports/figures.md is that of the reports', async () => {
  const text = readFileSync('docs/reports/figures.md', 'utf8');
  expect(await withFigures(text)).toBe(text);
});

it.each(figureIds.filter(id => figureTable[id].quick !== null))('%s is done by its test', id => {
  for (const file of figureTable[id].test.split(' ')) {
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain(`figureRun('${id}')`);
  }
});
