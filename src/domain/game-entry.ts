import type { PlainKey } from '../text/message.ts';
import type { GameInput, NumbersReader } from './game-numbers.ts';
import type { BidSession } from './market.ts';

/** How a game is bid on, as its tile, its form, its dialog and its submission need it. */
export type GameEntry = {
  /** A number of the kind that is bid on, for its tile. */
  readonly example: string;
  /** Its name on the wire, which the mock and the histories read (docs/decisions/015-wire-values.md). */
  readonly wireLabel: string;
  /** The name a number is submitted under: `wireLabel`, but SP DP TP sends each pana under its own kind. */
  readonly labelOf: (digits: string) => string;
  readonly inputs: readonly GameInput[];
  /** Shows the checkboxes SP, DP and TP. */
  readonly kinds: boolean;
  readonly pointsLabel: PlainKey;
  /** The player's choice, or the one session that there is. */
  readonly session: 'choose' | BidSession;
  /** Its tile stops working once the market's open time has come (spec 2 §4). */
  readonly timedTile: boolean;
  /** What its bids wait for: each row's session, or the market's open time whatever the session. */
  readonly endsWith: 'session' | 'open';
  /** Its numbers name a part of the open result, whatever the session: they end with it. */
  readonly namesOpen: boolean;
  readonly numbers: NumbersReader;
  /** Proceed may bring the shown balance below zero; Submit then refuses (spec 2 §4, motors). */
  readonly mayOverdraw: boolean;
  /** The dialog's Game Type for the sessions of the rows; nothing is shown as `-` (spec 2 §2). */
  readonly gameType: (sessions: readonly BidSession[]) => readonly PlainKey[];
  /** Points above the balance (Starline's single pana has a comma, spec 2 §5). */
  readonly insufficient: 'error.insufficient' | 'error.insufficientStarlineSinglePana';
  /** The dialog's word that a bid cannot be cancelled. */
  readonly irrevocable: PlainKey;
};
