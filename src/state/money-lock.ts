import { atom } from 'jotai';
import type { Args } from '../contract/index.ts';
import { pointsTrace } from '../domain/placing-traces.ts';
import { environmentAtom } from './environment.ts';
import { accountAtom, placingAtom } from './money.ts';
import type { Order } from './placing-types.ts';

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

/**
 * The one way for a withdrawal or a transfer to leave, once, as a bid does: after an end that nobody knows the next
 * try of the same amount checks first, and is told `placed` without being sent when the histories show it.
 */
export const sendMoneyAtom = atom(null, async (get, set, call: MoneyCall): Promise<MoneyEnd> => {
  const account = get(accountAtom);
  if (account === null) return { kind: 'rejected', message: null };
  const { client } = get(environmentAtom);
  const { points } = call.args;
  const to = call.id === 'withdraw' ? call.args.method : call.args.receiver;
  const wish = { account, source: { kind: call.id }, wanted: [pointsTrace(points, to)] };
  const send: Order['send'] = options =>
    call.id === 'withdraw'
      ? client.call(call.id, call.args, options)
      : client.call(call.id, call.args, options);
  const placing = set(placingAtom);
  const ending = await placing.place({ ...wish, ordersFor: wanted => [{ wanted, total: points, send }] });
  if (ending === null) return { kind: 'locked' };
  if (ending.kind === 'unclear') return { kind: 'ambiguous' };
  if (ending.kind === 'placed') placing.claim(wish);
  return ending;
});
