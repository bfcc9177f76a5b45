import { toJsonSchema, type OverrideActionContext } from '@valibot/to-json-schema';
import { isPhone } from '../../../../src/domain/phone.ts';
import type { Call } from '../../../../src/contract/endpoint.ts';
import { isObject, listOf, type Json } from '../../../../src/verify/schema.ts';
import { fieldNotes } from './field-notes.ts';

type Endpoint = Pick<Call, 'body' | 'method' | 'token' | 'money'>;

/**
 * The name of the application key's field in the mock. A provider may name it differently (docs/hosting.md).
 */
export const appKeyName = 'app_key';

/**
 * The JSON schema of a request's body with its envelope, or of the query of a GET. Unknown fields are
 * refused.
 */
export function requestSchema({ body, method, token, money }: Endpoint): Json {
  const { $schema: _, ...own } = toJsonSchema(body, {
    target: 'draft-2020-12',
    typeMode: 'input',
    overrideAction: checkSchema,
  });
  const { properties, required = [], ...rest } = withNotes(own);
  if (method === 'GET') return { ...rest, properties, required };
  return {
    ...rest,
    properties: {
      env_type: { const: 'Prod' },
      [appKeyName]: {
        type: 'string',
        description: 'The application key; the name of its field is set in `config.json`.',
      },
      ...(token && { unique_token: { type: 'string', description: 'The token of the log-in.' } }),
      ...(money && {
        client_ref: { type: 'string', description: 'For providers that carry out a reference only once.' },
      }),
      ...(isObject(properties) && properties),
    },
    required: ['env_type', appKeyName, ...(token ? ['unique_token'] : []), ...listOf(required)],
  };
}

/**
 * The schema of a check that the contract makes by a function. An unknown check throws, so that none is
 * forgotten.
 */
function checkSchema({ valibotAction, jsonSchema }: OverrideActionContext) {
  if (valibotAction.type !== 'check') return null;
  if ('requirement' in valibotAction && valibotAction.requirement === isPhone)
    return { ...jsonSchema, pattern: '^[6-9]\\d{9}$' };
  if ('message' in valibotAction && valibotAction.message === 'gametype or session expected')
    return { ...jsonSchema, anyOf: [{ required: ['gametype'] }, { required: ['session'] }] };
  return null;
}

/** The schema with the meaning of its fields, at any depth. */
function withNotes(schema: Json): Json {
  const { properties, items } = schema;
  return {
    ...schema,
    ...(isObject(items) && { items: withNotes(items) }),
    ...(isObject(properties) && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => {
          const note = fieldNotes[name];
          return [name, { ...withNotes(isObject(field) ? field : {}), ...(note && { description: note }) }];
        }),
      ),
    }),
  };
}
