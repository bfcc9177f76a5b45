import { atom } from 'jotai';
import { refusalText } from '../../api/api-error.ts';
import { funds } from '../../contract/funds.ts';
import { wallet } from '../../contract/wallet.ts';
import { pointsRow } from '../../domain/placing/traces.ts';
import type { WaitingRow } from '../../domain/placing/order.ts';
import type { Listed } from '../../domain/history/listed.ts';
import type { ShownWithdrawal, WithdrawRequest } from '../../domain/wallet/wallet.ts';
import { loaded, type Remote } from '../../lib/remote.ts';
import { err, ok } from '../../lib/result.ts';
import type { Words } from '../../text/message.ts';
import { action, environmentAtom } from '../core/environment.ts';
import { plain, playersResource } from '../core/resource.ts';
import { playerAtom } from '../core/session.ts';
import { keepPaymentAtom } from '../reading/keep-places.ts';
import { placeOrderAtom } from './orders.ts';
import type { PointsRequest } from '../core/environment-types.ts';

/** Spec 1 §3. */
export const walletInfoResource = playersResource(
  wallet.walletInfo,
  () => ({}),
  plain(() => 'error.withdrawUnexpected'),
);

/** Errors: spec 1 §8 "Payment details". */
export const payoutNumbersResource = playersResource(
  funds.userPaymentDetails,
  () => ({}),
  plain(
    (error): Words =>
      refusalText(error) ?? (error.kind === 'refused' ? 'error.methodsRefused' : 'error.methodsFetch'),
  ),
);

export const withdrawHistoryResource = playersResource(
  wallet.withdrawHistory,
  ({ mobile }) => ({ mobile }),
  plain(() => 'error.somethingWrong'),
);

/** Where the operator has switched withdrawals off, no history is read. */
export const ownWithdrawalsAtom = atom((get): Remote<Listed<ShownWithdrawal>, Words> =>
  get(environmentAtom).config.features.withdrawals
    ? get(withdrawHistoryResource.value)
    : loaded({ rows: [], unread: 0 }),
);

type GoOn = {
  readonly again?: readonly string[];
  readonly onWaiting?: (rows: readonly WaitingRow[]) => void;
};

/**
 * Sends once for each `asker`. Errors: spec 1 §8 "Withdraw"; the last of them means that the end is unknown.
 */
export const withdrawAtom = action(
  async (get, set, request: WithdrawRequest, asker: string, goOn: GoOn = {}) => {
    const player = get(playerAtom);
    if (player === null) return err('error.withdrawUnexpected');
    const { client } = get(environmentAtom);
    const { points, method } = request;
    const args = { ...request, mobile: player.mobile };
    const send: PointsRequest['send'] = options => client.call(wallet.withdraw, args, options);
    const end = await set(
      placeOrderAtom,
      { source: { kind: 'withdraw' }, wanted: [pointsRow(points, method, asker)] },
      wanted => [{ wanted, total: points, send }],
      goOn.again,
    );
    if (end.kind === 'placed' || end.kind === 'earlier') {
      set(keepPaymentAtom);
      return ok(end.kind);
    }
    if (end.kind === 'unclear' && end.waiting.length > 0) {
      goOn.onWaiting?.(end.waiting);
      return err('money.notClear');
    }
    if (end.kind === 'busy') return err('money.busy');
    if (end.kind !== 'rejected') return err('error.withdrawUnexpected');
    if (end.unwritten) return err('error.unwritten');
    return err(end.message === null ? 'error.withdraw' : { text: end.message });
  },
);
