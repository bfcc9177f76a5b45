import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { accountCalls, profileCalls } from './account-calls.ts';
import { bidCalls } from './bid-calls.ts';
import type { PlayerCalls, PublicCalls, Reply } from './calls.ts';
import { contentCalls, memberContentCalls, paymentDetails } from './content-calls.ts';
import { fundCalls } from './fund-calls.ts';
import { historyCalls } from './history-calls.ts';
import { homeCalls, marketCalls } from './market-calls.ts';
import type { World } from './state.ts';
import { walletCalls } from './wallet-calls.ts';
import { objectOf, parseObject, textOf, type Json } from './wire.ts';

/** A received request, and its answer. */
export type Seen = {
  readonly method: string;
  readonly path: string;
  readonly body: Json;
  readonly httpStatus: number;
  readonly reply: Reply;
};

type Answer = { readonly httpStatus: number; readonly reply: Reply; readonly type?: string };

const publicCalls: PublicCalls = { ...accountCalls, ...marketCalls, ...contentCalls };
const playerCalls: PlayerCalls = {
  ...profileCalls,
  ...homeCalls,
  ...walletCalls,
  ...fundCalls,
  ...bidCalls,
  ...historyCalls,
  ...memberContentCalls,
};

export const callPaths: readonly string[] = [...Object.keys(publicCalls), ...Object.keys(playerCalls)];

/** The server of a world that is made once the port is known. */
export function createApiServer(world: () => World, seen: (request: Seen) => void): Server {
  return createServer((request, response) => {
    void respond(world(), request, response, seen);
  });
}

async function respond(
  world: World,
  request: IncomingMessage,
  response: ServerResponse,
  seen: (request: Seen) => void,
): Promise<void> {
  allowOrigin(world, request, response);
  const method = request.method ?? 'GET';
  if (method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  const url = new URL(request.url ?? '/', world.url);
  const text = await bodyOf(request);
  const body = parseObject(text) ?? formOf(text);
  const { httpStatus, reply, type } = answer(world, method, url, body);
  seen({ method, path: url.pathname, body, httpStatus, reply });
  const { dateHeader, contentType } = world.settings;
  if (dateHeader !== 'real') {
    const epoch = dateHeader === 'provider' ? world.clock.now() : Date.now() + dateHeader.offsetMs;
    response.setHeader('Date', new Date(epoch).toUTCString());
  }
  response
    .writeHead(httpStatus, { 'Content-Type': type ?? contentType, 'Cache-Control': 'no-store' })
    .end(typeof reply === 'string' ? reply : JSON.stringify(reply));
}

/** The origin is repeated instead of `*`, so requests with credentials work too. */
function allowOrigin(world: World, { headers }: IncomingMessage, response: ServerResponse): void {
  if (headers.origin === undefined) return;
  response.setHeader('Access-Control-Allow-Origin', headers.origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, OPTIONS');
  response.setHeader(
    'Access-Control-Allow-Headers',
    headers['access-control-request-headers'] ?? 'Content-Type',
  );
  response.setHeader('Vary', 'Origin');
  if (world.settings.exposeDate) response.setHeader('Access-Control-Expose-Headers', 'Date');
}

function answer(world: World, method: string, { pathname, searchParams }: URL, body: Json): Answer {
  if (method === 'GET' && pathname === '/payment-details')
    return { httpStatus: 200, reply: paymentDetails(world, searchParams.get('baseUrl')) };
  if (method === 'GET' && pathname.endsWith('.svg')) return picture;
  const publicCall = publicCalls[pathname];
  const playerCall = playerCalls[pathname];
  if (!publicCall && !playerCall) return { httpStatus: 404, reply: '<h1>404 Not Found</h1>' };
  if (method !== 'POST') return { httpStatus: 405, reply: world.wire.no('Method not allowed') };
  if (publicCall) return { httpStatus: 200, reply: publicCall(world, body) };
  const token = textOf(body, 'unique_token') || textOf(objectOf(body, 'new_result'), 'unique_token');
  const player = world.players.find(one => one.token === token);
  return player && playerCall
    ? { httpStatus: 200, reply: playerCall(world, body, player) }
    : { httpStatus: world.settings.unauthorized, reply: world.wire.no('Invalid token') };
}

const picture: Answer = {
  httpStatus: 200,
  reply:
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="120"><rect width="320" height="120"/></svg>',
  type: 'image/svg+xml',
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** PHP fills its fields from a form body as well; anything else leaves them empty. */
const formOf = (text: string): Json => Object.fromEntries(new URLSearchParams(text));
