// The JSON Schemas for editors are those that the mock checks with. UPDATE_DOCS=1 writes them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { toJsonSchema } from '@valibot/to-json-schema';
import { scenarioFile } from '../../mock-server/data/scenario.ts';
import { worldFixture } from '../../mock-server/data/world-fixture.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The form of the file, before defaults and transformations. Checks that a JSON schema cannot express are
 * left out.
 */
const schemaOf = (schema: Parameters<typeof toJsonSchema>[0]): Json => ({
  ...toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore', target: 'draft-2020-12' }),
});

/** Fields that are not described are refused (`unknownField`). */
function strict(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(strict);
  if (!isObject(schema)) return schema;
  const parts = Object.entries(schema).map(([name, part]) => [name, strict(part)] as const);
  const closed = isObject(schema['properties']) && !('additionalProperties' in schema);
  return { ...Object.fromEntries(parts), ...(closed && { additionalProperties: false }) };
}

/** A patch of a described value: every field may be left out, and a list may be an object of rows. */
function patchOf(schema: unknown): unknown {
  if (!isObject(schema)) return schema;
  const { properties, items, required: _, ...rest } = schema;
  if (isObject(items)) return { anyOf: [schema, { type: 'object', additionalProperties: patchOf(items) }] };
  if (!isObject(properties)) return schema;
  return { ...rest, properties: mapped(properties, patchOf) };
}

const mapped = (parts: Json, change: (part: unknown, name: string) => unknown): Json =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, change(part, name)]));

/** The words of docs/scenarios.md about the fields of a scenario, for editors. */
function descriptions(): ReadonlyMap<string, string> {
  const [, part = ''] = readFileSync('docs/scenarios.md', 'utf8').split('\n## Fields\n');
  const rows = [...(part.split('\n## ')[0] ?? '').matchAll(/^\| `([^`]+)` *\|[^|]*\| (.*?) *\|$/gm)];
  return new Map(rows.map(([, name = '', text = '']) => [name, text]));
}

const draft = 'https://json-schema.org/draft/2020-12/schema';

/** The JSON Schemas of `fixtures/schemas`, by their files, made of the schemas that check the fixtures. */
function fixtureSchemas(): Readonly<Record<string, string>> {
  const world = strict(schemaOf(worldFixture));
  const scenario = schemaOf(scenarioFile);
  if (!isObject(world) || !isObject(world['properties']) || !isObject(scenario['properties']))
    throw new Error('The schemas are no objects');
  // Editors read a relative reference, so that a new field of the world changes one file.
  const fields = { ...scenario['properties'], patch: { $ref: 'world.json#/$defs/patch' } };
  const texts = descriptions();
  const described = mapped(fields, (part, name) => ({
    description: texts.get(name),
    ...(isObject(part) && part),
  }));
  const files = {
    'scenario.json': { ...scenario, $schema: draft, title: 'A scenario of the mock', properties: described },
    'world.json': {
      ...world,
      $schema: draft,
      title: 'The world of the mock',
      properties: { $schema: { type: 'string' }, ...world['properties'] },
      $defs: {
        patch: patchOf({ type: world['type'], properties: world['properties'], additionalProperties: false }),
      },
    },
  };
  return Object.fromEntries(
    Object.entries(files).map(([file, schema]) => [file, `${JSON.stringify(schema, null, 2)}\n`]),
  );
}

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

it('every reference of a schema leads to a part of a schema', () => {
  const files = readdirSync(folder).map(file => [file, readFileSync(folder + file, 'utf8')] as const);
  const partAt = (file: string, pointer: string): unknown =>
    pointer
      .split('/')
      .slice(1)
      .reduce<unknown>(
        (part, name) => (isObject(part) ? part[name] : undefined),
        JSON.parse(Object.fromEntries(files)[file] ?? 'null'),
      );
  const references = files.flatMap(([file, text]) =>
    Array.from(text.matchAll(/"\$ref": "([^"#]*)#([^"]*)"/g), ([, other, pointer = '']) => ({
      file: other || file,
      pointer,
    })),
  );
  expect(references).toContainEqual({ file: 'world.json', pointer: '/$defs/patch' });
  for (const { file, pointer } of references) expect(partAt(file, pointer)).toBeTypeOf('object');
});
