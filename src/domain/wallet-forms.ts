// The forms that move points. Each parser asks in the order of its screen and tells the first thing wrong.
import type { Draft } from '../lib/draft.ts';
import { err, ok, type Result } from '../lib/result.ts';
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

/** Points above zero, or null. */
const amountOf = (text: string | undefined): Points | null => {
  const amount = typedPoints(text ?? '');
  return amount === null || amount === 0 ? null : amount;
};

/** True from `open` to `close`, both included; a window whose close is before its open spans midnight. */
export const withinWindow = (now: MinuteOfDay, open: MinuteOfDay, close: MinuteOfDay): boolean =>
  open <= close ? open <= now && now <= close : open <= now || now <= close;

/** The withdraw form. The hours are nobody's field: their problem is the whole `form`'s. */
export function parseWithdraw(
  draft: Draft<'points' | 'method'>,
  context: { readonly wallet: WalletInfo; readonly now: MinuteOfDay },
): Result<WithdrawRequest, Problem<'points' | 'method' | 'form'>> {
  const { wallet, now } = context;
  const points = amountOf(draft.points);
  if (points === null) return err({ field: 'points', key: 'error.amountRequired' });
  if (points > wallet.balance) return err({ field: 'points', key: 'error.walletLimit' });
  if (points < wallet.minWithdrawal) {
    const min = formatPoints(wallet.minWithdrawal);
    return err({ field: 'points', key: 'error.withdrawMinimum', params: { min } });
  }
  const method = payoutMethods.find(name => name === draft.method);
  if (method === undefined) return err({ field: 'method', key: 'error.chooseMethod' });
  if (!withinWindow(now, wallet.withdrawOpen, wallet.withdrawClose)) {
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

/** The deposit form. With no minimum known (null) any points above zero will do. */
export function parseDeposit(
  draft: Draft<'amount' | 'app'>,
  context: { readonly min: Points | null },
): Result<DepositRequest, Problem<'amount' | 'app'>> {
  const points = amountOf(draft.amount);
  if (points === null || points < (context.min ?? 1)) {
    const min = formatPoints(context.min ?? 1);
    return err({ field: 'amount', key: 'error.depositMinimum', params: { min } });
  }
  const app = upiApps.find(name => name === draft.app);
  return app === undefined ? err({ field: 'app', key: 'error.chooseMethod' }) : ok({ points, app });
}
