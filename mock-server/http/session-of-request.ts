import type { IncomingMessage } from 'node:http';
import type { Mock } from '../provider/mock.ts';
import { cookieOf } from './cookies.ts';
import type { Sessions } from './sessions.ts';

/** The cookie that `/s/ID/` sets, so that the app's own links and files stay in the session. */
export const sessionCookie = 'mock_session';

/** The session that a request belongs to, and its path there. */
export type RequestSession = {
  readonly mock: Mock;
  /** The session's id; null for the main world. */
  readonly session: string | null;
  /** Whether the address began with `/s/ID/`; `url` no longer has it. */
  readonly prefixed: boolean;
  /** Path and query without the prefix. */
  readonly url: string;
};

const prefix = /^\/s\/([\w-]{1,40})(\/[^]*)?$/;

/**
 * The session of a request: by its path prefix `/s/ID/`, by the header `X-Mock-Session`, or by the cookie. `main` is the
 * main world. Null for an unknown session; an unknown cookie is ignored.
 */
export function sessionOfRequest(
  main: Mock,
  sessions: Sessions,
  request: IncomingMessage,
): RequestSession | null {
  const address = request.url ?? '/';
  const match = prefix.exec(address);
  const header = request.headers['x-mock-session'];
  const named = match?.[1] ?? (typeof header === 'string' ? header : undefined);
  const url = match === null ? address : (match[2] ?? '/');
  const prefixed = match !== null;
  if (named !== undefined && named !== 'main') {
    const mock = sessions.find(named);
    return mock === undefined ? null : { mock, session: named, prefixed, url };
  }
  const visited = named === undefined ? cookieOf(request, sessionCookie) : null;
  const mock = visited === null ? undefined : sessions.find(visited);
  return mock === undefined
    ? { mock: main, session: null, prefixed, url }
    : { mock, session: visited, prefixed, url };
}
