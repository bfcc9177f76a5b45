import { wrap } from '../../../../src/contract/envelope.ts';
import { endpointIds, endpointOf, type EndpointId } from '../../../../src/contract/index.ts';
import { isObject, listOf, type Json } from '../../../../src/verify/schema.ts';
import { examples } from '../../endpoint-examples.ts';
import { marksOf, sourceOf } from '../endpoints.ts';
import { areas } from './areas.ts';
import { kindSchemas, refTo } from './kinds.ts';
import { replySchema } from './reply-schema.ts';
import { appKeyName, requestSchema } from './request-schema.ts';
import { summaries } from './summaries.ts';

const about = `The calls that the app makes to a provider. Made from \`src/contract\` by \`npm run build -- --docs\`.

**Requests** are exactly what the app sends: a field that is not here is a mistake. Any path can be renamed in
\`config.json\` under \`paths\`, by its \`operationId\`.

**Replies** are what the app reads without loss. It reads more than a schema can say: numbers as text, times of another
form, lists with rows that it has to leave out. Descriptions say what becomes of a value that is missing or another.
Fields that are not here are not read. Any call may be refused with \`status\` false and a reason in \`msg\` or \`message\`.

**Marks** (\`x-marks\`): *token*: carries the player's token. *status*: counts only when \`status\` is true. *embedded*: other
text may surround the JSON. *money*: moves points; never aborted and never sent twice by itself. *assumed*: our decision,
the specification does not show it. *optional*: called only where \`paths\` names it.`;

/** The contract as OpenAPI 3.1, for `docs/openapi.json`. */
export const openApi = (): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'The provider of the matka app',
    version: '1',
    description: about,
    license: { name: 'Not licensed', url: 'https://docs.npmjs.com/cli/configuring-npm/package-json#license' },
  },
  servers: [{ url: 'http://127.0.0.1:3000', description: 'The mock: npm start' }],
  // Key and token are fields of the body, and OpenAPI has no scheme for that.
  security: [],
  tags: areas.map(({ name, description }) => ({ name, description })),
  paths: Object.fromEntries(
    endpointIds.map(id => [endpointOf(id).path, { [endpointOf(id).method.toLowerCase()]: operation(id) }]),
  ),
  components: { schemas: { ...kindSchemas, Refusal: refusal }, responses: { Refused: refused } },
});

const reason = { type: 'string', description: 'Shown to the player.' };
const refusal = {
  type: 'object',
  description: 'The call was not carried out.',
  properties: { status: refTo('False'), msg: reason, message: reason },
  required: ['status'],
};
const refused = {
  description: 'Refused, or failed.',
  content: { 'application/json': { schema: refTo('Refusal') } },
};

function operation(id: EndpointId): Json {
  const { method, host, embedded } = endpointOf(id);
  const request = requestSchema(endpointOf(id));
  return {
    operationId: id,
    summary: summaries[id],
    description: [
      `Source: ${sourceOf(id)}.`,
      ...(host === 'api' ? [] : [`At the ${host} host.`]),
      ...(embedded ? ['Other text may surround the reply: its first JSON object is read.'] : []),
    ].join(' '),
    tags: areas.filter(({ rows }) => id in rows).map(({ name }) => name),
    'x-marks': marksOf(id),
    'x-host': host,
    ...(method === 'GET'
      ? { parameters: parametersOf(request, examples[id].body) }
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: request, example: sentExample(id) } },
          },
        }),
    responses: {
      '200': {
        description: 'The reply, or a refusal.',
        content: {
          'application/json': {
            schema: { anyOf: [replyOf(id), refTo('Refusal')] },
            example: examples[id].wire,
          },
        },
      },
      '4XX': { $ref: '#/components/responses/Refused' },
    },
  };
}

const sentExample = (id: EndpointId): Json =>
  wrap(endpointOf(id), examples[id].body, { appKey: { name: appKeyName, value: 'demo' }, token: 'tok-1' });

/**
 * The schema of a call's reply that is not a refusal, with the status that every call may have and some must
 * have.
 */
export function replyOf(id: EndpointId): Json {
  const { reply, checksStatus } = endpointOf(id);
  const { properties, required, ...rest } = replySchema(reply);
  const needed = [...(checksStatus ? ['status'] : []), ...listOf(required)];
  const { status: _, ...own } = isObject(properties) ? properties : {};
  return {
    ...rest,
    properties: { status: refTo('True'), ...own },
    ...(needed.length > 0 && { required: needed }),
  };
}

const parametersOf = ({ properties, required }: Json, example: object): readonly Json[] => {
  const values = new Map<string, unknown>(Object.entries(example));
  return Object.entries(isObject(properties) ? properties : {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: Array.isArray(required) && required.includes(name),
    schema,
    example: values.get(name),
  }));
};
