import { atom, type PrimitiveAtom } from 'jotai';
import { wallet } from '../../../contract/wallet.ts';
import type { Points } from '../../../domain/points.ts';
import {
  type Deposit,
  isUndecided,
  isUnreported,
  next,
  type PageView,
  remembered,
  restLeft,
} from '../../../domain/wallet/deposit.ts';
import type { JudgedDeposit } from '../../../domain/wallet/awaited-deposits.ts';
import { type DepositList, depositList, type ListedDeposit } from '../../../domain/wallet/deposit-list.ts';
import { verdicts } from '../../../domain/wallet/deposit-verdicts.ts';
import { shareStructure } from '../../../lib/share-structure.ts';
import { oldAwaitedEntry } from '../../../storage/deposits.ts';
import { openEntry, stored } from '../../../storage/table.ts';
import { action, configAtom, environmentAtom } from '../../core/environment.ts';
import { followed } from '../../core/stored-value.ts';
import { accountAtom } from '../money-account.ts';
import { hasOpenDepositAtom } from '../open-deposit.ts';

type OwnDeposits = {
  readonly owner: string | null;
  /** The oldest first. */
  readonly deposits: readonly Deposit[];
  /** When this page first tried to read them, by the store's clock; 0 before. */
  readonly since: number;
  /** The deposits that this page began and has not posted yet. */
  readonly begun: readonly string[];
  readonly posting: readonly string[];
  /** The deposits that this page began or posted. */
  readonly mine: readonly string[];
  /** The deposits of this page whose last change the database could not store. */
  readonly unstored: readonly string[];
  /** Null until a list was read. */
  readonly listed: DepositList | null;
  /** The deposits that the list has not shown for a day. */
  readonly unmatched: readonly string[];
  readonly ended: readonly JudgedDeposit[];
};

const unread: Omit<OwnDeposits, 'owner'> = {
  deposits: [],
  since: 0,
  begun: [],
  posting: [],
  mine: [],
  unstored: [],
  listed: null,
  unmatched: [],
  ended: [],
};

/** The deposits of the player who is logged in. Read it with `get(get(atom))`. */
export const ownDepositsAtom = atom(get => atom<OwnDeposits>({ ...unread, owner: get(accountAtom) }));

export type OwnAtom = PrimitiveAtom<OwnDeposits>;
type OneStep = (deposit: Deposit) => Deposit;
type Step = (kept: readonly Deposit[]) => OneStep;

export const only =
  (id: string, step: OneStep): OneStep =>
  deposit =>
    deposit.id === id ? step(deposit) : deposit;

/** Changes that the database could not store are newer here. */
const withUnstored = (own: OwnDeposits, kept: readonly Deposit[]): readonly Deposit[] =>
  own.unstored.length === 0
    ? kept
    : kept.map(deposit =>
        own.unstored.includes(deposit.id)
          ? (own.deposits.find(({ id }) => id === deposit.id) ?? deposit)
          : deposit,
      );

/** Runs in one transaction, isolated from other tabs, and stores what could not be stored before. Rejects if the database fails. */
export const changeDepositsAtom = action(async (get, set, ownAtom: OwnAtom, step: Step): Promise<void> => {
  const { owner } = get(ownAtom);
  if (owner === null) return;
  const { deposits: store } = get(environmentAtom);
  const deposits = await store.change(owner, kept => {
    const newest = withUnstored(get(ownAtom), kept);
    return remembered(newest.map(step(newest)), store.now());
  });
  const before = get(ownAtom);
  const after = shareStructure(before, { ...before, deposits, unstored: [] });
  if (after === before) return;
  set(ownAtom, after);
  if (get(ownDepositsAtom) === ownAtom) set(hasOpenDepositAtom, deposits.some(isUndecided));
});

const takeOldAtom = action(async (get, set, ownAtom: OwnAtom, owner: string): Promise<void> => {
  const environment = get(environmentAtom);
  const { deposits: store } = environment;
  const entry = openEntry(oldAwaitedEntry, environment);
  const isOwn = (deposit: Deposit): boolean => deposit.owner === owner;
  const all = entry.read();
  if (!all?.some(isOwn)) return;
  const kept = new Set((await store.of(owner)).map(({ id }) => id));
  const old = all.filter(isOwn);
  for (const deposit of old) if (!kept.has(deposit.id)) await store.add(deposit);
  // A deposit is in both stores if a page of an older build died between its two writes.
  const awaited = new Set(old.map(({ id }) => id));
  await set(
    changeDepositsAtom,
    ownAtom,
    () => deposit =>
      awaited.has(deposit.id) ? next(deposit, { kind: 'accepted', at: deposit.at }) : deposit,
  );
  const others = all.filter(deposit => !isOwn(deposit));
  if (others.length > 0) entry.write(others);
  else entry.drop();
});

/** Rejects if the database cannot be read. */
export const readDepositsAtom = action(async (get, set): Promise<readonly Deposit[]> => {
  const ownAtom = get(ownDepositsAtom);
  const { owner } = get(ownAtom);
  if (owner === null) return [];
  const { deposits: store } = get(environmentAtom);
  try {
    await set(takeOldAtom, ownAtom, owner);
    const deposits = withUnstored(get(ownAtom), await store.of(owner));
    const open = deposits.some(isUndecided);
    // Equal data keeps its object, so that nothing is drawn again.
    set(ownAtom, before => shareStructure(before, { ...before, deposits }));
    if (get(ownDepositsAtom) === ownAtom && get(hasOpenDepositAtom) !== open) set(hasOpenDepositAtom, open);
    return deposits;
  } finally {
    set(ownAtom, before => (before.since > 0 ? before : { ...before, since: store.now() }));
  }
});

export const followedDepositsAtom = followed(
  stored.openDeposits.key,
  set => void set(readDepositsAtom).catch(() => undefined),
);

/** Null if the list cannot be read as a whole. */
export const readListedAtom = action(async (get, set): Promise<DepositList | null> => {
  const ownAtom = get(ownDepositsAtom);
  const reply = await get(environmentAtom).client.call(wallet.walletHistory, {});
  // Another player may be logged in by now.
  if (!reply.ok || !reply.value.complete || get(ownDepositsAtom) !== ownAtom) return null;
  const listed = depositList(reply.value);
  set(ownAtom, before => shareStructure(before, { ...before, listed }));
  return listed;
});

export const pageViewAtom = atom(get => {
  const { mine, since } = get(get(ownDepositsAtom));
  const lagMs = get(configAtom).readLagSeconds * 1000;
  return (id: string): PageView => ({ mine: mine.includes(id), since, lagMs });
});

export type Unreported = {
  readonly id: string;
  readonly points: Points;
  /** The request of the deposit is about to leave, or has left. */
  readonly reporting: boolean;
  /** A line that may be this payment. The card asks the player. */
  readonly line: ListedDeposit | null;
  /** Its line may have left the provider's list, so the card asks the player. */
  readonly hidden: boolean;
};
const none: readonly Unreported[] = [];

export const unreportedAtom = atom((get): readonly Unreported[] => {
  const { deposits, begun, posting, mine, listed } = get(get(ownDepositsAtom));
  const unreported = deposits.filter(isUnreported);
  if (unreported.length === 0) return none;
  const busy = new Set([...begun, ...posting]);
  const verdictOf = listed && verdicts(deposits, listed, id => mine.includes(id));
  return unreported.map(({ id, points }) => {
    const verdict = verdictOf?.get(id);
    return {
      id,
      points,
      reporting: busy.has(id),
      line: verdict?.kind === 'asked' ? verdict.line : null,
      hidden: verdict?.kind === 'hidden',
    };
  });
});

/** Milliseconds until another page's request must be over, because that page may have closed. */
export const reportedElsewhereAtom = atom(get => {
  const { deposits, mine } = get(get(ownDepositsAtom));
  const { now } = get(environmentAtom).deposits;
  const view = get(pageViewAtom);
  return (id: string): number => {
    const deposit = deposits.find(entry => entry.id === id);
    return deposit === undefined || mine.includes(id) ? 0 : restLeft(deposit, now(), view(id));
  };
});

export const depositsReadAtom = atom(get => get(get(ownDepositsAtom)).since > 0);

export const begunDepositsAtom = atom(get => get(get(ownDepositsAtom)).begun);

/** Spec 1 §4: 'Processing...'. */
export const depositBusyAtom = atom(get => {
  const { begun, posting } = get(get(ownDepositsAtom));
  return begun.length + posting.length > 0;
});
