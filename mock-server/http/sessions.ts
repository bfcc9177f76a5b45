import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { latency } from '../data/random.ts';
import { parseMoment } from '../data/wall-time.ts';
import { cookieOf } from './guard.ts';
import { openMock, type Mock } from '../provider/mock.ts';
import { contractModes } from '../provider/request-check.ts';

/** Omitted options default to the server's. */
export const sessionOptions = v.strictObject({
  scenario: v.optional(v.string()),
  seed: v.optional(v.pipe(v.number(), v.integer())),
  now: v.optional(v.string()),
  latency: v.optional(latency),
  contract: v.optional(v.picklist(contractModes)),
  virtual: v.optional(v.boolean(), false),
});
type SessionOptions = v.InferOutput<typeof sessionOptions>;

/** Sessions end with the process. */
export type Sessions = {
  readonly open: (asked: SessionOptions) => Result<string, string>;
  readonly find: (id: string) => Mock | undefined;
  readonly close: (id: string) => boolean;
  readonly ids: () => readonly string[];
};

const maxSessions = 100;

/** At most a hundred. A further one ends the session that was unused for the longest time. */
export function createSessions(main: Mock): Sessions {
  const worlds = new Map<string, Mock>();
  return {
    open: asked => {
      const { options, world } = main;
      const start = asked.now === undefined ? options.start : parseMoment(asked.now, world.zone);
      if (start === null && asked.now !== undefined) return err(`now: not a time: ${asked.now}`);
      const opened = openMock({
        scenario: asked.scenario ?? options.scenario,
        seed: asked.seed ?? options.seed,
        zone: world.zone,
        clock: world.clock.sibling(),
        latency: asked.latency ?? options.latency,
        start,
        startIsAsked: asked.now !== undefined || options.startIsAsked === true,
        contract: asked.contract ?? main.contract,
        virtual: asked.virtual,
      });
      if (!opened.ok) return opened;
      const [oldest] = worlds.keys();
      if (worlds.size >= maxSessions && oldest !== undefined) worlds.delete(oldest);
      const id = randomBytes(5).toString('hex');
      worlds.set(id, opened.value);
      return ok(id);
    },
    find: id => {
      const found = worlds.get(id);
      if (found === undefined) return undefined;
      // A map keeps the order of insertion, so this session becomes the last.
      worlds.delete(id);
      worlds.set(id, found);
      return found;
    },
    close: id => worlds.delete(id),
    ids: () => [...worlds.keys()],
  };
}

/** This cookie keeps the app's own links and files in the session. */
export const sessionCookie = 'mock_session';

export type RequestSession = {
  readonly mock: Mock;
  readonly session: string | null;
  /** `url` without the prefix `/s/ID/`. */
  readonly prefixed: boolean;
  readonly url: string;
};

const prefix = /^\/s\/([\w-]{1,40})(\/[^]*)?$/;

/**
 * Finds the session by the prefix `/s/ID/`, the header `X-Mock-Session`, or the cookie. Null for an unknown
 * session. An unknown cookie is ignored.
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
