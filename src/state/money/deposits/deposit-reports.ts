import { atom } from 'jotai';
import {
  type DepositIntent,
  depositsIn,
  retryIn,
  retryAfterMs,
  isUnchanged,
  type DepositVerdict,
  verdictOf,
  withoutReported,
} from '../../../domain/deposit-intent.ts';
import type { Points } from '../../../domain/points.ts';
import { awaitDepositAtom } from './awaited-deposits.ts';
import { postDepositAtom } from './deposit-posts.ts';
import { closingPostsAtom } from './closing-posts.ts';
import { readListedAtom } from './deposit-lists.ts';
import { ownDepositsAtom } from './deposits.ts';
import { accountAtom } from '../money-account.ts';
import { environmentAtom } from '../../core/environment.ts';

/** The intents of the player, after what pages posted while they closed was noted in them. */
const readIntentsAtom = atom(null, async (get, set): Promise<readonly DepositIntent[]> => {
  const owner = get(accountAtom);
  if (owner === null) return [];
  const own = get(ownDepositsAtom);
  const { deposits: store } = get(environmentAtom);
  const posted = set(closingPostsAtom, ids => ids).filter(id => !get(own).posting.includes(id));
  const tried = (): DepositIntent['tried'] => ({ at: store.now(), restMs: retryAfterMs.pageGone });
  const intents =
    posted.length === 0
      ? await store.of(owner)
      : await store.change(owner, kept =>
          kept.map(intent =>
            posted.includes(intent.id) ? { ...intent, tried: tried(), doubt: true } : intent,
          ),
        );
  // The notes of another player stay until he is logged in.
  const noted = posted.filter(id => intents.some(intent => intent.id === id));
  set(closingPostsAtom, ids => ids.filter(id => !noted.includes(id)));
  set(own, before => ({ ...before, intents }));
  return intents;
});

type Some<T> = readonly [T, ...T[]];
type Look = { readonly [V in DepositVerdict]: readonly DepositIntent[] };

/** Looks for intents in what the provider lists, and removes those that it shows. A list that cannot be read says nothing. */
const lookAtom = atom(null, async (get, set, seen: Some<DepositIntent>): Promise<Look> => {
  const own = get(ownDepositsAtom);
  const { deposits: store } = get(environmentAtom);
  const listed = await set(readListedAtom);
  const found: Record<DepositVerdict, DepositIntent[]> = { reported: [], absent: [], unclear: [] };
  if (listed === null) return found;
  const judge = (kept: readonly DepositIntent[]): readonly DepositIntent[] => {
    let left = kept;
    for (const { id } of kept) {
      const intent = left.find(one => one.id === id);
      const before = seen.find(one => one.id === id);
      // Another tab has sent a request since the list was read.
      if (intent === undefined || before === undefined || !isUnchanged(intent, before)) continue;
      const now = depositsIn(listed, intent.points);
      const verdict = verdictOf(intent, now.listed);
      const known =
        verdict === 'absent'
          ? { ...intent, listed: intent.listed ?? now.listed, decided: now.decided }
          : intent;
      found[verdict].push(known);
      left =
        verdict === 'reported'
          ? withoutReported(left, id, 'list')
          : left.map(one => (one === intent ? known : one));
    }
    return left;
  };
  const intents = await store.change(seen[0].owner, judge);
  set(own, before => ({ ...before, intents }));
  for (const intent of found.reported) set(awaitDepositAtom, intent);
  return found;
});

/** Two requests for the same payment are this far apart, in milliseconds, unless the player or the network asks for one. */
const againMs = 30_000;

/** Within this time, in milliseconds, a tab posts what it has begun. */
const elsewhereMs = 3000;

/**
 * Looks in the provider's list for what no reply has confirmed, and posts what is not there; returns the points that the
 * provider accepted. Called at the start, on return to the page, and when the network is back (`online`).
 */
export const reportDepositsAtom = atom(
  null,
  async (get, set, online: boolean): Promise<readonly Points[]> => {
    const own = get(ownDepositsAtom);
    const { deposits: store } = get(environmentAtom);
    const mayFollow = (intent: DepositIntent): boolean => {
      const mine = get(own).own.includes(intent.id);
      if (intent.tried === null) return mine || Math.abs(store.now() - intent.at) >= elsewhereMs;
      if (retryIn(intent, store.now()) > 0) return false;
      return online || !mine || Math.abs(store.now() - intent.tried.at) >= againMs;
    };
    try {
      const intents = await set(readIntentsAtom);
      const { begun, posting, own: mine } = get(own);
      const [first, ...others] = intents.filter(
        intent =>
          ![...begun, ...posting].includes(intent.id) &&
          (mayFollow(intent) || (intent.doubt && !mine.includes(intent.id))),
      );
      if (first === undefined) return [];
      const look = await set(lookAtom, [first, ...others]);
      const asked = look.absent.filter(mayFollow);
      const taken = await Promise.all(asked.map(intent => set(postDepositAtom, intent, false)));
      return [...look.reported, ...asked.filter((_, index) => taken[index])].map(({ points }) => points);
    } catch {
      // Without a store there is nothing to report.
      return [];
    }
  },
);

/**
 * `reported`: the provider has it, by this request or an older one. `gone`: there is no such intent any more.
 * `unclear`: the provider lists one of the same points, which may be an older one. `failed`: nothing has changed.
 */
export type ReportEnd = 'reported' | 'gone' | 'unclear' | 'failed';

/** Reports one payment because the player asks for it; it is looked for first, and posted unless it is listed. */
export const reportAgainAtom = atom(null, async (get, set, id: string): Promise<ReportEnd> => {
  const { deposits: store } = get(environmentAtom);
  try {
    for (;;) {
      const intent = (await set(readIntentsAtom)).find(one => one.id === id);
      if (intent === undefined) return 'gone';
      const look = await set(lookAtom, [intent]);
      if (look.reported.length > 0) return 'reported';
      if (look.unclear.length > 0) return 'unclear';
      const [absent] = look.absent;
      // The list cannot be read, or another tab was faster.
      if (absent === undefined) return 'failed';
      const waitMs = retryIn(absent, store.now());
      if (waitMs === 0) return (await set(postDepositAtom, absent, false)) ? 'reported' : 'failed';
      // What is under way may still arrive: it is looked for once more.
      await new Promise(resolve => setTimeout(resolve, waitMs));
    }
  } catch {
    return 'failed';
  }
});

/** Drops an intent because the player says so. */
export const discardDepositAtom = atom(null, async (get, set, id: string): Promise<void> => {
  const own = get(ownDepositsAtom);
  const owner = get(accountAtom);
  if (owner === null || get(own).posting.includes(id)) return;
  const { deposits: store } = get(environmentAtom);
  const intents = await store.change(owner, kept => kept.filter(intent => intent.id !== id));
  set(own, before => ({ ...before, intents, begun: before.begun.filter(one => one !== id) }));
});
