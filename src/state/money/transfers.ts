import { wallet } from '../../contract/wallet.ts';
import { pointsRow, receiverHash } from '../../domain/placing/traces.ts';
import type { TransferRequest } from '../../domain/wallet/wallet.ts';
import { err, ok } from '../../lib/result.ts';
import { action, environmentAtom } from '../core/environment.ts';
import { placeOrderAtom } from './orders.ts';
import { forgetUnconfirmedAtom, noteUnconfirmedAtom } from './unconfirmed-transfers.ts';
import type { PointsRequest } from '../core/environment-types.ts';

/** Spec 1 §4. Error: spec 1 §8 "Transfer". */
export const checkReceiverAtom = action(async (get, _set, { receiver }: TransferRequest) => {
  const reply = await get(environmentAtom).client.call(wallet.checkTransfer, { receiver });
  return reply.ok ? ok(reply.value.username) : err('error.receiver');
});

/** Sends once for each `asker`. A failed transfer has no words (spec 1 §8). */
export const transferAtom = action(
  async (get, set, request: TransferRequest, asker: string, again: readonly string[] = []) => {
    const { client } = get(environmentAtom);
    const { points, receiver } = request;
    const send: PointsRequest['send'] = options => client.call(wallet.transfer, request, options);
    const row = pointsRow(points, receiverHash(receiver), asker);
    const end = await set(
      placeOrderAtom,
      { source: { kind: 'transfer' }, wanted: [row] },
      wanted => [{ wanted, total: points, send }],
      again,
    );
    // Nothing was sent, so nothing more is known.
    if (end.kind === 'busy' || (end.kind === 'rejected' && end.unwritten)) return end;
    set(forgetUnconfirmedAtom, row);
    if (end.kind === 'unclear') set(noteUnconfirmedAtom, { row, request });
    return end;
  },
);
