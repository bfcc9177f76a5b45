import type { IncomingMessage } from 'node:http';
import { cookieOf } from './cookies.ts';
import type { Mock } from '../provider/mock.ts';
import type { Sessions } from './sessions.ts';

/** The cookie that a visit to `/s/ID/` leaves, so that the app's own links and files stay in the session. */
export const sessionCookie = 'mock_session';

/** Which world a request is about, and its path there. */
export type Located = {
  readonly mock: Mock;
  /** The session's id; null for the main world. */
  readonly session: string | null;
  /** Its address names the session (`/s/ID/…`), which is no part of `url` any more. */
  readonly prefixed: boolean;
  /** Path and query without the prefix. */
  readonly url: string;
};

const prefix = /^\/s\/([\w-]{1,40})(\/[^]*)?$/;

/**
 * The world of a request: by its path prefix `/s/ID/`, by the header `X-Mock-Session`, or by the cookie of an
 * earlier visit. `main` names the main world. Null for a session that there is not; a stale cookie is none.
 */
export function locate(main: Mock, sessions: Sessions, request: IncomingMessage): Located | null {
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
