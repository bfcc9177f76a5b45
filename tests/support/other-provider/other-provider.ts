/**
 * An independent provider of the betting API, in the process of a test. It was written from the specification alone and
 * shares no code with the app or its mock, so a test that passes here does not only prove the mock. One base URL serves
 * the API, the headline and the gateway.
 *
 * Players are 9876543210 (10,000 points) and 9876543211 (500), password `demo1234`. It is 1:00 PM of Friday, 27 November
 * 2026, in Kolkata. Time passes only through `advance` and `setClock`, unless `clock.running` adds real time; lags count
 * that same time. A clock that is set back does not undo what readers have seen.
 *
 * The options are in `options.ts` and, for how values are written, in `wire.ts`:
 * - world: `clock`, `players`, `markets`, `rates`, `holidays`, `minDeposit`, `withdrawals`
 * - boards and lags: `boards`, `replicaLagSeconds`, `historyLagSeconds`, `walletLagSeconds`
 * - wire: `flags`, `amounts`, `dates`, `times`, `emptyResult`, `otp`, `warnings`, `contentType`
 * - behaviour: `correctedWins`, `returnedBids`, `debits`, `winDates`, `tokens`, `unauthorized`
 * - the Date header: `dateHeader`, `exposeDate`
 */
import type { AddressInfo } from 'node:net';
import { addDays, type Day } from './clock.ts';
import { settingsWith } from './defaults.ts';
import { decide } from './fund-calls.ts';
import type { Entry } from './ledger.ts';
import type { Market, Session } from './markets.ts';
import type { OtherProviderOptions } from './options.ts';
import { createApiServer, type Seen } from './server.ts';
import { correct, declare, returnStakes, voidMarket } from './settlement.ts';
import { createWorld, marketNamed, mustFindPlayer, newToken, type World } from './state.ts';
import { bidTruths, truthOf, type BidTruth, type Truth } from './truth.ts';
import { timeText } from './wire.ts';

export type OtherProvider = {
  /** Such as `http://127.0.0.1:40123`, without a slash at the end. */
  readonly url: string;
  readonly markets: readonly Market[];
  /** The provider's day, and its time such as `01:00 PM`. */
  readonly now: () => { readonly day: Day; readonly time: string };
  /** `14:30` or `2:30 PM` of the current day, or `2026-11-28 14:30`. */
  readonly setClock: (to: string) => void;
  readonly advance: (minutes: number) => void;
  /**
   * Publishes a pana, or the jodi of a Gali market, and settles bids. Without a day it is for the day whose results are
   * due. Refuses holidays and results that are declared already.
   */
  readonly declare: (market: string, session: Session, result: string, day?: Day) => void;
  /** Replaces a declared result: takes wins back and pays new ones. */
  readonly correct: (market: string, session: Session, result: string, day?: Day) => void;
  /** Returns the stake of the bid with that reference, or of every bid that fits; a win of it is taken back first. */
  readonly voidBid: (which: number | ((bid: BidTruth) => boolean)) => void;
  /** Returns every stake on the market's day. */
  readonly voidMarket: (market: string, day?: Day) => void;
  /** Puts results on a board without settling anything; the default day is yesterday. */
  readonly setBoard: (
    market: string,
    board: { readonly open: string | null; readonly close?: string | null; readonly day?: Day },
  ) => void;
  /** The market's results as every reader without a lag sees them. */
  readonly board: (market: string) => { readonly open: string | null; readonly close: string | null };
  /** Settles the oldest pending deposit request of the player. */
  readonly decideDeposit: (mobile: string, decision: 'approved' | 'cancelled') => void;
  readonly decideWithdrawal: (mobile: string, decision: 'approved' | 'cancelled') => void;
  readonly setBetting: (mobile: string, on: boolean) => void;
  /** Makes the player's present token invalid. */
  readonly endSession: (mobile: string) => void;
  /** The last OTP of the number, with its leading zeros. */
  readonly otp: (mobile: string) => string | undefined;
  readonly balance: (mobile: string) => number;
  /** Oldest first. */
  readonly ledger: (mobile: string) => readonly Entry[];
  readonly bids: (mobile: string) => readonly BidTruth[];
  readonly truth: (mobile: string) => Truth;
  readonly requests: () => readonly Seen[];
  readonly close: () => Promise<void>;
};

export async function startOtherProvider(options: OtherProviderOptions = {}): Promise<OtherProvider> {
  const settings = settingsWith(options);
  const requests: Seen[] = [];
  const server = createApiServer(
    () => world,
    request => requests.push(request),
  );
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const world = createWorld(settings, url);
  return {
    ...controlsOf(world),
    url,
    requests: () => requests,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function controlsOf(world: World): Omit<OtherProvider, 'url' | 'requests' | 'close'> {
  const { clock } = world;
  const market = (name: string): Market => marketNamed(world, name);
  return {
    markets: world.markets,
    now() {
      const { day, minute } = clock.moment();
      return { day, time: timeText(minute) };
    },
    setClock: clock.set,
    advance: clock.advance,
    declare: (name, session, result, day) => declare(world, market(name), session, result, day),
    correct: (name, session, result, day) => correct(world, market(name), session, result, day),
    voidBid(which) {
      const fits = typeof which === 'number' ? ({ ref }: BidTruth) => ref === which : which;
      const refs = new Set(
        world.players
          .flatMap(({ mobile }) => bidTruths(world, mobile))
          .filter(fits)
          .map(({ ref }) => ref),
      );
      if (typeof which === 'number' && refs.size === 0) throw new Error(`There is no bid ${which}.`);
      returnStakes(
        world,
        world.bids.filter(({ ref }) => refs.has(ref)),
      );
    },
    voidMarket: (name, day) => voidMarket(world, market(name), day),
    setBoard(name, { open, close = null, day = addDays(clock.moment().day, -1) }) {
      world.boards.put(market(name), day, { open, close });
    },
    board: name => world.boards.read(market(name), 0),
    decideDeposit: (mobile, decision) => decide(world, 'deposit', mobile, decision),
    decideWithdrawal: (mobile, decision) => decide(world, 'withdrawal', mobile, decision),
    setBetting(mobile, on) {
      mustFindPlayer(world, mobile).betting = on;
    },
    endSession(mobile) {
      mustFindPlayer(world, mobile).token = newToken();
    },
    otp: mobile => world.otps.get(mobile),
    balance: mobile => world.ledger.balanceOf(mobile),
    ledger: mobile => world.ledger.entriesOf(mobile),
    bids: mobile => bidTruths(world, mobile),
    truth: mobile => truthOf(world, mobile),
  };
}
