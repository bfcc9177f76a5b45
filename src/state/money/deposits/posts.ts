import type { Setter } from 'jotai';
import { type ApiError, classify } from '../../../api/api-error.ts';
import { funds } from '../../../contract/funds.ts';
import type { Points } from '../../../domain/points.ts';
import { counted, knownCounts } from '../../../domain/wallet/deposit-list.ts';
import { transactionRef, upiLink } from '../../../domain/wallet/upi-link.ts';
import {
  type Deposit,
  type DepositEvent,
  isUnchanged,
  mayHaveLeft,
  next,
  restMs,
} from '../../../domain/wallet/deposit.ts';
import type { DepositRequest, UpiApp } from '../../../domain/wallet/wallet.ts';
import { fingerprint } from '../../../lib/fingerprint.ts';
import { valueOf } from '../../../lib/remote.ts';
import { err, ok, type Result } from '../../../lib/result.ts';
import type { Words } from '../../../text/message.ts';
import { action, environmentAtom } from '../../core/environment.ts';
import { noteChange } from '../../core/resource.ts';
import { playerAtom } from '../../core/session.ts';
import { payeesResource } from '../../reading/payment-methods.ts';
import { accountAtom } from '../money-account.ts';
import { hasOpenDepositAtom } from '../open-deposit.ts';
import {
  changeDepositsAtom,
  depositBusyAtom,
  only,
  type OwnAtom,
  ownDepositsAtom,
  readListedAtom,
} from './deposits.ts';

let attempts = 0;

/** Spec 1 §8: '{App} UPI ID not configured'. */
const appNames = { googlePay: 'Google Pay', phonePe: 'PhonePe', paytm: 'Paytm' } as const;

const notConfigured = (app: UpiApp): Words =>
  app === 'other'
    ? 'error.upiNotConfigured'
    : { key: 'error.upiNotConfiguredApp', params: { app: appNames[app] } };

/** Stores the deposit before the player can open the link. Errors: spec 1 §8 "Deposit", and `error.unwritten`. */
export const beginDepositAtom = action(async (get, set, { points, app }: DepositRequest, note: string) => {
  const player = get(playerAtom);
  const ownAtom = get(ownDepositsAtom);
  if (player === null || get(depositBusyAtom)) return err('error.paymentStart');
  const payeeId = valueOf(get(payeesResource.value))?.[app] ?? null;
  if (payeeId === null) return err(notConfigured(app));
  const { clock, deposits: store, randomId } = get(environmentAtom);
  const ref = transactionRef(clock.now(), (attempts += 1));
  const link = upiLink({ app, payeeId, payeeName: player.username, points, ref, note });
  if (link === null) return err('error.upiNotFound');
  const { listed, deposits } = get(ownAtom);
  const deposit: Deposit = {
    id: randomId(),
    owner: fingerprint(player.mobile),
    points,
    at: store.now(),
    before: listed && { ...knownCounts(listed, points, deposits), approved: null, rejected: null },
    phase: { kind: 'begun', rest: null },
  };
  try {
    await store.add(deposit);
  } catch {
    // A write that was under way may still succeed. The player has no link for it, so no page may report it.
    void set(changeDepositsAtom, ownAtom, () =>
      only(deposit.id, kept => next(kept, { kind: 'discarded', at: store.now() })),
    ).catch(() => undefined);
    return err('error.unwritten');
  }
  set(ownAtom, before => ({
    ...before,
    deposits: [...before.deposits, deposit],
    begun: [...before.begun, deposit.id],
    mine: [...before.mine, deposit.id],
  }));
  set(hasOpenDepositAtom, true);
  return ok(link);
});

/**
 * Notes the provider's list for deposits that have not left. A list that is newer than a request may contain
 * its payment.
 */
export const noteListedAtom = action(async (get, set): Promise<void> => {
  const ownAtom = get(ownDepositsAtom);
  const { begun } = get(ownAtom);
  const listed = await set(readListedAtom);
  if (listed === null) return;
  const note = (kept: readonly Deposit[]) => (deposit: Deposit) =>
    begun.includes(deposit.id) && deposit.phase.kind === 'begun'
      ? next(deposit, counted(listed, deposit, kept))
      : deposit;
  // If this fails, the list is read again before a second request.
  await set(changeDepositsAtom, ownAtom, note).catch(() => undefined);
});

type Note = (event: DepositEvent) => Promise<void>;

/** The changes of one deposit. They stay with the player for whom they began. */
function recordOf(set: Setter, ownAtom: OwnAtom, id: string) {
  const change = (step: (kept: Deposit) => Deposit): Promise<void> =>
    set(changeDepositsAtom, ownAtom, () => only(id, step));
  const noteHere = (event: DepositEvent): void =>
    set(ownAtom, before => ({
      ...before,
      deposits: before.deposits.map(only(id, deposit => next(deposit, event))),
      unstored: [...before.unstored, id],
    }));
  /** The event counts for this page even if it cannot be stored. */
  const note: Note = event => change(deposit => next(deposit, event)).catch(() => noteHere(event));
  return { change, noteHere, note };
}

/** True if the provider has the deposit. */
async function noteReply(note: Note, reply: Result<unknown, ApiError>, at: number): Promise<boolean> {
  const outcome = classify(reply);
  if (outcome === 'placed') {
    noteChange();
    await note({ kind: 'accepted', at });
    return true;
  }
  const isTimedOut = !reply.ok && reply.error.kind === 'timeout';
  if (outcome === 'rejected') await note({ kind: 'refused', at });
  else await note({ kind: 'lost', at, ms: isTimedOut ? restMs.underWay : restMs.ended });
  return false;
}

/** A page that is `leaving` cannot wait for its database. */
type Occasion = 'now' | 'leaving';

/** Sends nothing if another tab has changed the deposit since `seen`. True if the provider has the deposit. */
export const postDepositAtom = action(
  async (get, set, seen: Deposit, occasion: Occasion): Promise<boolean> => {
    const { id, owner, points } = seen;
    const ownAtom = get(ownDepositsAtom);
    const { client, deposits: store } = get(environmentAtom);
    const mine = get(ownAtom).mine.includes(id);
    const doubted = mayHaveLeft(seen, mine);
    const { change, noteHere, note } = recordOf(set, ownAtom, id);

    // The request must not leave with the token of another player.
    const isOwnersTurn = (): boolean => get(accountAtom) === owner;
    if (!isOwnersTurn()) return false;
    set(ownAtom, before => ({
      ...before,
      posting: [...before.posting, id],
      mine: mine ? before.mine : [...before.mine, id],
    }));
    try {
      let isFree = false;
      const ms = occasion === 'leaving' ? restMs.pageGone : restMs.underWay;
      const leaves = { kind: 'leaves', at: store.now(), ms, doubted } as const;
      const claimed = change(kept => {
        // The step may run twice; only its last run counts.
        isFree = isUnchanged(kept, seen);
        return isFree ? next(kept, leaves) : kept;
      }).catch(() => {
        // The player has paid. Any other page looks for this payment in the provider's list before it sends it.
        isFree = mine && !doubted;
        if (isFree) noteHere(leaves);
      });
      if (occasion === 'now') {
        await claimed;
        if (!isFree) return false;
        if (!isOwnersTurn()) {
          await note({ kind: 'stays', at: store.now() });
          return false;
        }
      }
      const onLate = (late: Result<unknown, ApiError>): void =>
        void (late.ok && noteReply(note, late, store.now()));
      const options = { keepalive: true, clientRef: id, onLate };
      return await noteReply(note, await client.call(funds.addFundRequest, { points }, options), store.now());
    } finally {
      set(ownAtom, before => ({ ...before, posting: before.posting.filter(posted => posted !== id) }));
    }
  },
);

/** Sends each deposit once, even if the browser says that the network is off (spec 1 §4). */
export const postBegunAtom = action(async (get, set, occasion: Occasion): Promise<readonly Points[]> => {
  const ownAtom = get(ownDepositsAtom);
  const { deposits, begun } = get(ownAtom);
  if (begun.length === 0) return [];
  const posted = deposits.filter(({ id }) => begun.includes(id));
  set(ownAtom, before => ({ ...before, begun: [] }));
  const taken = await Promise.all(posted.map(deposit => set(postDepositAtom, deposit, occasion)));
  return posted.filter((_, index) => taken[index]).map(({ points }) => points);
});
