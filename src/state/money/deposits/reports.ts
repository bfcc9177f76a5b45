import type { Points } from '../../../domain/points.ts';
import {
  type Deposit,
  type DepositEvent,
  isUnchanged,
  isUnreported,
  mayHaveLeft,
  next,
  restLeft,
} from '../../../domain/wallet/deposit.ts';
import { counted } from '../../../domain/wallet/deposit-list.ts';
import { type DepositVerdict, verdicts } from '../../../domain/wallet/deposit-verdicts.ts';
import { action, environmentAtom } from '../../core/environment.ts';
import {
  changeDepositsAtom,
  only,
  ownDepositsAtom,
  pageViewAtom,
  readDepositsAtom,
  readListedAtom,
} from './deposits.ts';
import { postDepositAtom } from './posts.ts';

type SortedDeposits = { readonly [K in DepositVerdict['kind']]: readonly Deposit[] };

/**
 * Sorts deposits by the provider's list. A list that is unreadable, or older than a deposit's last change,
 * proves nothing.
 */
const sortByListAtom = action(async (get, set, seen: readonly Deposit[]): Promise<SortedDeposits> => {
  const ownAtom = get(ownDepositsAtom);
  const { deposits: store } = get(environmentAtom);
  const sorted: Record<DepositVerdict['kind'], Deposit[]> = {
    found: [],
    absent: [],
    asked: [],
    hidden: [],
    waits: [],
  };
  const listed = await set(readListedAtom);
  if (listed === null) return sorted;
  const { mine } = get(ownAtom);
  await set(changeDepositsAtom, ownAtom, kept => {
    // The step may run twice; only its last run counts.
    for (const list of Object.values(sorted)) list.length = 0;
    const verdictOf = verdicts(kept, listed, id => mine.includes(id));
    return deposit => {
      const before = seen.find(({ id }) => id === deposit.id);
      // Another tab may have sent a request since the list was read.
      const verdict = before && isUnchanged(deposit, before) && verdictOf.get(deposit.id);
      if (!verdict) return deposit;
      sorted[verdict.kind].push(deposit);
      if (verdict.kind === 'found') return next(deposit, { kind: 'accepted', at: store.now() });
      return verdict.kind === 'absent' ? next(deposit, counted(listed, deposit, kept)) : deposit;
    };
  });
  return sorted;
});

/** Milliseconds between two automatic requests for one payment. */
const againMs = 30_000;

/** Sends only deposits that cannot be in the provider's list. */
export const reportDepositsAtom = action(async (get, set, online: boolean): Promise<readonly Points[]> => {
  const ownAtom = get(ownDepositsAtom);
  const { deposits: store } = get(environmentAtom);
  const isDue = (deposit: Deposit): boolean => {
    const view = get(pageViewAtom)(deposit.id);
    if (restLeft(deposit, store.now(), view) > 0) return false;
    const rest = 'rest' in deposit.phase ? deposit.phase.rest : null;
    return online || !view.mine || rest === null || Math.abs(store.now() - rest.at) >= againMs;
  };
  try {
    const deposits = await set(readDepositsAtom);
    const { begun, posting, mine } = get(ownAtom);
    const free = deposits.filter(
      deposit => isUnreported(deposit) && ![...begun, ...posting].includes(deposit.id),
    );
    // A list that was read before a rest is over proves nothing.
    const due = free.filter(isDue);
    const toSort = free.filter(
      deposit => due.includes(deposit) || (mayHaveLeft(deposit, false) && !mine.includes(deposit.id)),
    );
    if (toSort.length === 0) return [];
    const { absent, found } = await set(sortByListAtom, toSort);
    const toPost = absent.filter(({ id }) => due.some(deposit => deposit.id === id));
    const taken = await Promise.all(toPost.map(deposit => set(postDepositAtom, deposit, 'now')));
    return [...found, ...toPost.filter((_, index) => taken[index])].map(({ points }) => points);
  } catch {
    return [];
  }
});

/**
 * `gone`: the payment is no longer unreported. `asked`: only the player knows whether it was reported.
 */
export type ReportEnd = 'reported' | 'gone' | 'asked' | 'failed';

/** Reads the list first, so that the payment is not reported twice. */
export const reportAgainAtom = action(async (get, set, id: string): Promise<ReportEnd> => {
  const { deposits: store } = get(environmentAtom);
  const restMs = (deposit: Deposit) => restLeft(deposit, store.now(), get(pageViewAtom)(id));
  try {
    for (;;) {
      const deposit = (await set(readDepositsAtom)).find(entry => entry.id === id);
      if (deposit === undefined || !isUnreported(deposit)) return 'gone';
      const isDue = restMs(deposit) === 0;
      const sorted = await set(sortByListAtom, [deposit]);
      if (sorted.found.length > 0) return 'reported';
      if (sorted.asked.length + sorted.hidden.length + sorted.waits.length > 0) return 'asked';
      // The list cannot be read, or another tab was faster.
      if (sorted.absent.length === 0) return 'failed';
      if (isDue) return (await set(postDepositAtom, deposit, 'now')) ? 'reported' : 'failed';
      // A request that is under way may still arrive.
      const waitMs = restMs(deposit);
      await new Promise(resolve => setTimeout(resolve, waitMs));
    }
  } catch {
    // Without the database, only a payment that has surely not left is sent.
    const { deposits, mine } = get(get(ownDepositsAtom));
    const own = deposits.find(entry => entry.id === id && mine.includes(id) && isUnreported(entry));
    if (own === undefined || mayHaveLeft(own, true) || restMs(own) > 0) return 'failed';
    return (await set(postDepositAtom, own, 'now')) ? 'reported' : 'failed';
  }
});

/** Changes nothing while a request of the payment is in flight. */
const noteAnswerAtom = action(async (get, set, id: string, event: DepositEvent): Promise<void> => {
  const ownAtom = get(ownDepositsAtom);
  if (get(ownAtom).posting.includes(id)) return;
  await set(changeDepositsAtom, ownAtom, () => only(id, deposit => next(deposit, event)));
  set(ownAtom, before => ({ ...before, begun: before.begun.filter(other => other !== id) }));
});

export const acceptLineAtom = action((get, set, id: string): Promise<void> =>
  set(noteAnswerAtom, id, { kind: 'accepted', at: get(environmentAtom).deposits.now() }),
);

export const reportMineAtom = action(async (get, set, id: string): Promise<ReportEnd> => {
  const { deposits, listed } = get(get(ownDepositsAtom));
  const deposit = deposits.find(entry => entry.id === id);
  if (deposit === undefined || listed === null) return set(reportAgainAtom, id);
  try {
    await set(noteAnswerAtom, id, counted(listed, deposit, deposits));
  } catch {
    return 'failed';
  }
  return set(reportAgainAtom, id);
});

export const discardDepositAtom = action((get, set, id: string): Promise<void> =>
  set(noteAnswerAtom, id, { kind: 'discarded', at: get(environmentAtom).deposits.now() }),
);
