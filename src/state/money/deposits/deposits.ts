import { atom, type PrimitiveAtom } from 'jotai';
import { wallet } from '../../../contract/wallet.ts';
import type { Points } from '../../../domain/points.ts';
import {
  type Deposit,
  isOpen,
  isUnreported,
  next,
  type PageView,
  remembered,
  restLeft,
} from '../../../domain/wallet/deposit.ts';
import {
  type JudgedDeposit,
  type ListedDeposit,
  listedDeposits,
  verdicts,
} from '../../../domain/wallet/deposit-list.ts';
import { shareStructure } from '../../../lib/share-structure.ts';
import { oldAwaitedEntry } from '../../../storage/databases.ts';
import { openEntry } from '../../../storage/entry.ts';
import { stored } from '../../../storage/table.ts';
import { configAtom, environmentAtom } from '../../core/environment.ts';
import { perPlayer } from '../../core/session.ts';
import { followed } from '../../core/stored-value.ts';
import { accountAtom } from '../money-account.ts';
import { hasOpenDepositAtom } from '../open-deposit.ts';

type OwnDeposits = {
  /** The oldest first; null until the store was read. */
  readonly deposits: readonly Deposit[] | null;
  /** By the store's clock. */
  readonly since: number;
  /** Begun by this page and not posted yet. */
  readonly begun: readonly string[];
  readonly posting: readonly string[];
  readonly mine: readonly string[];
  /** Null while no list was read. */
  readonly listed: readonly ListedDeposit[] | null;
  /** The list has not shown these for a day. */
  readonly unmatched: readonly string[];
  readonly ended: readonly JudgedDeposit[];
};

export const ownDepositsAtom = perPlayer<OwnDeposits>({
  deposits: null,
  since: 0,
  begun: [],
  posting: [],
  mine: [],
  listed: null,
  unmatched: [],
  ended: [],
});

type Step = (kept: readonly Deposit[]) => readonly Deposit[];

/** One transaction, whatever other tabs do. Rejects where the database cannot. */
export const changeDepositsAtom = atom(
  null,
  async (get, set, ownAtom: PrimitiveAtom<OwnDeposits>, owner: string, step: Step): Promise<void> => {
    const { deposits: store } = get(environmentAtom);
    let changed = false;
    const deposits = await store.change(owner, kept => {
      const after = remembered(step(kept), store.now());
      changed = after.length !== kept.length || after.some((deposit, index) => deposit !== kept[index]);
      return after;
    });
    set(ownAtom, before => shareStructure(before, { ...before, deposits }));
    if (changed && get(ownDepositsAtom) === ownAtom) set(hasOpenDepositAtom, deposits.some(isOpen));
  },
);

const takeOldAtom = atom(null, async (get, set, owner: string): Promise<void> => {
  const environment = get(environmentAtom);
  const { deposits: store } = environment;
  const entry = openEntry(oldAwaitedEntry, environment);
  const all = entry.read() ?? [];
  const old = all.filter(deposit => deposit.owner === owner);
  if (old.length === 0) return;
  const kept = await store.of(owner);
  const isKept = ({ id }: Deposit): boolean => kept.some(deposit => deposit.id === id);
  for (const deposit of old.filter(entry => !isKept(entry))) await store.add(deposit);
  // A deposit stands in both when the page of an older build died between its two writes.
  await set(changeDepositsAtom, get(ownDepositsAtom), owner, now =>
    now.map(deposit =>
      old.some(({ id }) => id === deposit.id) ? next(deposit, { kind: 'accepted', at: deposit.at }) : deposit,
    ),
  );
  const others = all.filter(deposit => deposit.owner !== owner);
  if (others.length > 0) entry.write(others);
  else entry.drop();
});

/** Rejects where the database cannot be read. */
export const readDepositsAtom = atom(null, async (get, set): Promise<readonly Deposit[]> => {
  const owner = get(accountAtom);
  if (owner === null) return [];
  const ownAtom = get(ownDepositsAtom);
  const { deposits: store } = get(environmentAtom);
  try {
    await set(takeOldAtom, owner);
    const deposits = await store.of(owner);
    // Equal data must draw nothing.
    set(ownAtom, before =>
      shareStructure(before, { ...before, deposits, since: before.since || store.now() }),
    );
    if (get(ownDepositsAtom) === ownAtom && get(hasOpenDepositAtom) !== deposits.some(isOpen))
      set(hasOpenDepositAtom, deposits.some(isOpen));
    return deposits;
  } catch (error) {
    set(ownAtom, before => ({ ...before, deposits: before.deposits ?? [] }));
    throw error;
  }
});

export const followedDepositsAtom = followed(
  stored.openDeposits.key,
  set => void set(readDepositsAtom).catch(() => undefined),
);

/** Null when the list cannot be read as a whole. */
export const readListedAtom = atom(null, async (get, set): Promise<readonly ListedDeposit[] | null> => {
  const ownAtom = get(ownDepositsAtom);
  const reply = await get(environmentAtom).client.call(wallet.walletHistory, {});
  // Another player is logged in by now.
  if (!reply.ok || !reply.value.complete || get(ownDepositsAtom) !== ownAtom) return null;
  const listed = listedDeposits(reply.value.items);
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
  /** A request is about to leave or has left. */
  readonly reporting: boolean;
  /** This line may be the payment: the player is asked. */
  readonly line: ListedDeposit | null;
};
const none: readonly Unreported[] = [];

export const unreportedAtom = atom((get): readonly Unreported[] => {
  const { deposits, begun, posting, mine, listed } = get(get(ownDepositsAtom));
  const unreported = (deposits ?? []).filter(isUnreported);
  if (unreported.length === 0) return none;
  const busy = new Set([...begun, ...posting]);
  const verdictOf = verdicts(deposits ?? [], listed ?? [], id => mine.includes(id));
  return unreported.map(({ id, points }) => {
    const verdict = verdictOf.get(id);
    return { id, points, reporting: busy.has(id), line: verdict?.kind === 'asked' ? verdict.line : null };
  });
});

/** Milliseconds; the other page may have closed. */
export const reportedElsewhereAtom = atom(get => {
  const { deposits, mine } = get(get(ownDepositsAtom));
  const { now } = get(environmentAtom).deposits;
  const view = get(pageViewAtom);
  return (id: string): number => {
    const deposit = deposits?.find(entry => entry.id === id);
    return deposit === undefined || mine.includes(id) ? 0 : restLeft(deposit, now(), view(id));
  };
});

export const depositsReadAtom = atom(get => get(get(ownDepositsAtom)).deposits !== null);

export const begunDepositsAtom = atom(get => get(get(ownDepositsAtom)).begun);

/** Spec 1 §4: 'Processing...'. */
export const depositBusyAtom = atom(get => {
  const { begun, posting } = get(get(ownDepositsAtom));
  return begun.length + posting.length > 0;
});
