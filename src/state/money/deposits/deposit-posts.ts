import { atom } from 'jotai';
import { funds } from '../../../contract/funds.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { classify } from '../../../api/classify.ts';
import { type DepositIntent, rests, untouched, withoutReported } from '../../../domain/deposit-intent.ts';
import type { Points } from '../../../domain/points.ts';
import type { Result } from '../../../lib/result.ts';
import { noteLeftAtom } from './departed-posts.ts';
import { ownDepositsAtom } from './deposits.ts';
import { accountAtom } from '../money-account.ts';
import { environmentAtom } from '../../core/environment.ts';

/** Posts one fund request unless another tab has done so since `seen`; true once a reply has said that it was taken. */
export const postDepositAtom = atom(
  null,
  async (get, set, seen: DepositIntent, leaving: boolean): Promise<boolean> => {
    const { id, owner, points } = seen;
    const own = get(ownDepositsAtom);
    const { client, deposits: box } = get(environmentAtom);
    const change = async (step: (kept: readonly DepositIntent[]) => readonly DepositIntent[]) => {
      const standing = await box.change(owner, step).catch(() => null);
      if (standing !== null) set(own, before => ({ ...before, standing }));
    };
    const note = (restMs: number, doubt: boolean) =>
      change(kept =>
        kept.map(intent =>
          intent.id === id ? { ...intent, tried: { at: box.now(), restMs }, doubt } : intent,
        ),
      );
    const end = async (reply: Result<unknown, ApiError>): Promise<boolean> => {
      const outcome = classify(reply);
      if (outcome === 'placed') await change(kept => withoutReported(kept, id, 'reply'));
      else {
        const late = !reply.ok && reply.error.kind === 'timeout';
        await note(late ? rests.underWay : rests.ended, outcome === 'unclear' || seen.doubt);
      }
      return outcome === 'placed';
    };

    // Another player's token is not for it.
    const ownersOwn = (): boolean => get(accountAtom) === owner;
    if (!ownersOwn()) return false;
    set(own, before => ({ ...before, posting: [...before.posting, id], own: [...before.own, id] }));
    try {
      let free = false;
      const claimed = change(kept =>
        kept.map(intent => {
          if (intent.id !== id || !untouched(intent, seen)) return intent;
          free = true;
          return { ...intent, tried: { at: box.now(), restMs: rests.underWay }, doubt: true };
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
      const taken = await end(reply);
      if (taken) set(own, before => ({ ...before, listed: before.listed && [...before.listed, points] }));
      return taken;
    } finally {
      set(own, before => ({ ...before, posting: before.posting.filter(one => one !== id) }));
    }
  },
);

/** What becomes of the deposits in their first two seconds: they are posted, with the page if it goes, or have to wait. */
export type Occasion = 'now' | 'leaving' | 'offline';

/** Posts what this page has begun, each once, and returns the points that the provider took note of (spec 1 §4). */
export const postDueAtom = atom(null, async (get, set, occasion: Occasion): Promise<readonly Points[]> => {
  const own = get(ownDepositsAtom);
  const { standing, due } = get(own);
  const intents = standing.filter(({ id }) => due.includes(id));
  if (due.length === 0) return [];
  set(own, before => ({ ...before, due: [] }));
  if (occasion === 'offline') return [];
  const leaving = occasion === 'leaving';
  if (leaving) set(noteLeftAtom, ids => [...ids, ...due]);
  const taken = await Promise.all(intents.map(intent => set(postDepositAtom, intent, leaving)));
  // Only a page that came back gets here.
  if (leaving) set(noteLeftAtom, ids => ids.filter(id => !due.includes(id)));
  return intents.filter((_, index) => taken[index]).map(({ points }) => points);
});
