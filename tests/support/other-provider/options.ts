import type { ClockOptions } from './clock.ts';
import type { Market } from './markets.ts';
import type { Rates } from './rates.ts';
import type { WireStyle } from './wire.ts';

type PlayerSeed = {
  readonly mobile: string;
  readonly name: string;
  readonly points: number;
  readonly password?: string;
};

type Settings = WireStyle & {
  readonly clock: ClockOptions;
  readonly players: readonly PlayerSeed[];
  readonly markets: readonly Market[];
  /** Changed rates; the rest keeps its default. */
  readonly rates: Partial<Rates>;
  /** Weekdays without draws of any market. Sunday is 0. A market may have more. */
  readonly holidays: readonly number[];
  /** `kept`: the last result stays until the market's next. Otherwise boards are emptied at that minute of each day. */
  readonly boards: 'kept' | { readonly clearedAt: number };
  /** Every second reply of each list is from a replica that is this far behind. */
  readonly replicaLagSeconds: number;
  /** Bid and win histories show the state of so many seconds ago. */
  readonly historyLagSeconds: number;
  /** Bid, win and wallet histories end after so many of their newest lines. Null if they have all. */
  readonly lines: number | null;
  /** Balances and the wallet history show the state of so many seconds ago. */
  readonly walletLagSeconds: number;
  /** An OTP that is sent as a number loses its leading zeros. */
  readonly otp: { readonly length: 4 | 6; readonly as: 'text' | 'number' };
  /** Whether a win that a correction took back stays in the win history. */
  readonly correctedWins: 'leave' | 'stay';
  /** Whether a bid whose stake was returned stays in the bid history. */
  readonly returnedBids: 'leave' | 'stay';
  /** Whether a submission is one debit or each of its rows. */
  readonly debits: 'submission' | 'row';
  /** The day that a win is dated with: the day of the credit, or the day that the market drew. */
  readonly winDates: 'credit' | 'market';
  /** `fixed`: a player has one token for life. `per login`: each login makes a new one and ends the old. */
  readonly tokens: 'fixed' | 'per login';
  /** The HTTP status of a reply to a wrong or missing token. */
  readonly unauthorized: 200 | 401;
  readonly dateHeader: 'real' | 'provider' | { readonly offsetMs: number };
  /** Whether scripts of other origins may read the Date header. */
  readonly exposeDate: boolean;
  /** A PHP warning precedes the JSON of the two replies that the specification reads as text. */
  readonly warnings: boolean;
  readonly contentType: string;
  readonly minDeposit: number;
  readonly withdrawals: { readonly min: number; readonly from: string; readonly until: string };
};

/** `otp` and `withdrawals` may be given in part. */
export type OtherProviderOptions = Partial<Omit<Settings, 'otp' | 'withdrawals'>> & {
  readonly otp?: Partial<Settings['otp']>;
  readonly withdrawals?: Partial<Settings['withdrawals']>;
};

export type { Settings };
