import { createRequire } from 'node:module';
import fc from 'fast-check';
import { wrap } from '../../../src/contract/envelope.ts';
import { endpointIds, endpointOf, type EndpointId } from '../../../src/contract/index.ts';
import { parseJson } from '../../../src/lib/json.ts';
import { checkReply } from '../../../src/verify/check-reply.ts';
import { isObject } from '../../../src/verify/schema.ts';
import { checkRequest } from '../../../mock-server/provider/request-check.ts';
import { examples } from '../../support/endpoint-examples.ts';
import { openApi, replyOf } from '../../support/docs/openapi/document.ts';
import { requestSchema } from '../../support/docs/openapi/request-schema.ts';

const appKey = { name: 'app_key', value: 'demo' };
const runs = 1000;

type Fits = (value: unknown) => boolean;
type Ajv = { readonly compile: (schema: object) => Fits };

/** The validator that Prism itself uses. */
function validator(): (schema: object) => Fits {
  const modules = createRequire(new URL('package.json', import.meta.url));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has no types here
  const { default: Ajv2020 } = modules('ajv/dist/2020') as { default: new (options: object) => Ajv };
  const ajv = new Ajv2020({ strict: false });
  const { components } = openApi();
  return schema => ajv.compile({ ...schema, components });
}

const oddTexts =
  '|0|1|2|5|-5|false|1e3|0x10|9,950.50|1,00,000|₹ 50|demo|3 PM|15:00:00|25:00|1/2/2026|13/45/2026';
const odd = fc.constantFrom<unknown>(
  ...oddTexts.split('|'),
  ' ',
  '9'.repeat(20),
  'x'.repeat(600),
  0,
  1,
  7,
  -1,
  1.5,
  1e300,
  true,
  null,
  [],
  {},
);

/** A value with parts of it, at any depth, replaced or left out. */
const spoiled = (value: unknown): fc.Arbitrary<unknown> => {
  if (Array.isArray(value))
    return fc.oneof(
      { weight: 8, arbitrary: fc.tuple(...value.map(spoiled)) },
      fc.array(odd, { maxLength: 2 }),
      odd,
    );
  if (typeof value !== 'object' || value === null)
    return fc.oneof({ weight: 6, arbitrary: fc.constant(value) }, odd);
  const fields = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, spoiled(part)]));
  return fc.oneof(
    { weight: 12, arbitrary: fc.record(fields) },
    { weight: 4, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    odd,
  );
};
const samplesOf = (value: unknown): readonly unknown[] =>
  fc.sample(spoiled(value), { numRuns: runs, seed: 7 }).map(sample => parseJson(JSON.stringify(sample)));

/**
 * Where the document and the contract disagree about spoiled examples: a request fits both or neither, and of a reply that
 * fits the document nothing is lost when the app reads it.
 */
export function disagreements(): readonly string[] {
  const compile = validator();
  return endpointIds.flatMap(id => [...inReplies(id, compile(replyOf(id))), ...inRequests(id, compile)]);
}

function inReplies(id: EndpointId, fits: Fits): readonly string[] {
  return samplesOf({ status: true, ...examples[id].wire }).flatMap(sample => {
    if (!fits(sample)) return [];
    const reply = { status: 200, type: 'application/json', text: JSON.stringify(sample) };
    const lost = checkReply(endpointOf(id), reply).find(
      ({ level }) => level === 'fails' || level === 'dropped',
    );
    // Which days can be read no pattern says.
    return lost === undefined || lost.says.startsWith('a date expected')
      ? []
      : [`${id}${lost.pointer}: ${lost.says}`];
  });
}

function inRequests(id: EndpointId, compile: (schema: object) => Fits): readonly string[] {
  if (endpointOf(id).method === 'GET') return [];
  const fits = compile(requestSchema(endpointOf(id)));
  return samplesOf(wrap(endpointOf(id), examples[id].body, { appKey, token: 'tok-1' })).flatMap(sample => {
    // The mock has one key, and any other is refused.
    if (!isObject(sample) || sample[appKey.name] !== appKey.value) return [];
    const { ok } = checkRequest(id, sample, { appKey, lenient: false });
    return ok === fits(sample)
      ? []
      : [`${id}: ${JSON.stringify(sample)} is ${ok ? '' : 'not '}taken by the mock`];
  });
}
