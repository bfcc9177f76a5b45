import { atom } from 'jotai';
import { nothingSent, nothingSettled } from '../../domain/placing/ends.ts';
import type { Source } from '../../domain/placing/evidence.ts';
import type { Order, Settled } from '../../domain/placing/order.ts';
import { err } from '../../lib/result.ts';
import { action, environmentAtom } from '../core/environment.ts';
import { noteChange } from '../core/resource.ts';
import { inFlightAtom } from './in-flight.ts';
import { accountAtom, isOthersTurn } from './money-account.ts';
import { newsAtom, tellEarlierAtom } from './money-notices.ts';
import type { Placing, RequestsFor } from '../core/environment-types.ts';

const madeAtom = atom<Placing | null>(null);

const placingAtom = action((get, set): Placing => {
  const known = get(madeAtom);
  if (known !== null) return known;
  const made = get(environmentAtom).makePlacing({
    get,
    set,
    notify: (news, attempt) => set(newsAtom, news, attempt),
  });
  set(madeAtom, made);
  return made;
});

type OrderContent = Omit<Order, 'account'>;

/** Reads the evidence ahead, because it must be older than the order. */
export const prepareOrderAtom = action((get, set, source: Source): void => {
  const account = get(accountAtom);
  if (account !== null) set(placingAtom).prepare({ account, source });
});

export const resumeOrdersAtom = action((get, set): void => {
  const account = get(accountAtom);
  if (account !== null) set(placingAtom).resume(account);
});

/**
 * Every request that takes points passes here. After an unclear end the next tap checks first. The caller takes
 * settled rows off the slip before it awaits anything.
 */
export const placeOrderAtom = action(
  async (get, set, order: OrderContent, requestsFor: RequestsFor, again: readonly string[] = []) => {
    const account = get(accountAtom);
    if (account === null) return nothingSent;
    /** A request must not leave with the token of another player. */
    const owned: RequestsFor = free =>
      requestsFor(free).map(request => ({
        ...request,
        send: async options =>
          get(accountAtom) === account ? request.send(options) : err({ kind: 'refused', message: null }),
      }));
    const placing = set(placingAtom).place({ account, ...order }, owned, again);
    void set(inFlightAtom, placing);
    const end = await placing;
    noteChange();
    // The next player neither reads of it nor decides about it. The journal keeps it for the player who made it.
    if (isOthersTurn(get, account)) return new Promise<never>(() => undefined);
    set(tellEarlierAtom, end.earlier);
    return end;
  },
);

const settledAtom = action((get, set, find: (made: Placing, account: string) => Settled): Settled => {
  const [account, made] = [get(accountAtom), get(madeAtom)];
  const settled = account === null || made === null ? nothingSettled : find(made, account);
  set(tellEarlierAtom, settled.earlier);
  return settled;
});

export const settledInOrderAtom = action((_get, set, order: OrderContent) =>
  set(settledAtom, (made, account) => made.settled({ account, ...order })),
);

/** Rows that were found placed while no screen showed them. */
export const untoldAtom = action((_get, set) => set(settledAtom, (made, account) => made.untold(account)));
