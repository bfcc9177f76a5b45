// The JSON Schemas for editors are those that the mock checks with. UPDATE_DOCS=1 writes them.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fixtureSchemas } from '../support/fixture-schemas.ts';

const folder = 'fixtures/schemas/';

it.each(Object.entries(fixtureSchemas()))('fixtures/schemas/%s is current', (file, text) => {
  if (process.env['UPDATE_DOCS'] === '1') writeFileSync(folder + file, text);
  expect(readFileSync(folder + file, 'utf8')).toBe(text);
});

it('every fixture names its schema, and there is no other schema', () => {
  expect(readdirSync(folder)).toEqual(Object.keys(fixtureSchemas()));
  for (const file of readdirSync('fixtures/scenarios'))
    expect(JSON.parse(readFileSync(`fixtures/scenarios/${file}`, 'utf8')), file).toMatchObject({
      $schema: '../schemas/scenario.json',
    });
  expect(JSON.parse(readFileSync('fixtures/world.json', 'utf8'))).toMatchObject({
    $schema: 'schemas/world.json',
  });
});
