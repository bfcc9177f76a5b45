import type { MinuteOfDay } from './clock-time.ts';
import type { Points } from './points.ts';

declare const brand: unique symbol;

/** The provider's id of a market, Starline slot or Gali market (`game_id` on the wire). */
export type MarketId = string & { readonly [brand]: 'MarketId' };

/** The three families of markets (spec 2 §1). */
export const families = ['main', 'starline', 'gali'] as const;
export type Family = (typeof families)[number];

/** When a bid counts (spec 2 §9). */
export const bidSessions = ['Open', 'Close'] as const;
export type BidSession = (typeof bidSessions)[number];

/** A main market: two sessions a day, each with a result such as `470-1` (open) or `7-890` (close). */
export type Market = {
  readonly id: MarketId;
  readonly name: string;
  readonly open: MinuteOfDay;
  readonly close: MinuteOfDay;
  /** `null` until declared. */
  readonly openResult: string | null;
  readonly closeResult: string | null;
  /** The server's word (`msg_status` is 1): bids are taken (spec 1 §4). */
  readonly taking: boolean;
  /** As the server sent it; links pass `safeUrl` first. */
  readonly chartUrl: string | null;
};

/** A Starline slot or a Gali market: one time, one result (spec 2 §3). */
export type SlotMarket = {
  readonly id: MarketId;
  readonly name: string;
  readonly open: MinuteOfDay;
  readonly result: string | null;
  readonly taking: boolean;
};

/** The home screen's data (spec 1 §3). `wallet` is null when the server's amount cannot be read. */
export type Dashboard = {
  readonly betting: boolean;
  readonly wallet: Points | null;
  readonly markets: readonly Market[];
};

/** A family's list with its chart link (spec 2 §3). Starline has its chart link in the rates instead. */
export type SlotList = { readonly markets: readonly SlotMarket[]; readonly chartUrl: string | null };
