import { atom } from 'jotai';
import { funds } from '../../../contract/funds.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { classify } from '../../../api/classify.ts';
import {
  type DepositIntent,
  retryAfterMs,
  isUnchanged,
  withoutReported,
} from '../../../domain/deposit-intent.ts';
import type { Points } from '../../../domain/points.ts';
import type { Result } from '../../../lib/result.ts';
import { awaitDepositAtom } from './awaited-deposits.ts';
import { closingPostsAtom } from './closing-posts.ts';
import { ownDepositsAtom } from './deposits.ts';
import { accountAtom } from '../money-account.ts';
import { environmentAtom } from '../../core/environment.ts';
import { noteChange } from '../../core/read-state.ts';

/** Posts one fund request unless another tab has done so since `seen`; true when a reply says that it was accepted. */
export const postDepositAtom = atom(
  null,
  async (get, set, seen: DepositIntent, leaving: boolean): Promise<boolean> => {
    const { id, owner, points } = seen;
    const own = get(ownDepositsAtom);
    const { listed: known } = get(own);
    const { client, deposits: store } = get(environmentAtom);
    const change = async (step: (kept: readonly DepositIntent[]) => readonly DepositIntent[]) => {
      const intents = await store.change(owner, step).catch(() => null);
      if (intents !== null) set(own, before => ({ ...before, intents }));
    };
    const note = (restMs: number, doubt: boolean) =>
      change(kept =>
        kept.map(intent =>
          intent.id === id ? { ...intent, tried: { at: store.now(), restMs }, doubt } : intent,
        ),
      );
    const end = async (reply: Result<unknown, ApiError>): Promise<boolean> => {
      const outcome = classify(reply);
      if (outcome === 'placed') {
        noteChange();
        const intent = get(own).intents.find(one => one.id === id) ?? seen;
        // First, so that a page that dies in between leaves it in one place at least.
        set(awaitDepositAtom, intent);
        await change(kept => withoutReported(kept, id, 'reply'));
        // A list that was read since may hold the line or not: how many there are is then not known.
        set(own, before => ({
          ...before,
          listed: known && known === before.listed ? [...known, { points, status: 'pending' }] : null,
        }));
      } else {
        const late = !reply.ok && reply.error.kind === 'timeout';
        await note(late ? retryAfterMs.underWay : retryAfterMs.ended, outcome === 'unclear' || seen.doubt);
      }
      return outcome === 'placed';
    };

    // It must not leave with the token of another player.
    const ownersOwn = (): boolean => get(accountAtom) === owner;
    if (!ownersOwn()) return false;
    set(own, before => ({ ...before, posting: [...before.posting, id], own: [...before.own, id] }));
    try {
      let free = false;
      const claimed = change(kept =>
        kept.map(intent => {
          if (intent.id !== id || !isUnchanged(intent, seen)) return intent;
          free = true;
          return { ...intent, tried: { at: store.now(), restMs: retryAfterMs.underWay }, doubt: true };
        }),
      );
      if (!leaving) {
        await claimed;
        if (!free) return false;
        if (!ownersOwn()) {
          await note(0, seen.doubt);
          return false;
        }
      }
      const reply = await client.call(
        funds.addFundRequest,
        { points },
        { keepalive: true, onLate: late => void (late.ok && end(late)) },
      );
      return await end(reply);
    } finally {
      set(own, before => ({ ...before, posting: before.posting.filter(one => one !== id) }));
    }
  },
);

/** Why deposits are posted now: their two seconds are over, the page is closing, or not at all without a network. */
export type Occasion = 'now' | 'leaving' | 'offline';

/** Posts what this page has begun, each once, and returns the points that the provider accepted (spec 1 §4). */
export const postBegunAtom = atom(null, async (get, set, occasion: Occasion): Promise<readonly Points[]> => {
  const own = get(ownDepositsAtom);
  const { intents, begun } = get(own);
  if (begun.length === 0) return [];
  const posted = intents.filter(({ id }) => begun.includes(id));
  set(own, before => ({ ...before, begun: [] }));
  if (occasion === 'offline') return [];
  const leaving = occasion === 'leaving';
  if (leaving) set(closingPostsAtom, ids => [...ids, ...begun]);
  const taken = await Promise.all(posted.map(intent => set(postDepositAtom, intent, leaving)));
  // A page that did close never gets here.
  if (leaving) set(closingPostsAtom, ids => ids.filter(id => !begun.includes(id)));
  return posted.filter((_, index) => taken[index]).map(({ points }) => points);
});
