import { wrap } from '../../../../src/contract/envelope.ts';
import { endpointOf, type EndpointId } from '../../../../src/contract/index.ts';
import type { Json } from '../../../../src/verify/schema.ts';
import { examples } from '../../endpoint-examples.ts';
import { areas } from './areas.ts';
import { appKeyName } from './request-schema.ts';
import { summaries } from './summaries.ts';

const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/**
 * The text of `docs/postman.json`: a request for each call, with the bodies of the examples. The log-in keeps
 * its token for the others, and bids are for today.
 */
export const postmanCollection = (): Json => ({
  info: {
    name: 'The provider of the matka app',
    description:
      'Made from src/contract. Start the mock (npm start), send "Log in", then any other. For a provider, change the variables.',
    schema,
  },
  variable: Object.entries(variables).map(([key, value]) => ({ key, value })),
  event: [script('prerequest', todayScript)],
  item: areas.map(({ name, rows }) => ({
    name,
    item: idsOf(rows).map(id => ({
      name: summaries[id],
      ...(id === 'login' && { event: [script('test', keepToken)] }),
      request: requestOf(id),
      response: [responseOf(id)],
    })),
  })),
});

const idsOf = (rows: object): readonly EndpointId[] =>
  Object.keys(rows).filter((id): id is EndpointId => id in examples);

const variables = {
  api: 'http://127.0.0.1:3000',
  headline: 'http://127.0.0.1:3000',
  gateway: 'http://127.0.0.1:3000',
  appKey: 'demo',
  token: '',
  today: '',
};

/** A bid is for the market's day: `1-May-2026`. */
const todayScript = [
  'const now = new Date();',
  "const month = now.toLocaleString('en-US', { month: 'long' });",
  "pm.collectionVariables.set('today', `${now.getDate()}-${month}-${now.getFullYear()}`);",
];
const keepToken = [
  'const { unique_token } = pm.response.json();',
  "if (unique_token) pm.collectionVariables.set('token', unique_token);",
];

const script = (listen: string, exec: readonly string[]): Json => ({
  listen,
  script: { type: 'text/javascript', exec },
});

function requestOf(id: EndpointId): Json {
  const endpoint = endpointOf(id);
  const { method, host, path } = endpoint;
  const { body } = examples[id];
  const query = Object.entries(body).map(([key, value]) => ({ key, value: String(value) }));
  const place = { host: [`{{${host}}}`], path: path.slice(1).split('/') };
  if (method === 'GET') {
    const raw = `{{${host}}}${path}?${query.map(({ key, value }) => `${key}=${value}`).join('&')}`;
    return { method, header: [], url: { raw, ...place, query } };
  }
  const values = { unique_token: '{{token}}', bid_date: '{{today}}', ...forMock[id] };
  const carried = { appKey: { name: appKeyName, value: '{{appKey}}' }, token: '{{token}}' };
  return {
    method,
    header: [{ key: 'Content-Type', value: 'application/json' }],
    body: {
      mode: 'raw',
      raw: JSON.stringify(withValues(wrap(endpoint, body, carried), values), null, 2),
      options: { raw: { language: 'json' } },
    },
    url: { raw: `{{${host}}}${path}`, ...place },
  };
}

/** Values that the mock of `npm start` needs instead of an example's, at any depth. */
const forMock: { readonly [K in EndpointId]?: Readonly<Record<string, unknown>> } = {
  checkMobile: { mobile: '9876543212' },
  register: { mobile: '9876543212' },
  // The password stays the same, so that the collection can be run again.
  forgotPassword: { new_pass: 'demo1234' },
  changePassword: { old_pass: 'demo1234', new_pass: 'demo1234' },
  withdraw: { payment_method: '2' },
  addFundRequest: { request_amount: 500 },
  starlineSubmitBid: { game_id: '1005', gameid: '1005', Gamename: 'Kalyan Starline 2:00 PM' },
  galiSubmitBid: { game_id: '2006', gameid: '2006', Gamename: 'Gali' },
};

/** The example with other values for some fields, at any depth. */
function withValues(value: unknown, values: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(value)) return value.map(item => withValues(item, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name in values ? values[name] : withValues(part, values),
    ]),
  );
}

const responseOf = (id: EndpointId): Json => ({
  name: 'Example',
  originalRequest: requestOf(id),
  status: 'OK',
  code: 200,
  header: [{ key: 'Content-Type', value: 'application/json' }],
  body: JSON.stringify(examples[id].wire, null, 2),
});
