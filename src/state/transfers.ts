import { atom } from 'jotai';
import type { TransferRequest } from '../domain/wallet.ts';
import { err, ok, type Result } from '../lib/result.ts';
import type { Words } from '../text/message.ts';
import { environmentAtom } from './environment.ts';
import { sendMoneyAtom } from './money-lock.ts';

/** The receiver's name, for the question (spec 1 §4). Error: spec 1 §8 "Transfer". */
export const checkReceiverAtom = atom(
  null,
  async (get, _set, { receiver }: TransferRequest): Promise<Result<string, Words>> => {
    const reply = await get(environmentAtom).client.call('checkTransfer', { receiver });
    return reply.ok ? ok(reply.value.username) : err('error.receiver');
  },
);

/** Moves the points, once; true when the server did. A transfer that failed has no words (spec 1 §8). */
export const transferAtom = atom(null, async (_get, set, request: TransferRequest): Promise<boolean> => {
  const end = await set(sendMoneyAtom, { id: 'transfer', args: request });
  return end.kind === 'placed';
});
