import { atom } from 'jotai';
import { classify } from '../api/classify.ts';
import type { Points } from '../domain/points.ts';
import { transactionRef, upiLink } from '../domain/upi.ts';
import type { DepositRequest, UpiApp } from '../domain/wallet.ts';
import { fingerprint } from '../lib/fingerprint.ts';
import { valueOf } from '../lib/remote.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { keyed } from '../lib/store.ts';
import type { Words } from '../text/message.ts';
import type { DepositIntent } from './deposit-box.ts';
import { environmentAtom } from './environment.ts';
import { payeesAtom } from './funds.ts';
import { playersOwn } from './of-player.ts';
import { playerAtom } from './session.ts';

type Deposits = { readonly waiting: readonly DepositIntent[]; readonly posting: number };

const ownAtom = playersOwn<Deposits>({ waiting: [], posting: 0 });

/** Payments begun whose fund request has not been posted yet. */
export const waitingDepositsAtom = atom(get => get(get(ownAtom)).waiting);

/** Something waits or is being posted: 'Processing...' (spec 1 §4). */
export const depositBusyAtom = atom(get => {
  const { waiting, posting } = get(get(ownAtom));
  return waiting.length + posting > 0;
});

let attempts = 0;

/** The names of spec 1 §8's '{App} UPI ID not configured'; other apps have a sentence without one. */
const appNames = { googlePay: 'Google Pay', phonePe: 'PhonePe', paytm: 'Paytm' } as const;

const notConfigured = (app: UpiApp): Words =>
  app === 'other'
    ? 'error.upiNotConfigured'
    : { key: 'error.upiNotConfiguredApp', params: { app: appNames[app] } };

/**
 * Begins a deposit: makes the payment link and stores the intent before anybody can open it. `note` is what the payer
 * reads in the app. Errors: spec 1 §8 "Deposit"; then nothing is stored.
 */
export const beginDepositAtom = atom(
  null,
  async (get, set, { points, app }: DepositRequest, note: string): Promise<Result<string, Words>> => {
    const player = get(playerAtom);
    const own = get(ownAtom);
    if (player === null || get(depositBusyAtom)) return err('error.paymentStart');
    const payeeId = valueOf(get(payeesAtom))?.[app] ?? null;
    if (payeeId === null) return err(notConfigured(app));
    const { clock, deposits, randomId } = get(environmentAtom);
    const at = clock.now();
    const ref = transactionRef(at, (attempts += 1));
    const link = upiLink({ app, payeeId, payeeName: player.username, points, ref, note });
    if (link === null) return err('error.upiNotFound');
    const intent = { id: randomId(), owner: fingerprint(player.mobile), points, at };
    try {
      await deposits.add(intent);
    } catch {
      return err('error.paymentStart');
    }
    set(own, before => ({ ...before, waiting: [...before.waiting, intent] }));
    return ok(link);
  },
);

/** Finds what an earlier page left behind. */
export const recallDepositsAtom = atom(null, async (get, set): Promise<void> => {
  const player = get(playerAtom);
  if (player === null) return;
  const own = get(ownAtom);
  const { deposits: box } = get(environmentAtom);
  const left = get(leftAtom);
  try {
    const found = await box.waitingOf(fingerprint(player.mobile));
    const posted = left.read() ?? [];
    await Promise.all(posted.map(id => box.remove(id)));
    left.drop();
    set(own, before => {
      const known = new Set([...posted, ...before.waiting.map(({ id }) => id)]);
      const fresh = found.filter(({ id }) => !known.has(id));
      return fresh.length === 0 ? before : { ...before, waiting: [...before.waiting, ...fresh] };
    });
  } catch {
    // Without a box there is nothing to find.
  }
});

const parseIds = (value: unknown): readonly string[] | null =>
  Array.isArray(value) && value.every(id => typeof id === 'string') ? value : null;

/** Where it is noted what was posted by a page on its way out; it outlives a logout, or a deposit could be asked for twice. */
export const depositsLeftKey = 'matka.deposits-left.v1';

/** What was posted while the page went away: too late to wait for the box, in time for what is written at once. */
const leftAtom = atom(get => keyed(get(environmentAtom).local, depositsLeftKey, parseIds));

/**
 * Posts the fund request of everything that waits, each once, and answers with the points that the server took note
 * of (spec 1 §7: else it is only logged). `leaving`: the page is going away, nothing can be awaited.
 */
export const postDepositsAtom = atom(
  null,
  async (get, set, { leaving }: { readonly leaving: boolean }): Promise<readonly Points[]> => {
    const own = get(ownAtom);
    const { client, deposits: box } = get(environmentAtom);
    const { waiting } = get(own);
    if (waiting.length === 0) return [];
    set(own, ({ posting }) => ({ waiting: [], posting: posting + waiting.length }));
    const left = get(leftAtom);
    if (leaving) left.write([...(left.read() ?? []), ...waiting.map(({ id }) => id)]);

    const post = async ({ id, points }: DepositIntent): Promise<Points | null> => {
      const claimed = box.claim(id).catch(() => false);
      if (!leaving && !(await claimed)) return null;
      const reply = await client.call('addFundRequest', { points }, { keepalive: true });
      const end = classify(reply);
      if (end !== 'ambiguous') await box.remove(id).catch(() => undefined);
      return end === 'placed' ? points : null;
    };
    const posted = await Promise.all(waiting.map(post));
    set(own, before => ({ ...before, posting: before.posting - waiting.length }));
    return posted.filter(points => points !== null);
  },
);
