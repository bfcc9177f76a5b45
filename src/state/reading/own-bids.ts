import { atom, type Getter } from 'jotai';
import type { Call } from '../../contract/endpoint.ts';
import { histories } from '../../contract/histories.ts';
import { wallet } from '../../contract/wallet.ts';
import type { DateRange } from '../../domain/date-range.ts';
import type { Listed, ShownRecord } from '../../domain/history.ts';
import type { Family } from '../../domain/market.ts';
import type { ShownTransaction } from '../../domain/wallet.ts';
import { environmentAtom } from '../core/environment.ts';
import { playerAtom } from '../core/session.ts';

const bidsOf = {
  main: histories.bidHistory,
  starline: histories.starlineBidHistory,
  gali: histories.galiBidHistory,
} as const satisfies { readonly [F in Family]: unknown };

const winsOf = {
  main: histories.winHistory,
  starline: histories.starlineWinHistory,
  gali: histories.galiWinHistory,
} as const satisfies { readonly [F in Family]: unknown };

/** What a family's history is asked for. */
export type OwnRange = DateRange & { readonly family: Family };

/** Calls for the player who is logged in; null when it fails or he has changed. */
async function own<Args, Reply>(get: Getter, endpoint: Call<Args, Reply>, args: Args): Promise<Reply | null> {
  const player = get(playerAtom);
  if (player === null) return null;
  const reply = await get(environmentAtom).client.call(endpoint, args);
  return reply.ok && get(playerAtom) === player ? reply.value : null;
}

/** Reads the player's bids of a family between two days; null when they cannot be read. */
export const readBidsAtom = atom(
  null,
  (get, _set, { family, from, to }: OwnRange): Promise<Listed<ShownRecord> | null> =>
    own(get, bidsOf[family], { from, to }),
);

/** Reads the player's wins of a family between two days; null when they cannot be read. */
export const readWinsAtom = atom(
  null,
  (get, _set, { family, from, to }: OwnRange): Promise<Listed<ShownRecord> | null> =>
    own(get, winsOf[family], { from, to }),
);

/** Reads what was credited to the wallet; null when it cannot be read as a whole. */
export const readCreditsAtom = atom(null, async (get): Promise<readonly ShownTransaction[] | null> => {
  const read = await own(get, wallet.walletHistory, {});
  return read === null || read.unread > 0 ? null : read.rows.filter(({ credit }) => credit);
});
