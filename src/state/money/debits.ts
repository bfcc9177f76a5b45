import { atom } from 'jotai';
import { type Attempt, hiddenMs, isPlaced, waitMs } from '../../domain/placing/attempt.ts';
import { type Debits, debitsOf, unseenRows } from '../../domain/placing/debits.ts';
import { action, configAtom } from '../core/environment.ts';
import { callNumber } from '../core/resource.ts';
import { balanceAtom, walletCallAtom } from '../reading/wallet.ts';
import { accountAtom } from './money-account.ts';

/** Milliseconds: the device's clock, how long the page has run, and a wait. */
type Times = {
  readonly now: () => number;
  readonly ran: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
};

const attemptsAtom = atom<readonly Attempt[]>([]);

/**
 * By attempt and phase: readings of the wallet that began after this call contain its debit, if there is one.
 * Infinity until the server is done and readers no longer lag.
 */
const containedAfterAtom = atom<ReadonlyMap<string, number>>(new Map());

/** Null while it is unknown when the server will be done, and for an absent attempt. */
const keyOf = ({ id, phase }: Attempt): string | null => {
  if (phase.kind === 'unclear') return `${id} ${phase.since} ${phase.quietMs}`;
  return phase.kind === 'placed' ? id : null;
};

const lagAtom = atom(get => get(configAtom).readLagSeconds * 1000);

/** Only placing calls it, whenever an attempt changes. */
export const noteAttemptsAtom = action(
  (get, set, attempts: readonly Attempt[], { now, ran, wait }: Times) => {
    const known = new Set(get(attemptsAtom).map(({ id }) => id));
    set(attemptsAtom, attempts);
    const lagMs = get(lagAtom);
    const note = (key: string, call: number): void =>
      set(containedAfterAtom, before => new Map(before).set(key, call));
    for (const attempt of attempts) {
      const key = keyOf(attempt);
      if (key === null || get(containedAfterAtom).has(key)) continue;
      const wasPlaced = isPlaced(attempt) && !known.has(attempt.id);
      const isLongAgo = wasPlaced && Math.abs(now() - attempt.sentAt) > hiddenMs(lagMs);
      const ms = isPlaced(attempt) ? lagMs : waitMs(attempt.phase, ran());
      if (isLongAgo) note(key, 0);
      else if (ms === 0) note(key, callNumber());
      else {
        note(key, Infinity);
        void wait(ms).then(() => note(key, callNumber()));
      }
    }
  },
);

const ownAttemptsAtom = atom(get => {
  const account = get(accountAtom);
  return get(attemptsAtom).filter(attempt => attempt.account === account);
});

/** Only a change of an attempt changes it. */
const debitsByAttemptsAtom = atom(get => debitsOf(get(ownAttemptsAtom)));

export const debitsAtom = atom((get): Debits => {
  const containedAfter = get(containedAfterAtom);
  const call = get(walletCallAtom);
  const debits = get(debitsByAttemptsAtom);
  const unseen = unseenRows(get(ownAttemptsAtom), {
    wallet: get(balanceAtom),
    lagMs: get(lagAtom),
    contains: attempt => (containedAfter.get(keyOf(attempt) ?? '') ?? Infinity) < call,
  });
  // A form is drawn again only for another value.
  return unseen.length === 0 ? debits : { ...debits, unseen };
});
