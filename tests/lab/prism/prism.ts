// Prism, a tool that knows nothing of this project but docs/openapi.json, is between a scripted client and
// the mock: the whole main job and every call that only reads. It ends with code 1 if Prism objects to one
// request or reply.
import { demoConfig } from '../../../src/api/config.ts';
import { parseConfig } from '../../../src/api/parse-config.ts';
import { endpointIds, endpoints } from '../../../src/contract/index.ts';
import { parsePhone } from '../../../src/domain/phone.ts';
import { verify } from '../../../src/verify/run.ts';
import { startServer } from '../../mock-server/live-server.ts';
import { disagreements } from './agreement.ts';
import { mainJob } from './main-job.ts';
import { startPrism, type JsonReply } from './prism-proxy.ts';

const mock = await startServer();
const prism = await startPrism(mock.url);
const objections: string[] = [];
const refusals: string[] = [];
const asked = new Map<string, number>();

/** A fetch through Prism, which counts the calls and notes what Prism objects to. */
const watched: typeof fetch = async (input, init) => {
  const reply = await fetch(input, init);
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
  const text = await reply.clone().text();
  if (reply.headers.has('sl-violations') || /problem\+json/.test(reply.headers.get('content-type') ?? ''))
    objections.push(`${pathname}  ${text}`);
  return reply;
};

const send = async (path: string, body: object, token?: string): Promise<JsonReply> => {
  const sent = { env_type: 'Prod', app_key: 'demo', ...(token && { unique_token: token }), ...body };
  const headers = { 'content-type': 'application/json' };
  const reply = await watched(prism.url + path, { method: 'POST', headers, body: JSON.stringify(sent) });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Prism has looked at it before us
  const json = (await reply.json()) as JsonReply;
  if (json.status !== true) refusals.push(`${path}  ${JSON.stringify(json)}`);
  return json;
};
const control = async (path: string, body: object): Promise<void> => {
  mock.mock.control('POST', path, body);
};

/** Every call that `npm run verify` can make, the reading ones and those that are asked for by name. */
async function everyRead(): Promise<void> {
  const hosts = { api: prism.url, headline: prism.url, gateway: prism.url };
  const config = parseConfig(JSON.stringify({ ...demoConfig('Asia/Kolkata'), hosts }));
  const [player, receiver] = [parsePhone('9876543210'), parsePhone('9876543211')];
  if (!config.ok || player === null) throw new Error('The config of the demo is wrong');
  const reports = await verify({
    config: config.value,
    site: { origin: null, credentials: false, serverClock: true },
    login: { phone: player, password: 'demo1234' },
    receiver,
    named: endpointIds,
    deviceNow: Date.now,
    wait: () => Promise.resolve(),
    timeoutMs: 20_000,
    fetch: watched,
    tell: () => undefined,
  });
  for (const { call, findings } of reports)
    for (const { level, says } of findings) if (level === 'fails') refusals.push(`${call}  ${says}`);
}

/** A reply that does not fit must be objected to, or the silence before it says nothing. */
async function seesBreaches(): Promise<boolean> {
  // Every call was made by now, the log-out too.
  const login = { mobile: '9876543210', password: 'demo1234', device_id: 'd-1' };
  const { unique_token: token = '' } = await send('/api-user-login', login);
  const [before, refused] = [objections.length, refusals.length];
  await control('faults', { path: '/api-get-dashboard-data', kind: 'missing-fields' });
  await send('/api-get-dashboard-data', {}, token);
  await send('/api-user-wallet-balance', { extra: 1 }, token);
  refusals.length = refused;
  return objections.splice(before).length === 2;
}

/** The complaints of Prism, or none. */
async function complaints(): Promise<readonly string[]> {
  await mainJob(send, control);
  await everyRead();
  const missing = endpointIds.filter(id => !asked.has(endpoints[id].path));
  const calls = [...asked.values()].reduce((sum, count) => sum + count, 0);
  console.log(`Prism: ${calls} calls of ${asked.size} paths, ${objections.length} objections`);
  return [
    ...objections,
    ...refusals.map(line => `refused: ${line}`),
    ...missing.map(id => `${id} was not asked`),
    ...disagreements(),
    ...((await seesBreaches()) ? [] : ['Prism lets pass what does not fit']),
  ];
}

try {
  const wrong = await complaints();
  for (const line of wrong) console.error(line);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await prism.stop();
  await mock.stop();
}
