import { atom } from 'jotai';
import type { ListedDeposit } from '../../../domain/listed-deposits.ts';
import { type DepositIntent, depositsIn } from '../../../domain/deposit-intent.ts';
import type { Points } from '../../../domain/points.ts';
import { transactionRef, upiLink } from '../../../domain/upi.ts';
import type { DepositRequest, UpiApp } from '../../../domain/wallet.ts';
import { fingerprint } from '../../../lib/fingerprint.ts';
import { valueOf } from '../../../lib/remote.ts';
import { err, ok, type Result } from '../../../lib/result.ts';
import type { Words } from '../../../text/message.ts';
import { environmentAtom } from '../../core/environment.ts';
import { payeesResource } from '../../reading/payment-methods.ts';
import { playersOwn } from '../../core/players-own.ts';
import { playerAtom } from '../../core/session.ts';

type Deposits = {
  /** What has not been reported yet, as last seen in the store. */
  readonly intents: readonly DepositIntent[];
  /** Begun by this page less than two seconds ago, and not posted yet. */
  readonly begun: readonly string[];
  readonly posting: readonly string[];
  /** Begun or posted by this page. */
  readonly own: readonly string[];
  /** Every deposit that the provider listed last; null while no list was read. */
  readonly listed: readonly ListedDeposit[] | null;
};

/** The deposits of the player, for state/ alone. */
export const ownDepositsAtom = playersOwn<Deposits>({
  intents: [],
  begun: [],
  posting: [],
  own: [],
  listed: null,
});

type Unreported = { readonly id: string; readonly points: Points; readonly reporting: boolean };
/** One array, so that a look that finds nothing draws nothing. */
const none: readonly Unreported[] = [];

/** Payments that were begun and that no reply has confirmed; `reporting`: a request is about to leave or has left. */
export const unreportedAtom = atom(get => {
  const { intents, begun, posting } = get(get(ownDepositsAtom));
  if (intents.length === 0) return none;
  const busy = new Set([...begun, ...posting]);
  return intents.map(({ id, points }) => ({ id, points, reporting: busy.has(id) }));
});

/** The ids of those that this page has begun and not posted yet. */
export const begunDepositsAtom = atom(get => get(get(ownDepositsAtom)).begun);

/** A request is about to leave or has left: 'Processing...' (spec 1 §4). */
export const depositBusyAtom = atom(get => {
  const { begun, posting } = get(get(ownDepositsAtom));
  return begun.length + posting.length > 0;
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
    const own = get(ownDepositsAtom);
    if (player === null || get(depositBusyAtom)) return err('error.paymentStart');
    const payeeId = valueOf(get(payeesResource.value))?.[app] ?? null;
    if (payeeId === null) return err(notConfigured(app));
    const { clock, deposits, randomId } = get(environmentAtom);
    const ref = transactionRef(clock.now(), (attempts += 1));
    const link = upiLink({ app, payeeId, payeeName: player.username, points, ref, note });
    if (link === null) return err('error.upiNotFound');
    const { listed: known } = get(own);
    const before = known === null ? { listed: null, decided: null } : depositsIn(known, points);
    const owner = fingerprint(player.mobile);
    const intent: DepositIntent = {
      id: randomId(),
      owner,
      points,
      at: deposits.now(),
      ...before,
      tried: null,
      doubt: false,
    };
    try {
      await deposits.add(intent);
    } catch {
      return err('error.paymentStart');
    }
    set(own, before => ({
      ...before,
      intents: [...before.intents, intent],
      begun: [...before.begun, intent.id],
      own: [...before.own, intent.id],
    }));
    return ok(link);
  },
);
