import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

const loopback: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Keeps the token after the console was opened with it. */
export const tokenCookie = 'mock_token';

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);
const nameOf = (host: string): string =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';

const everywhere: ReadonlySet<string> = new Set(['0.0.0.0', '[::]']);

/**
 * A foreign name that leads here (DNS rebinding) would let its pages read the replies. If the mock listens on
 * every address of the machine, any IP address may pass, because only names can be redirected.
 */
export function hostCheck(names: readonly string[]): (request: IncomingMessage) => boolean {
  const known = new Set(names.map(name => nameOf(name.includes(':') ? `[${name}]` : name)));
  const onEveryAddress = [...everywhere].some(address => known.has(address));
  return ({ headers: { host = '' } }) => {
    const name = nameOf(host);
    if (loopback.has(name) || (known.has(name) && name !== '')) return true;
    return onEveryAddress && isIP(name.replace(/^\[|\]$/g, '')) !== 0;
  };
}

/**
 * The Host must be a name of this machine, and no page of another origin may call. With `--host`, a `token`
 * replaces the check of the Host.
 */
export function controlRefusal(request: IncomingMessage, url: URL, token: string | null): string | null {
  if (token === null && !loopback.has(nameOf(request.headers.host ?? ''))) return 'Loopback only';
  if (isFromElsewhere(request) && !isLinkToConsole(request, url)) return 'Not from another site';
  if (token === null) return null;
  const given = [
    request.headers['x-mock-token'],
    url.searchParams.get('token'),
    cookieOf(request, tokenCookie),
  ];
  return given.some(value => typeof value === 'string' && isEqual(value, token))
    ? null
    : 'The token is needed: open the address that the server printed';
}

/**
 * An embedded picture counts too. Browsers report the origin in `Sec-Fetch-Site`. Old browsers, and all
 * browsers on plain http to another machine, report it only in `Origin` or `Referer`.
 */
function isFromElsewhere({ headers }: IncomingMessage): boolean {
  const { host = '', origin, referer, 'sec-fetch-site': site } = headers;
  if (origin !== undefined && hostOf(origin) !== host) return true;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return referer !== undefined && hostOf(referer) !== host;
}

/** A link in a document may open the console, because the page alone changes nothing. */
const isLinkToConsole = ({ method, headers }: IncomingMessage, { pathname }: URL): boolean =>
  method === 'GET' && pathname === '/__mock/' && headers['sec-fetch-dest'] === 'document';

/** Compares in constant time. */
function isEqual(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Only pages of this machine may call the provider's paths. */
export function corsHeaders(request: IncomingMessage): Readonly<Record<string, string>> {
  const { origin } = request.headers;
  if (origin === undefined || !URL.canParse(origin) || !loopback.has(new URL(origin).hostname)) return {};
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Headers': 'content-type, x-mock-session, x-mock-reply',
    'Access-Control-Allow-Methods': 'GET, POST',
    'Access-Control-Expose-Headers': 'Date, Retry-After',
    Vary: 'Origin',
  };
}

export function cookieOf(request: IncomingMessage, name: string): string | null {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [key, value = ''] = part.trim().split('=');
    if (key === name) return value;
  }
  return null;
}

/** Undefined if no other cookie is left. */
export function cookiesBesides(request: IncomingMessage, names: readonly string[]): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(/;\s*/).filter(Boolean);
  const others = pairs.filter(pair => !names.includes(pair.split('=')[0] ?? ''));
  return others.length === 0 ? undefined : others.join('; ');
}

/** Scripts and other sites cannot read it. An empty value deletes it. */
export const cookie = (name: string, value: string): string =>
  `${name}=${value}; Path=/; HttpOnly; SameSite=Strict${value === '' ? '; Max-Age=0' : ''}`;
