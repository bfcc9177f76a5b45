// Each parser names all wrong fields in the order of its screen.
import type { Draft } from '../../lib/draft.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { Words } from '../../text/message.ts';
import { type Minimum, pointsIn } from '../amount.ts';
import { parsePhoneField } from '../player/login.ts';
import type { MinuteOfDay } from '../minute-of-day.ts';
import { limits } from '../limits.ts';
import type { Phone } from '../phone.ts';
import { formatPoints, points, type Points } from '../points.ts';
import { wholePoints } from '../typed-amount.ts';
import { type Problem, wrongFields } from '../problem.ts';
import {
  payoutMethods,
  type TransferRequest,
  upiApps,
  type WalletInfo,
  type WithdrawRequest,
} from './wallet.ts';

/** Both included; a window whose close is before its open spans midnight. */
export const withinWindow = (now: MinuteOfDay, open: MinuteOfDay, close: MinuteOfDay): boolean =>
  open <= close ? open <= now && now <= close : open <= now || now <= close;

/** An unreadable minimum refuses all points. */
function belowMinimum(
  asked: Points,
  least: Minimum | number,
  key: 'error.withdrawMinimum' | 'error.transferMinimum' | 'error.depositMinimum',
): Words | null {
  if (least === 'unreadable') return 'error.minimumUnknown';
  return asked >= least ? null : { key, params: { min: formatPoints(least) } };
}

export const minimumWords = (least: Minimum): Words =>
  least === 'unreadable'
    ? 'funds.minimumUnknown'
    : { key: 'funds.minimum', params: { min: formatPoints(least) } };

/** Outside the hours the problem is at `form`. */
export function parseWithdraw(
  draft: Draft<'points' | 'method'>,
  context: { readonly wallet: WalletInfo; readonly now: MinuteOfDay },
): Result<WithdrawRequest, Problem<'points' | 'method' | 'form'>> {
  const { wallet, now } = context;
  const points = withdrawPoints(draft.points, wallet);
  const method = chosen(payoutMethods, draft.method, 'method');
  if (!points.ok || !method.ok) return wrongFields<'points' | 'method'>(points, method);
  const { hours } = wallet;
  if (hours !== null && !withinWindow(now, hours.open, hours.close)) {
    return err({ field: 'form', words: 'error.withdrawHours' });
  }
  return ok({ points: points.value, method: method.value });
}

function withdrawPoints(text = '', wallet: WalletInfo): Result<Points, Problem<'points'>> {
  const typed = wholePoints(text, 'error.amountRequired');
  if (!typed.ok) return err({ field: 'points', words: typed.error });
  const balance = pointsIn(wallet.balance);
  if (balance === null) return err({ field: 'points', words: 'error.somethingWrong' });
  if (typed.value > balance) return err({ field: 'points', words: 'error.walletLimit' });
  const few = belowMinimum(typed.value, wallet.minWithdrawal, 'error.withdrawMinimum');
  return few === null ? typed : err({ field: 'points', words: few });
}

function chosen<Name extends string, const Field extends string>(
  names: readonly Name[],
  draft: string | undefined,
  field: Field,
): Result<Name, Problem<Field>> {
  const name = names.find(known => known === draft);
  return name === undefined ? err({ field, words: 'error.chooseMethod' }) : ok(name);
}

/** An unknown balance (null) refuses the form. */
export function parseTransfer(
  draft: Draft<'points' | 'phone'>,
  { sender, balance }: { readonly sender: Phone; readonly balance: Points | null },
): Result<TransferRequest, Problem<'points' | 'phone'>> {
  const points = transferPoints(draft.points, balance);
  const phone = parsePhoneField(draft.phone, 'transfer');
  const receiver =
    phone.ok && phone.value === sender ? err({ field: 'phone', words: 'error.ownPhone' }) : phone;
  if (!points.ok || !receiver.ok) return wrongFields<'points' | 'phone'>(points, receiver);
  return ok({ points: points.value, receiver: receiver.value });
}

function transferPoints(text = '', balance: Points | null): Result<Points, Problem<'points'>> {
  const typed = wholePoints(text, 'error.pointsRequired');
  if (!typed.ok) return err({ field: 'points', words: typed.error });
  const few = belowMinimum(typed.value, limits.minimumTransfer, 'error.transferMinimum');
  if (few !== null) return err({ field: 'points', words: few });
  if (balance === null) return err({ field: 'points', words: 'error.somethingWrong' });
  return typed.value > balance ? err({ field: 'points', words: 'error.notEnoughPoints' }) : typed;
}

/** Without a minimum (null: not loaded), one point is enough. */
export function parseDeposit(draft: Draft<'amount' | 'app'>, { min }: { readonly min: Minimum | null }) {
  const amount = depositAmount(draft.amount, min ?? 1);
  const app = chosen(upiApps, draft.app, 'app');
  if (!amount.ok || !app.ok) return wrongFields<'amount' | 'app'>(amount, app);
  return ok({ points: amount.value, app: app.value });
}

function depositAmount(text = '', least: Minimum | number): Result<Points, Problem<'amount'>> {
  const typed = wholePoints(text, 'error.amountRequired');
  if (!typed.ok) return err({ field: 'amount', words: typed.error });
  const few = belowMinimum(typed.value, least, 'error.depositMinimum');
  return few === null ? typed : err({ field: 'amount', words: few });
}

const round = [1000, 2000, 5000, 10_000].map(points);

/** At least the minimum, and below all that there is. */
export const quickAmounts = (balance: Points, least: Minimum): readonly Points[] =>
  least === 'unreadable' ? [] : round.filter(amount => amount >= least && amount < balance);

/** Null while it is open, or the hours are not known. */
export const opensAgain = (hours: WalletInfo['hours'], now: MinuteOfDay): MinuteOfDay | null =>
  hours === null || withinWindow(now, hours.open, hours.close) ? null : hours.open;
