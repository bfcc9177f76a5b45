import { runInNewContext } from 'node:vm';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { endpointIds } from '../../src/contract/index.ts';
import { createMock } from '../support/app-mock.ts';

const event = v.object({ listen: v.string(), script: v.object({ exec: v.array(v.string()) }) });
const collection = v.parse(
  v.object({
    info: v.object({
      schema: v.literal('https://schema.getpostman.com/json/collection/v2.1.0/collection.json'),
    }),
    variable: v.array(v.object({ key: v.string(), value: v.string() })),
    event: v.array(event),
    item: v.array(
      v.object({
        item: v.array(
          v.object({
            name: v.string(),
            event: v.optional(v.array(event), []),
            request: v.object({
              method: v.string(),
              url: v.object({ raw: v.string() }),
              body: v.optional(v.object({ raw: v.string() })),
            }),
          }),
        ),
      }),
    ),
  }),
  JSON.parse(readFileSync('docs/postman.json', 'utf8')),
);

it('Postman can send every call of the collection to the mock as it is, and each is carried out', async () => {
  const mock = createMock();
  const variables = new Map(collection.variable.map(({ key, value }) => [key, value]));
  const filled = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => variables.get(name) ?? '');
  const run = (events: readonly v.InferOutput<typeof event>[], listen: string, reply: unknown) => {
    const pm = { collectionVariables: variables, response: { json: () => reply } };
    // The mock's day, which is not the machine's.
    const Date = class extends globalThis.Date {
      constructor() {
        super(mock.mock.world.clock.now());
      }
    };
    for (const { script } of events.filter(one => one.listen === listen))
      runInNewContext(script.exec.join('\n'), { pm, Date });
  };
  const requests = collection.item.flatMap(({ item }) => item);
  expect(requests).toHaveLength(endpointIds.length);
  const replies = new Map<string, unknown>();
  for (const { name, request, event: events } of requests) {
    run(collection.event, 'prerequest', null);
    const { body, method, url } = request;
    const response = await mock.fetch(filled(url.raw), { method, ...(body && { body: filled(body.raw) }) });
    const reply: unknown = await response.json();
    replies.set(name, reply);
    run(events, 'test', reply);
  }
  expect(
    mock.calls().flatMap(({ path, violations }) => violations.map(violation => `${path} ${violation}`)),
  ).toEqual([]);
  expect(variables.get('token')).toBe('mock-token-1');
  expect(variables.get('today')).toBe('21-November-2026');
  for (const [name, reply] of replies) expect(reply, name).toMatchObject({ status: true });
});
