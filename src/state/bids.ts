import { atom } from 'jotai';
import { classify } from '../api/classify.ts';
import type { Submission } from '../domain/bid-payload.ts';
import type { Family } from '../domain/market.ts';
import { environmentAtom } from './environment.ts';
import { playerAtom } from './session.ts';
import { refreshWalletAtom } from './wallet.ts';

/** What became of each submission of a slip. */
export type Placing = { readonly placed: readonly Submission[]; readonly failed: readonly Submission[] };

const endpointOf = {
  main: 'submitBid',
  starline: 'starlineSubmitBid',
  gali: 'galiSubmitBid',
} as const satisfies { readonly [F in Family]: string };

const underWayAtom = atom(false);

/**
 * Sends a slip's submissions, all at once (spec 2 §4), and reads the wallet afterwards. Null when another
 * placing is under way: then nothing was sent.
 */
export const placeBidAtom = atom(
  null,
  async (get, set, family: Family, submissions: readonly Submission[]): Promise<Placing | null> => {
    const player = get(playerAtom);
    if (player === null || get(underWayAtom)) return null;
    set(underWayAtom, true);
    try {
      const { client } = get(environmentAtom);
      const outcomes = await Promise.all(
        submissions.map(async submission => {
          const reply = await client.call(endpointOf[family], { ...submission, token: player.token });
          return { submission, placed: classify(reply) === 'placed' };
        }),
      );
      await set(refreshWalletAtom);
      const those = (placed: boolean) => outcomes.filter(o => o.placed === placed).map(o => o.submission);
      return { placed: those(true), failed: those(false) };
    } finally {
      set(underWayAtom, false);
    }
  },
);
