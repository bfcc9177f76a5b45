import { atom } from 'jotai';
import { type AwaitedDeposit, judgeAwaited, type JudgedDeposit } from '../../../domain/awaited-deposit.ts';
import type { DepositIntent } from '../../../domain/deposit-intent.ts';
import { listedDeposits } from '../../../domain/listed-deposits.ts';
import { awaitedDepositsEntry } from '../../../storage/awaited-deposits.ts';
import { environmentAtom } from '../../core/environment.ts';
import { playersOwn } from '../../core/players-own.ts';
import { storedValue } from '../../core/stored-value.ts';
import { walletHistoryResource } from '../../reading/wallet-history.ts';
import { refreshWalletAtom } from '../../reading/wallet-refresh.ts';
import { awaitsDepositAtom } from '../awaits-deposit.ts';
import { accountAtom } from '../money-account.ts';

const entry = storedValue(awaitedDepositsEntry);

/** How many deposits are kept at most, of all players: one may never come back. */
const mostKept = 50;

/** Reads again what is awaited when another tab has written the storage's `key`; null stands for all keys. */
export const rereadAwaitedAtom = atom(null, (_get, set, key: string | null): void => {
  if (key !== null && key !== awaitedDepositsEntry.key) return;
  set(entry.reread);
  set(awaitsDepositAtom);
});

const keepAtom = atom(
  null,
  (get, set, step: (kept: readonly AwaitedDeposit[]) => readonly AwaitedDeposit[]): void => {
    set(entry.reread);
    const next = step(get(entry.value) ?? []).slice(-mostKept);
    set(entry.value, next.length > 0 ? next : null);
    set(awaitsDepositAtom);
  },
);

const unmatchedAtom = playersOwn<readonly string[]>([]);
const endedAtom = playersOwn<readonly JudgedDeposit[]>([]);

/** The player's deposits that are not decided, the oldest first; `waiting` until a list was read. */
export const awaitedAtom = atom((get): readonly JudgedDeposit[] => {
  const owner = get(accountAtom);
  const unmatched = get(get(unmatchedAtom));
  return (get(entry.value) ?? [])
    .filter(deposit => deposit.owner === owner)
    .map(deposit => ({ deposit, state: unmatched.includes(deposit.id) ? 'unmatched' : 'waiting' }));
});

/** The deposits whose decision this page has seen, the oldest first. */
export const endedDepositsAtom = atom(get => get(get(endedAtom)));

/** Awaits a deposit, once, because the provider has its report. */
export const awaitDepositAtom = atom(null, (get, set, intent: DepositIntent): void => {
  const { id, owner, points, decided } = intent;
  const at = get(environmentAtom).deposits.now();
  set(keepAtom, kept =>
    kept.some(deposit => deposit.id === id) ? kept : [...kept, { id, owner, points, at, before: decided }],
  );
});

/** Forgets a deposit because the player says so. */
export const dismissAwaitedAtom = atom(null, (_get, set, id: string): void =>
  set(keepAtom, kept => kept.filter(deposit => deposit.id !== id)),
);

/**
 * Looks in the wallet history for what the provider has decided, and returns that. After an approval the wallet is read
 * too. Nothing changes while the history cannot be read as a whole.
 */
export const checkAwaitedAtom = atom(null, async (get, set): Promise<readonly JudgedDeposit[]> => {
  const [own, unmatched] = [get(endedAtom), get(unmatchedAtom)];
  const asked = get(awaitedAtom).map(({ deposit }) => deposit.id);
  if (asked.length === 0) return [];
  const reading = await set(walletHistoryResource.refresh);
  // Another player may be logged in by now.
  if (reading.kind !== 'loaded' || !reading.value.complete || get(endedAtom) !== own) return [];
  const listed = listedDeposits(reading.value.items);
  set(entry.reread);
  const mine = get(awaitedAtom).filter(({ deposit }) => asked.includes(deposit.id));
  const judged = judgeAwaited(
    mine.map(({ deposit }) => deposit),
    listed,
    get(environmentAtom).deposits.now(),
  );
  const ended = judged.filter(({ state }) => state === 'approved' || state === 'rejected');
  set(keepAtom, kept =>
    kept.flatMap(deposit => {
      const now = judged.find(one => one.deposit.id === deposit.id);
      if (now === undefined) return [deposit];
      return ended.includes(now) ? [] : [now.deposit];
    }),
  );
  set(
    unmatched,
    judged.filter(({ state }) => state === 'unmatched').map(({ deposit }) => deposit.id),
  );
  if (ended.length > 0) set(own, before => [...before, ...ended]);
  if (ended.some(({ state }) => state === 'approved')) await set(refreshWalletAtom);
  return ended;
});
