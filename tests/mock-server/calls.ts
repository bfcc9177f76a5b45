import { expect } from 'vitest';
import { type EndpointId, endpointOf } from '../../src/contract/index.ts';
import { wrap } from '../../src/contract/envelope.ts';
import type { AppMock } from '../support/app-mock.ts';

export const demo = '9876543210';
export const second = '9876543211';

const appKey = { name: 'app_key', value: 'demo' };

/** The wire text of a call as the demo player makes it. */
export const wireOf = (id: EndpointId, body: object, token = 'mock-token-1'): string =>
  JSON.stringify(wrap(endpointOf(id), body, { appKey, token }));

/** Makes a call as a player. Returns the raw reply. */
export async function call(
  mock: AppMock,
  id: EndpointId,
  body: object = {},
  token = 'mock-token-1',
): Promise<Record<string, unknown>> {
  const { path, method } = endpointOf(id);
  const query = method === 'GET' ? `?${new URLSearchParams(Object.entries(body)).toString()}` : '';
  const sent = method === 'GET' ? {} : { body: wireOf(id, body, token) };
  const response = await mock.fetch(`http://mock${path}${query}`, { method, ...sent });
  const reply: unknown = await response.json();
  if (!isRecord(reply)) throw new Error('The reply is no object');
  return reply;
}

export type BidRow = {
  readonly digits: string;
  readonly closedigits?: string;
  readonly points: number;
  /** Defaults to the session of the bid. */
  readonly session?: 'Open' | 'Close';
};

/** A bid's body: on Kalyan (3:00 PM to 5:00 PM), on the mock's usual day, where nothing else is given. */
export function bidBody(bid: {
  readonly game_id?: string;
  readonly pana: string;
  readonly session: 'Open' | 'Close';
  readonly rows: readonly BidRow[];
  readonly token?: string;
  readonly date?: string;
}) {
  const { game_id = '1', pana, session, rows, token = 'mock-token-1', date = '21-November-2026' } = bid;
  return {
    game_id,
    new_result: {
      unique_token: token,
      Gamename: 'Kalyan',
      totalbit: rows.reduce((sum, row) => sum + row.points, 0),
      gameid: game_id,
      pana,
      gametype: session,
      session,
      bid_date: date,
      result: rows.map(row => ({ closedigits: '', session, ...row })),
    },
  };
}

/** The rows of a reply's list. */
export const rowsIn = (list: unknown): readonly Record<string, unknown>[] =>
  Array.isArray(list) ? list.filter(isRecord) : [];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Matches a text that has `part` in it. */
export const containing = (part: string): unknown => expect.stringContaining(part);

/** Matches a list that has `item` in it. */
export const including = (item: unknown): unknown => expect.arrayContaining([item]);

/** A field of a JSON object; undefined where there is none. */
export const fieldIn = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);
