import type { PlainKey } from '../text/message.ts';
import type { GameInput, NumbersReader } from './game-numbers.ts';
import type { BidSession } from './market.ts';

/** The rules of a game: what its tile, form, dialog and request need. */
export type GameEntry = {
  /** An example of its numbers, for its tile. */
  readonly example: string;
  /** Its name on the wire; the mock and the histories use it too (docs/decisions/015-wire-values.md). */
  readonly wireLabel: string;
  /** The name that a number is sent with: `wireLabel`, but for SP DP TP the name of the pana's kind. */
  readonly labelOf: (digits: string) => string;
  readonly inputs: readonly GameInput[];
  /** Shows the checkboxes SP, DP and TP. */
  readonly kinds: boolean;
  readonly pointsLabel: PlainKey;
  /** `choose` is the player's choice; else the game's only session. */
  readonly session: 'choose' | BidSession;
  /** Its tile is inactive from the market's open time (spec 2 §4). */
  readonly timedTile: boolean;
  /** When its bids end: with the session of each row, or always at the market's open time. */
  readonly endsWith: 'session' | 'open';
  /** Its numbers contain a part of the open result in both sessions, so its bids end when that result is declared. */
  readonly namesOpen: boolean;
  readonly numbers: NumbersReader;
  /** Proceed may bring the shown balance below zero; Submit then refuses (spec 2 §4, motors). */
  readonly mayOverdraw: boolean;
  /** The dialog's Game Type for the sessions of the rows; nothing is shown as `-` (spec 2 §2). */
  readonly gameType: (sessions: readonly BidSession[]) => readonly PlainKey[];
  /** The text for points above the balance (with a comma for Starline's single pana, spec 2 §5). */
  readonly insufficient: 'error.insufficient' | 'error.insufficientStarlineSinglePana';
  /** The dialog's sentence that a bid cannot be cancelled. */
  readonly irrevocable: PlainKey;
};
