import type * as v from 'valibot';
import { fieldOf } from '../../src/contract/envelope.ts';
import type { ReadonlyData, User } from './schemas.ts';

/** What the mock will not do. A provider's call gets `status: false` and this message, a control call code 400. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Refuses a call with a plain-word reason. */
export function refuse(msg: string): never {
  throw new Refusal(msg);
}

/** The row with this id; refuses with `No such {what}: {id}`. */
export function requireRow<T extends { readonly id: number }>(
  rows: readonly T[],
  id: number,
  what: string,
): T {
  return rows.find(row => row.id === id) ?? refuse(`No such ${what}: ${id}`);
}

/** The player with this mobile number; refuses with `msg` when there is none. */
export const userByMobile = (data: ReadonlyData, mobile: string, msg: string): Readonly<User> =>
  data.users.find(user => user.mobile === mobile) ?? refuse(msg);

/** The first problem that a schema found, after its field: `rewind: Invalid value`. */
export const problemIn = (issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string =>
  `${fieldOf(issues)}: ${issues[0].message}`;

/** The message of whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
