import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { endpointIds } from '../../src/contract/index.ts';
import { startServer } from '../mock-server/live-server.ts';
import { fieldIn, rowsIn } from '../mock-server/calls.ts';

const text = readFileSync('docs/openapi.json', 'utf8');
const document: unknown = JSON.parse(text);

/** A part of the document, by the names on the way to it. */
const partOf = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce((part, name) => fieldIn(part, name), value);
const valuesOf = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

const schemaOf = (part: unknown): unknown => partOf(part, 'content', 'application/json', 'schema');
const bodyAt = (path: string): unknown => schemaOf(partOf(document, 'paths', path, 'post', 'requestBody'));
/** The schema of a reply that is no refusal. */
const replyAt = (path: string): unknown =>
  rowsIn(fieldIn(schemaOf(partOf(document, 'paths', path, 'post', 'responses', '200')), 'anyOf'))[0];

it('has every call once, under one tag', () => {
  const operations = valuesOf(fieldIn(document, 'paths')).flatMap(valuesOf);
  expect(operations.map(operation => fieldIn(operation, 'operationId'))).toEqual(endpointIds);
  for (const operation of operations) expect(fieldIn(operation, 'tags')).toHaveLength(1);
});

it('a request is exactly what the app sends', () => {
  expect(bodyAt('/api-user-withdraw-fund-request')).toMatchObject({
    additionalProperties: false,
    required: ['env_type', 'app_key', 'unique_token', 'mobile', 'request_amount', 'payment_method'],
    properties: {
      mobile: { type: 'string', pattern: '^[6-9]\\d{9}$' },
      request_amount: { type: 'integer', minimum: 0 },
      payment_method: { enum: ['2', '3', '4'] },
    },
  });
  // Either is enough.
  expect(partOf(bodyAt('/api-submit-bid'), 'properties', 'new_result')).toMatchObject({
    anyOf: [{ required: ['gametype'] }, { required: ['session'] }],
  });
});

it('a reply asks for what would be lost without it, and for nothing else', () => {
  const list = partOf(replyAt('/api-get-dashboard-data'), 'properties', 'result');
  expect(list).toMatchObject({ type: 'array' });
  expect(fieldIn(list, 'items')).toMatchObject({
    required: ['game_id', 'game_name', 'open_time', 'msg_status', 'close_time'],
    properties: {
      game_name: { type: ['string', 'number'], pattern: '\\S', maxLength: 500 },
      open_result: { type: ['string', 'number', 'null'] },
      open_time: { $ref: '#/components/schemas/ClockText' },
    },
  });
  expect(replyAt('/api-submit-bid')).toMatchObject({ required: ['status'] });
  expect(replyAt('/api-get-contact-details')).not.toHaveProperty('required');
});

const problemsIn = async (source: string): Promise<readonly string[]> => {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, location }) =>
    [ruleId, ...location.flatMap(({ pointer }) => pointer ?? [])].join(' '),
  );
};

it("Redocly's linter finds nothing in it, examples included", async () => {
  expect(await problemsIn(text)).toEqual([]);
  expect(await problemsIn(text.replace('"env_type": "Prod"', '"env_type": "Test"'))).toEqual([
    expect.stringMatching(/^no-invalid-media-type-examples /),
  ]);
  expect(
    await problemsIn(text.replace('#/components/schemas/Secret', '#/components/schemas/None')),
  ).toContainEqual(expect.stringMatching(/^no-unresolved-refs /));
});

it('the mock serves it next to its console', async () => {
  const server = await startServer();
  const served = await fetch(`${server.url}/__mock/openapi.json`);
  expect(served.headers.get('content-type')).toBe('application/json; charset=utf-8');
  type Document = Readonly<Record<'servers' | 'tags' | 'paths' | 'components', object>>;
  const { paths, components } = JSON.parse(await served.text()) as Document;
  const ours = JSON.parse(text) as Document;
  expect(components).toEqual(ours.components);
  expect(paths).toMatchObject(ours.paths);
  await server.stop();
});
