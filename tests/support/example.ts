import type { Args, Body, EndpointId, WireReply } from '../../src/contract/index.ts';
import { parsePhone } from '../../src/domain/phone.ts';

/** An example of one call: the app's arguments, body and reply on the wire, and the reply for the app. */
type Example<K extends EndpointId> = {
  readonly args: Args<K>;
  readonly body: Body<K>;
  readonly wire: WireReply<K> & { readonly status?: unknown };
  /** A plain value, because brands do not exist at run time. */
  readonly reply: unknown;
};

export type Examples<K extends EndpointId> = { readonly [Id in K]: Example<Id> };

/** Parses a phone number. Throws if the text is not one. */
export function phone(text: string) {
  const parsed = parsePhone(text);
  if (parsed === null) throw new Error(`Not a phone: ${text}`);
  return parsed;
}

/** Whole points as the contract reads them. */
export const amountOf = (value: number) => ({ exact: String(value), points: value });

/** A history without unreadable rows, all with whole points. */
export function completeHistory<Row extends { readonly points: number }>(records: readonly Row[]) {
  const rows = records.map(({ points, ...facts }) => ({ ...facts, amount: amountOf(points) }));
  return { rows, unread: 0, items: rows.map(row => ({ ...row, points: row.amount.points })), complete: true };
}
