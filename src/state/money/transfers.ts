import { atom } from 'jotai';
import { wallet } from '../../contract/wallet.ts';
import { pointsRow, receiverHash } from '../../domain/placing/traces.ts';
import type { TransferRequest } from '../../domain/wallet/wallet.ts';
import { err, ok } from '../../lib/result.ts';
import { action, environmentAtom } from '../core/environment.ts';
import { perPlayer } from '../core/session.ts';
import { placeOrderAtom } from './orders.ts';
import type { PointsRequest } from '../core/environment-types.ts';

/** Spec 1 §4. Error: spec 1 §8 "Transfer". */
export const checkReceiverAtom = action(async (get, _set, { receiver }: TransferRequest) => {
  const reply = await get(environmentAtom).client.call(wallet.checkTransfer, { receiver });
  return reply.ok ? ok(reply.value.username) : err('error.receiver');
});

const unconfirmedOwnAtom = perPlayer<TransferRequest | null>(null);

export const unconfirmedTransferAtom = atom(get => get(get(unconfirmedOwnAtom)));

/** Sends once for each `asker`. A failed transfer has no words (spec 1 §8). */
export const transferAtom = action(
  async (get, set, request: TransferRequest, asker: string, again: readonly string[] = []) => {
    const unconfirmed = get(unconfirmedOwnAtom);
    const { client } = get(environmentAtom);
    const { points, receiver } = request;
    const send: PointsRequest['send'] = options => client.call(wallet.transfer, request, options);
    const end = await set(
      placeOrderAtom,
      { source: { kind: 'transfer' }, wanted: [pointsRow(points, receiverHash(receiver), asker)] },
      wanted => [{ wanted, total: points, send }],
      again,
    );
    if (end.kind !== 'busy') set(unconfirmed, end.kind === 'unclear' ? request : null);
    return end;
  },
);

export const confirmTransferAtom = action((get, set): void => set(get(unconfirmedOwnAtom), null));
