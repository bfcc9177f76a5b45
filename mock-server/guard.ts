import type { IncomingMessage } from 'node:http';

const loopback: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);
const nameOf = (host: string): string =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';

/**
 * Whether a call may reach the control API: its Host names this machine (a foreign name that points here does
 * not), unless `--host` opened it, and no page of another origin sent it.
 */
export function mayControl(request: IncomingMessage, opened: boolean): boolean {
  const { host = '', origin } = request.headers;
  if (!opened && !loopback.has(nameOf(host))) return false;
  return origin === undefined || hostOf(origin) === host;
}

/** CORS for the provider's paths: pages served from this machine may call, no other. */
export function corsHeaders(request: IncomingMessage): Readonly<Record<string, string>> {
  const { origin } = request.headers;
  if (origin === undefined || !URL.canParse(origin) || !loopback.has(new URL(origin).hostname)) return {};
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Headers': 'content-type',
    'Access-Control-Allow-Methods': 'GET, POST',
    'Access-Control-Expose-Headers': 'Date',
    Vary: 'Origin',
  };
}
