import { createBoards, type Boards } from './boards.ts';
import { createClock, type Clock, type Day, type Stamp } from './clock.ts';
import type { Draw, Game, Pick } from './games.ts';
import { createLedger, type Ledger } from './ledger.ts';
import type { Family, Market } from './markets.ts';
import type { Settings } from './options.ts';
import { ratesWith, type Rates } from './rates.ts';
import { createWire, type Wire } from './wire.ts';

export type Player = {
  readonly mobile: string;
  name: string;
  password: string;
  token: string;
  betting: boolean;
  readonly payTo: { google_pay_number: string; paytm_number: string; phone_pay_number: string };
};

export type Win = { readonly amount: number; readonly at: Stamp; takenBack: Stamp | null };

export type Bid = Pick & {
  readonly ref: number;
  readonly player: string;
  readonly market: Market;
  readonly game: Game;
  /** The game type and session as the request named them: histories give them back. */
  readonly sent: { readonly pana: string; readonly session: string };
  readonly points: number;
  /** The day whose draw decides it. */
  readonly day: Day;
  readonly placed: Stamp;
  readonly wins: Win[];
  lost: boolean;
  returned: Stamp | null;
};

export type Result = { -readonly [session in keyof Draw]: Draw[session] } & {
  readonly market: Market;
  readonly day: Day;
  corrected: boolean;
  voided: boolean;
};

export type FundRequest = {
  readonly number: number;
  readonly player: string;
  readonly kind: 'deposit' | 'withdrawal';
  readonly points: number;
  /** The code of the payment method of a withdrawal. */
  readonly method: string;
  readonly at: Stamp;
  status: 'pending' | 'cancelled' | 'approved';
};

/** Everything the provider knows. */
export type World = {
  readonly url: string;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly wire: Wire;
  readonly ledger: Ledger;
  readonly boards: Boards;
  readonly rates: Rates;
  readonly markets: readonly Market[];
  readonly players: Player[];
  readonly bids: Bid[];
  readonly results: Result[];
  readonly funds: FundRequest[];
  /** How many seconds behind the replica is that serves the next reply of this list. */
  readonly replicaLag: (list: string) => number;
  /** The last OTP for each mobile number. */
  readonly otps: Map<string, string>;
};

export function createWorld(settings: Settings, url: string): World {
  const clock = createClock(settings.clock);
  const markets = settings.markets.map(market => ({
    ...market,
    holidays: [...settings.holidays, ...(market.holidays ?? [])],
  }));
  if (new Set(markets.map(({ name }) => name)).size < markets.length)
    throw new Error('Two markets have the same name.');
  const world: World = {
    url,
    settings,
    clock,
    wire: createWire(settings, clock),
    ledger: createLedger(),
    boards: createBoards(clock, settings.boards),
    rates: ratesWith(settings.rates),
    markets,
    players: [],
    bids: [],
    results: [],
    funds: [],
    replicaLag: alternating(settings.replicaLagSeconds),
    otps: new Map(),
  };
  for (const { mobile, name, points, password = 'demo1234' } of settings.players) {
    addPlayer(world, mobile, name, password);
    // The first points were paid in a day before anything else, so every lag already shows them.
    const at = { elapsed: -Infinity, wall: clock.now() - 24 * 60 * 60_000 };
    world.ledger.post({
      player: mobile,
      amount: points,
      reason: 'deposit',
      note: 'Amount added by admin',
      at,
    });
  }
  return world;
}

/** Each list counts its own replies, so polling several lists does not pin one to a replica. */
function alternating(lagSeconds: number): World['replicaLag'] {
  const late = new Map<string, boolean>();
  return list => {
    const isLate = late.get(list) ?? false;
    late.set(list, !isLate);
    return isLate ? lagSeconds : 0;
  };
}

export function addPlayer(world: World, mobile: string, name: string, password: string): Player {
  const payTo = { google_pay_number: '', paytm_number: '', phone_pay_number: '' };
  const player: Player = { mobile, name, password, token: newToken(), betting: true, payTo };
  world.players.push(player);
  return player;
}

export const newToken = (): string => crypto.randomUUID().replaceAll('-', '');

export const playerOf = (world: World, mobile: string): Player | undefined =>
  world.players.find(player => player.mobile === mobile);

export function mustFindPlayer(world: World, mobile: string): Player {
  const player = playerOf(world, mobile);
  if (!player) throw new Error(`There is no player ${mobile}.`);
  return player;
}

export const marketById = (world: World, family: Family, id: string): Market | undefined =>
  world.markets.find(market => market.family === family && market.id === id);

export function marketNamed(world: World, name: string): Market {
  const market = world.markets.find(one => one.name === name);
  if (!market) throw new Error(`There is no market ${name}.`);
  return market;
}

/** The elapsed time up to which a reader who is `seconds` behind sees events. */
export const seenUntil = (world: World, seconds: number): number =>
  seconds === 0 ? Infinity : world.clock.elapsed() - seconds * 1000;
