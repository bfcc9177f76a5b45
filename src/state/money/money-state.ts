import { histories } from '../../contract/histories.ts';
import { wallet } from '../../contract/wallet.ts';
import { atom, type Getter, type Setter } from 'jotai';
import { parseIsoDate } from '../../domain/dates.ts';
import type { Family } from '../../domain/market.ts';
import type { Source } from '../../domain/placing.ts';
import type { Trace } from '../../domain/placing-evidence.ts';
import { debitTraces, recordTrace, withdrawalTraces } from '../../domain/placing-traces.ts';
import { fingerprint } from '../../lib/fingerprint.ts';
import { environmentAtom } from '../core/environment.ts';
import { movingAtom } from './in-flight.ts';
import { playersOwn } from '../core/players-own.ts';
import type { Earlier, Placing } from './placing/placing-types.ts';
import { playerAtom } from '../core/session.ts';
import { refreshWalletAtom } from '../reading/wallet-refresh.ts';

/** Whose money it is: a fingerprint of the player's mobile number, null for a guest. */
export const accountAtom = atom(get => {
  const player = get(playerAtom);
  return player === null ? null : fingerprint(player.mobile);
});

/** Counts up whenever checking found something placed, for whoever is to tell the player. */
export const foundAtom = atom(get => get(foundStateAtom));
const foundStateAtom = atom(0);

const earlierOwnAtom = playersOwn<readonly Told[]>([]);

/** Something that was placed, with the moment that its request left, in milliseconds since 1970 by the app's clock. */
export type Told = Pick<Earlier, 'text' | 'points'> & { readonly kind: Source['kind']; readonly at: number };

/** What was placed by an earlier tap, perhaps in another tab: the player is to be told, until he has seen it. */
export const earlierAtom = atom(
  get => get(get(earlierOwnAtom)),
  (get, set, _seen: 'seen') => set(get(earlierOwnAtom), []),
);

/** Adds to what the player is to be told. */
export const tellEarlierAtom = atom(null, (get, set, found: readonly Earlier[]): void => {
  if (found.length === 0) return;
  const now = get(environmentAtom).clock.now();
  const told = found.map(({ text, points, source, agoMs }) => ({
    text,
    points,
    kind: source.kind,
    at: now - agoMs,
  }));
  set(get(earlierOwnAtom), before => [...before, ...told]);
});

/** Takes rows off the slips, at once: they are settled. */
export type TakeRows = (settled: readonly { readonly id: string }[]) => void;

/** Tells of what checking found while its rows were out of sight, and has them taken off by `take`. */
export const tellUntoldAtom = atom(null, (get, set, take: TakeRows): void => {
  const account = get(accountAtom);
  // Nothing was found before the machinery was needed.
  const found = account === null ? [] : (get(madeAtom)?.untold(account) ?? []);
  take(found.map(({ row }) => ({ id: row })));
  set(tellEarlierAtom, found);
});

/** Begins to check what a page before this one left open. */
export const resumeMoneyAtom = atom(null, (get, set): void => {
  const account = get(accountAtom);
  if (account !== null) set(placingAtom).resume(account);
});

/** A bid was debited twice: the player is to be told, once. */
export const twiceAtom = atom(
  get => get(twiceStateAtom),
  (_get, set, seen: false) => set(twiceStateAtom, seen),
);
const twiceStateAtom = atom(false);

const madeAtom = atom<Placing | null>(null);

/** The one machinery through which points leave, made when it is first needed. */
export const placingAtom = atom(null, (get, set): Placing => {
  const known = get(madeAtom);
  if (known !== null) return known;
  const made = begin(get, set);
  const noted: Placing = {
    ...made,
    place: job => {
      const ending = made.place(job);
      void set(movingAtom, ending);
      return ending;
    },
  };
  set(madeAtom, noted);
  return noted;
});

function begin(get: Getter, set: Setter): Placing {
  const { makePlacing, randomId } = get(environmentAtom);
  /** What was read, unless another account has come meanwhile. */
  const ofAccount = async <T>(account: string, read: () => Promise<T | null>): Promise<T | null> => {
    if (get(accountAtom) !== account) return null;
    const value = await read();
    return get(accountAtom) === account ? value : null;
  };
  const readBalance = (account: string) => ofAccount(account, () => set(refreshWalletAtom));
  return makePlacing(
    {
      randomId,
      read: async ({ account, source }) => {
        const lines = ofAccount(account, () => readLines(get, source));
        const balance = readBalance(account);
        return { lines: await lines, balance: await balance };
      },
      readBalance,
    },
    (news, source) => {
      if (news === 'found') set(foundStateAtom, count => count + 1);
      else if (source.kind === 'bid') set(twiceStateAtom, true);
    },
  );
}

const historyOf = {
  main: histories.bidHistory,
  starline: histories.starlineBidHistory,
  gali: histories.galiBidHistory,
} as const satisfies { readonly [F in Family]: unknown };

/** The lines of the history that proves requests of this kind; null when it cannot be read as a whole. */
async function readLines(get: Getter, source: Source): Promise<readonly Trace[] | null> {
  const { client } = get(environmentAtom);
  switch (source.kind) {
    case 'bid': {
      const [from, to] = [parseIsoDate(source.day), parseIsoDate(source.lastDay)];
      if (from === null || to === null) return null;
      const reply = await client.call(historyOf[source.family], { from, to });
      if (!reply.ok || !reply.value.complete) return null;
      return reply.value.items.map(record => recordTrace(source.family, record));
    }
    case 'withdraw': {
      const player = get(playerAtom);
      if (player === null) return null;
      const reply = await client.call(wallet.withdrawHistory, { mobile: player.mobile });
      return reply.ok && reply.value.complete ? withdrawalTraces(reply.value.items) : null;
    }
    case 'transfer': {
      const reply = await client.call(wallet.walletHistory, {});
      return reply.ok && reply.value.complete ? debitTraces(reply.value.items) : null;
    }
  }
}
