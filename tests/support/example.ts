import type { Args, Body, EndpointId, WireReply } from '../../src/contract/index.ts';
import { parsePhone } from '../../src/domain/phone.ts';

/** One call written out by hand: what the app says, what goes over the wire both ways, what the app gets. */
export type Example<K extends EndpointId> = {
  readonly args: Args<K>;
  readonly body: Body<K>;
  readonly wire: WireReply<K> & { readonly status?: unknown };
  /** Compared by value only, so plain: brands do not exist at run time. */
  readonly reply: unknown;
};

export type Examples<K extends EndpointId> = { readonly [Id in K]: Example<Id> };

/** A phone that is known to be one. */
export function phone(text: string) {
  const parsed = parsePhone(text);
  if (parsed === null) throw new Error(`Not a phone: ${text}`);
  return parsed;
}

/** Whole points as the server's amounts are read. */
export const amountOf = (value: number) => ({ exact: String(value), points: value });

/** A history of which everything could be read, all of it whole points. */
export function whole<Row extends { readonly points: number }>(records: readonly Row[]) {
  const rows = records.map(({ points, ...facts }) => ({ ...facts, amount: amountOf(points) }));
  return { rows, unread: 0, items: rows.map(row => ({ ...row, points: row.amount.points })), complete: true };
}
