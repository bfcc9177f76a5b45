// The forms that move points. Each parser asks in the order of its screen and tells the first thing wrong.
import type { Draft } from '../lib/draft.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { pointsIn } from './amount.ts';
import { parsePhoneField } from './login.ts';
import type { MinuteOfDay } from './minute-of-day.ts';
import { limits } from './limits.ts';
import type { Phone } from './phone.ts';
import { formatPoints, typedPoints, type Points } from './points.ts';
import type { Problem } from './problem.ts';
import {
  payoutMethods,
  upiApps,
  type DepositRequest,
  type TransferRequest,
  type WalletInfo,
  type WithdrawRequest,
} from './wallet.ts';

/** True from `open` to `close`, both included; a window whose close is before its open spans midnight. */
export const withinWindow = (now: MinuteOfDay, open: MinuteOfDay, close: MinuteOfDay): boolean =>
  open <= close ? open <= now && now <= close : open <= now || now <= close;

/** The withdraw form. The hours are nobody's field: their problem is the whole `form`'s. */
export function parseWithdraw(
  draft: Draft<'points' | 'method'>,
  context: { readonly wallet: WalletInfo; readonly now: MinuteOfDay },
): Result<WithdrawRequest, Problem<'points' | 'method' | 'form'>> {
  const { wallet, now } = context;
  const points = typedPoints(draft.points ?? '');
  if (points === null) return err({ field: 'points', key: 'error.amountRequired' });
  const balance = pointsIn(wallet.balance);
  if (balance === null) return err({ field: 'points', key: 'error.somethingWrong' });
  if (points > balance) return err({ field: 'points', key: 'error.walletLimit' });
  const least = wallet.minWithdrawal;
  if (least === 'unreadable') return err({ field: 'points', key: 'error.minimumUnknown' });
  if (points < least) {
    return err({ field: 'points', key: 'error.withdrawMinimum', params: { min: formatPoints(least) } });
  }
  const method = payoutMethods.find(name => name === draft.method);
  if (method === undefined) return err({ field: 'method', key: 'error.chooseMethod' });
  const { hours } = wallet;
  if (hours !== null && !withinWindow(now, hours.open, hours.close)) {
    return err({ field: 'form', key: 'error.withdrawHours' });
  }
  return ok({ points, method });
}

/** The transfer form. `own` is the sender's phone; a wallet that is unknown (null) moves nothing. */
export function parseTransfer(
  draft: Draft<'points' | 'phone'>,
  context: { readonly own: Phone; readonly balance: Points | null },
): Result<TransferRequest, Problem<'points' | 'phone'>> {
  const points = typedPoints(draft.points ?? '');
  if (points === null) return err({ field: 'points', key: 'error.pointsRequired' });
  if (points < limits.minimumTransfer) return err({ field: 'points', key: 'error.transferMinimum' });
  if (context.balance === null) return err({ field: 'points', key: 'error.somethingWrong' });
  if (points > context.balance) return err({ field: 'points', key: 'error.notEnoughPoints' });
  const receiver = parsePhoneField(draft.phone, 'transfer');
  if (!receiver.ok) return receiver;
  if (receiver.value === context.own) return err({ field: 'phone', key: 'error.ownPhone' });
  return ok({ points, receiver: receiver.value });
}

/** The deposit form. With a minimum that nobody told (null) any points above zero will do. */
export function parseDeposit(
  draft: Draft<'amount' | 'app'>,
  context: { readonly min: Points | null },
): Result<DepositRequest, Problem<'amount' | 'app'>> {
  const points = typedPoints(draft.amount ?? '');
  const least = context.min ?? 1;
  if (points === null || points < least) {
    return err({ field: 'amount', key: 'error.depositMinimum', params: { min: formatPoints(least) } });
  }
  const app = upiApps.find(name => name === draft.app);
  return app === undefined ? err({ field: 'app', key: 'error.chooseMethod' }) : ok({ points, app });
}
