import { atom } from 'jotai';
import { wallet } from '../../contract/wallet.ts';
import type { TransferRequest } from '../../domain/wallet.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { Words } from '../../text/message.ts';
import { environmentAtom } from '../core/environment.ts';
import { sendMoneyAtom } from './money-calls.ts';

/** The receiver's name, for the question (spec 1 §4). Error: spec 1 §8 "Transfer". */
export const checkReceiverAtom = atom(
  null,
  async (get, _set, { receiver }: TransferRequest): Promise<Result<string, Words>> => {
    const reply = await get(environmentAtom).client.call(wallet.checkTransfer, { receiver });
    return reply.ok ? ok(reply.value.username) : err('error.receiver');
  },
);

/**
 * Moves the points, once, for the question `asker`: `placed` when the server did, `earlier` when it had before. A
 * transfer that `failed` has no words (spec 1 §8).
 */
export const transferAtom = atom(
  null,
  async (_get, set, request: TransferRequest, asker: string): Promise<'placed' | 'earlier' | 'failed'> => {
    const { kind } = await set(sendMoneyAtom, { id: 'transfer', args: request }, asker);
    return kind === 'placed' || kind === 'earlier' ? kind : 'failed';
  },
);
