import type * as v from 'valibot';
import { fieldOf } from '../../src/contract/envelope.ts';
import { nearestName } from '../../src/lib/nearest-name.ts';
import type { ReadonlyData, User } from './schemas.ts';

/** What the mock will not do. A provider's call gets `status: false` and this message, a control call code 400. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** In a scenario: the paths in its file under which the wrong part may stand. */
  readonly paths: readonly (readonly string[])[];

  constructor(message: string, paths: Refusal['paths'] = []) {
    super(message);
    this.paths = paths;
  }
}

/** Refuses a call with a plain-word reason. */
export function refuse(msg: string, paths: Refusal['paths'] = []): never {
  throw new Refusal(msg, paths);
}

/** The row with this id; refuses with `No such {what}: {id}`. */
export function requireRow<T extends { readonly id: number }>(
  rows: readonly T[],
  id: number,
  what: string,
): T {
  return rows.find(row => row.id === id) ?? refuse(`No such ${what}: ${id}`);
}

/** `; did you mean …?` with the nearest name; empty where none is near. */
export function hint(written: string, names: readonly string[]): string {
  const near = nearestName(written, names);
  return near === null ? '' : `; did you mean ${near}?`;
}

/** That nobody has this mobile number, with the nearest that somebody has. */
export const noPlayer = (mobile: string, users: readonly { readonly mobile: string }[]): string => {
  const known = users.map(user => user.mobile);
  return `no player has the mobile number ${mobile}${hint(mobile, known)}`;
};

/** The player with this mobile number; refuses with `msg` when there is none. */
export const userByMobile = (data: ReadonlyData, mobile: string, msg: string): Readonly<User> =>
  data.users.find(user => user.mobile === mobile) ?? refuse(msg);

/** The first problem that a schema found, after its field: `rewind: Invalid value`. */
export const problemIn = (issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string =>
  `${fieldOf(issues)}: ${wordsOf(issues[0])}`;

/** What a schema says of a value; for a word that is none of its words the words that there are, or the nearest. */
export function wordsOf({ expected, input, message }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'is not known here';
  // A schema with words of its own.
  if (!message.startsWith('Invalid')) return message;
  const words = [...(expected ?? '').matchAll(/"([^"]+)"/g)].map(([, word = '']) => word);
  if (words.length < 2 || typeof input !== 'string') return message;
  return `'${input}' is none of ${words.join(', ')}${hint(input, words)}`;
}

/** The message of whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
