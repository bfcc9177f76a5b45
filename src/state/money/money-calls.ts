import { atom } from 'jotai';
import type { ArgsOf } from '../../contract/endpoint.ts';
import { wallet } from '../../contract/wallet.ts';
import { pointsWanted } from '../../domain/placing-traces.ts';
import { environmentAtom } from '../core/environment.ts';
import { accountAtom, placingAtom, tellEarlierAtom } from './money-state.ts';
import type { Job, Order } from './placing/placing-types.ts';

/** A call that takes points out of the wallet. */
export type MoneyCall =
  | { readonly id: 'withdraw'; readonly args: ArgsOf<typeof wallet.withdraw> }
  | { readonly id: 'transfer'; readonly args: ArgsOf<typeof wallet.transfer> };

/**
 * How it ended. `earlier`: the same was done before, nothing was sent, and the player is told when it was. `locked`:
 * another is in flight, and nothing was sent.
 */
export type MoneyEnd =
  | { readonly kind: 'placed' }
  | { readonly kind: 'earlier' }
  | { readonly kind: 'rejected'; readonly message: string | null }
  | { readonly kind: 'ambiguous' }
  | { readonly kind: 'locked' };

/**
 * The one way for a withdrawal or a transfer to leave, once, as a bid does: after an end that nobody knows the next
 * try of the same amount checks first, and is told `placed` without being sent when the histories show it. `asker` is
 * a fresh id of the question that the player said yes to.
 */
export const sendMoneyAtom = atom(
  null,
  async (get, set, call: MoneyCall, asker: string): Promise<MoneyEnd> => {
    const account = get(accountAtom);
    if (account === null) return { kind: 'rejected', message: null };
    const { client } = get(environmentAtom);
    const { points } = call.args;
    const to = call.id === 'withdraw' ? call.args.method : call.args.receiver;
    const wish = { account, source: { kind: call.id }, wanted: [pointsWanted(points, to, asker)] };
    const send: Order['send'] = options =>
      call.id === 'withdraw'
        ? client.call(wallet.withdraw, call.args, options)
        : client.call(wallet.transfer, call.args, options);
    const placing = set(placingAtom);
    const ordersFor: Job['ordersFor'] = wanted => [{ wanted, total: points, send }];
    const ending = await placing.place({ ...wish, ordersFor, take: () => undefined });
    if (ending === null) return { kind: 'locked' };
    if (ending.kind === 'unclear') return { kind: 'ambiguous' };
    if (ending.kind === 'rejected') return { kind: 'rejected', message: ending.message };
    set(tellEarlierAtom, ending.earlier);
    return { kind: ending.placed.length > 0 ? 'placed' : 'earlier' };
  },
);
