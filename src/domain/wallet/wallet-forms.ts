// Each parser returns the first problem in the order of its screen.
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
import type { Problem } from '../problem.ts';
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
  const typed = wholePoints(draft.points ?? '', 'error.amountRequired');
  if (!typed.ok) return err({ field: 'points', words: typed.error });
  const points = typed.value;
  const balance = pointsIn(wallet.balance);
  if (balance === null) return err({ field: 'points', words: 'error.somethingWrong' });
  if (points > balance) return err({ field: 'points', words: 'error.walletLimit' });
  const few = belowMinimum(points, wallet.minWithdrawal, 'error.withdrawMinimum');
  if (few !== null) return err({ field: 'points', words: few });
  const method = payoutMethods.find(name => name === draft.method);
  if (method === undefined) return err({ field: 'method', words: 'error.chooseMethod' });
  const { hours } = wallet;
  if (hours !== null && !withinWindow(now, hours.open, hours.close)) {
    return err({ field: 'form', words: 'error.withdrawHours' });
  }
  return ok({ points, method });
}

/** An unknown balance (null) refuses the form. */
export function parseTransfer(
  draft: Draft<'points' | 'phone'>,
  context: { readonly sender: Phone; readonly balance: Points | null },
): Result<TransferRequest, Problem<'points' | 'phone'>> {
  const typed = wholePoints(draft.points ?? '', 'error.pointsRequired');
  if (!typed.ok) return err({ field: 'points', words: typed.error });
  const points = typed.value;
  const few = belowMinimum(points, limits.minimumTransfer, 'error.transferMinimum');
  if (few !== null) return err({ field: 'points', words: few });
  if (context.balance === null) return err({ field: 'points', words: 'error.somethingWrong' });
  if (points > context.balance) return err({ field: 'points', words: 'error.notEnoughPoints' });
  const receiver = parsePhoneField(draft.phone, 'transfer');
  if (!receiver.ok) return receiver;
  if (receiver.value === context.sender) return err({ field: 'phone', words: 'error.ownPhone' });
  return ok({ points, receiver: receiver.value });
}

/** Without a minimum (null: not loaded), one point is enough. */
export function parseDeposit(draft: Draft<'amount' | 'app'>, context: { readonly min: Minimum | null }) {
  const typed = wholePoints(draft.amount ?? '', 'error.amountRequired');
  if (!typed.ok) return err({ field: 'amount', words: typed.error });
  const amount = typed.value;
  const few = belowMinimum(amount, context.min ?? 1, 'error.depositMinimum');
  if (few !== null) return err({ field: 'amount', words: few });
  const app = upiApps.find(name => name === draft.app);
  return app === undefined ? err({ field: 'app', words: 'error.chooseMethod' }) : ok({ points: amount, app });
}

const round = [1000, 2000, 5000, 10_000].map(points);

/** At least the minimum, and below all that there is. */
export const quickAmounts = (balance: Points, least: Minimum): readonly Points[] =>
  least === 'unreadable' ? [] : round.filter(amount => amount >= least && amount < balance);

/** Null while it is open, or the hours are not known. */
export const opensAgain = (hours: WalletInfo['hours'], now: MinuteOfDay): MinuteOfDay | null =>
  hours === null || withinWindow(now, hours.open, hours.close) ? null : hours.open;
