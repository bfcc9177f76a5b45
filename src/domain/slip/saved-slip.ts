import { plainText } from '../../lib/plain-text.ts';
// Slips that a player keeps under a name, to bid them again on any day.
import { err, ok, type Result } from '../../lib/result.ts';
import type { PlainKey } from '../../text/message.ts';
import type { BidRow } from './bid.ts';
import type { GameKey } from '../game/game-list.ts';

/** A slip under a name. `owner` is the fingerprint of the player's mobile number. */
export type SavedSlip = {
  readonly id: string;
  readonly owner: string;
  readonly name: string;
  /** The name of the market on which it was saved. */
  readonly market: string;
  readonly game: GameKey;
  readonly rows: readonly BidRow[];
};

/** A slip that is to be saved. */
export type SlipToSave = Omit<SavedSlip, 'id' | 'owner'>;

/** For one player. */
export const savedSlipLimits = { slips: 20, rows: 300, nameLength: 40 } as const;

/** The slips of an owner, in the order in which they were saved. */
export const ownSlips = (kept: readonly SavedSlip[], owner: string): readonly SavedSlip[] =>
  kept.filter(slip => slip.owner === owner);

/**
 * A name as it is kept: one line, single spaces. ` / ` separates the parts of a written slip's first line, so that a
 * name has no slash.
 */
export const tidyName = (text: string): string =>
  text
    .replaceAll('/', '-')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Checks a name among the slips of its owner; `id` is the slip that is renamed, null for a new one. */
export function checkName(
  own: readonly SavedSlip[],
  typed: string,
  id: string | null,
): Result<string, PlainKey> {
  const name = tidyName(typed);
  if (name === '') return err('saved.nameMissing');
  if (Array.from(name).length > savedSlipLimits.nameLength) return err('saved.nameLong');
  const same = own.some(slip => slip.id !== id && plainText(slip.name) === plainText(name));
  return same ? err('saved.nameTaken') : ok(name);
}

/** Why no slip of so many rows can be saved; null when it can. */
export function savingRefused(own: readonly SavedSlip[], rows: number): PlainKey | null {
  if (own.length >= savedSlipLimits.slips) return 'saved.tooMany';
  return rows > savedSlipLimits.rows ? 'saved.tooLong' : null;
}

/** A name that is free: the wanted one, or with a number, such as `Kalyan Single Digit 2`. */
export function freeName(own: readonly SavedSlip[], wanted: string): string {
  const tidy = tidyName(wanted);
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : ` ${number}`;
    const room = savedSlipLimits.nameLength - end.length;
    const name = Array.from(tidy).slice(0, room).join('').trim() + end;
    if (!own.some(slip => plainText(slip.name) === plainText(name))) return name;
  }
}
