import type { Stamp } from './clock.ts';

export type Reason =
  | 'deposit'
  | 'withdrawal'
  | 'withdrawal cancelled'
  | 'transfer sent'
  | 'transfer received'
  | 'bid'
  | 'win'
  | 'win reversed'
  | 'stake returned';

export type Entry = {
  readonly id: number;
  /** The mobile number. */
  readonly player: string;
  /** Whole points; a debit is below zero. */
  readonly amount: number;
  readonly reason: Reason;
  readonly note: string;
  readonly market: string | null;
  /** References of the bids it is for. */
  readonly bids: readonly number[];
  readonly at: Stamp;
};

export type Ledger = {
  readonly post: (
    entry: Omit<Entry, 'id' | 'market' | 'bids'> & Partial<Pick<Entry, 'market' | 'bids'>>,
  ) => void;
  /** Oldest first; `until` leaves out what happened after that elapsed time. */
  readonly entriesOf: (player: string, until?: number) => readonly Entry[];
  readonly balanceOf: (player: string, until?: number) => number;
};

export function createLedger(): Ledger {
  const entries: Entry[] = [];
  const entriesOf = (player: string, until = Infinity): readonly Entry[] =>
    entries.filter(entry => entry.player === player && entry.at.elapsed <= until);
  return {
    post(entry) {
      if (!Number.isInteger(entry.amount))
        throw new Error(`${entry.amount} is not a whole number of points.`);
      entries.push({ market: null, bids: [], ...entry, id: 70_001 + entries.length });
    },
    entriesOf,
    balanceOf: (player, until) => entriesOf(player, until).reduce((sum, { amount }) => sum + amount, 0),
  };
}
