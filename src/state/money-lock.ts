import { atom } from 'jotai';
import { classify } from '../api/classify.ts';
import type { Args } from '../contract/index.ts';
import { playersOwn } from './of-player.ts';
import { environmentAtom } from './environment.ts';
import { refreshWalletAtom } from './wallet.ts';

/** A call that takes points out of the wallet. */
export type MoneyCall =
  | { readonly id: 'withdraw'; readonly args: Args<'withdraw'> }
  | { readonly id: 'transfer'; readonly args: Args<'transfer'> };

/** How it ended (RELIABILITY "Placing a bid, once"); `locked`: another is in flight, and nothing was sent. */
export type MoneyEnd =
  | { readonly kind: 'placed' }
  | { readonly kind: 'rejected'; readonly message: string | null }
  | { readonly kind: 'ambiguous' }
  | { readonly kind: 'locked' };

const lockAtom = playersOwn(false);

/**
 * The one way for a withdrawal or a transfer to leave: one in flight at a time, each sent once. The lock is taken
 * before anything is awaited and, when the screen is freed by the time limit, held until the late answer comes.
 */
export const sendMoneyAtom = atom(null, async (get, set, { id, args }: MoneyCall): Promise<MoneyEnd> => {
  const lock = get(lockAtom);
  if (get(lock)) return { kind: 'locked' };
  set(lock, true);
  const settle = async (): Promise<void> => {
    set(lock, false);
    await set(refreshWalletAtom);
  };
  const { client } = get(environmentAtom);
  const onLate = () => void settle();
  const reply = await (id === 'withdraw'
    ? client.call(id, args, { onLate })
    : client.call(id, args, { onLate }));
  if (reply.ok || reply.error.kind !== 'timeout') await settle();
  const kind = classify(reply);
  return kind === 'rejected'
    ? { kind, message: !reply.ok && reply.error.kind === 'refused' ? reply.error.message : null }
    : { kind };
});
