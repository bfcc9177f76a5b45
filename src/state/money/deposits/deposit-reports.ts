import { atom } from 'jotai';
import {
  type DepositIntent,
  restOf,
  rests,
  untouched,
  type Verdict,
  verdictOf,
  withoutReported,
} from '../../../domain/deposit-intent.ts';
import type { Points } from '../../../domain/points.ts';
import { postDepositAtom } from './deposit-posts.ts';
import { noteLeftAtom } from './departed-posts.ts';
import { countOf, readListedAtom } from './deposit-lists.ts';
import { ownDepositsAtom } from './deposits.ts';
import { accountAtom } from '../money-account.ts';
import { environmentAtom } from '../../core/environment.ts';

/** What is kept of the player, with what pages posted on their way out. */
const recallAtom = atom(null, async (get, set): Promise<readonly DepositIntent[]> => {
  const owner = get(accountAtom);
  if (owner === null) return [];
  const own = get(ownDepositsAtom);
  const { deposits: box } = get(environmentAtom);
  const posted = set(noteLeftAtom, ids => ids).filter(id => !get(own).posting.includes(id));
  const tried = (): DepositIntent['tried'] => ({ at: box.now(), restMs: rests.pageGone });
  const standing =
    posted.length === 0
      ? await box.of(owner)
      : await box.change(owner, kept =>
          kept.map(intent =>
            posted.includes(intent.id) ? { ...intent, tried: tried(), doubt: true } : intent,
          ),
        );
  // What is another player's stays noted until he is here.
  const noted = posted.filter(id => standing.some(intent => intent.id === id));
  if (noted.length > 0) set(noteLeftAtom, ids => ids.filter(id => !noted.includes(id)));
  set(own, before => ({ ...before, standing }));
  return standing;
});

type Look = { readonly [V in Verdict]: readonly DepositIntent[] };

/** Looks for intents in what the provider lists; null when that cannot be known. What it shows is over. */
const lookAtom = atom(null, async (get, set, seen: readonly DepositIntent[]): Promise<Look | null> => {
  const own = get(ownDepositsAtom);
  const { deposits: box } = get(environmentAtom);
  const listed = await set(readListedAtom);
  const owner = seen[0]?.owner;
  if (listed === null || owner === undefined) return null;
  const found: Record<Verdict, DepositIntent[]> = { reported: [], absent: [], unclear: [] };
  const judge = (kept: readonly DepositIntent[]): readonly DepositIntent[] => {
    let left = kept;
    for (const { id } of kept) {
      const intent = left.find(one => one.id === id);
      const before = seen.find(one => one.id === id);
      // The list was read before another tab's request, and says nothing of it.
      if (intent === undefined || before === undefined || !untouched(intent, before)) continue;
      const count = countOf(listed, intent.points);
      const verdict = verdictOf(intent, count);
      const known = verdict === 'absent' ? { ...intent, listed: intent.listed ?? count } : intent;
      found[verdict].push(known);
      left =
        verdict === 'reported'
          ? withoutReported(left, id, 'list')
          : left.map(one => (one === intent ? known : one));
    }
    return left;
  };
  const standing = await box.change(owner, judge);
  set(own, before => ({ ...before, standing }));
  return found;
});

/** Two requests for the same payment are this far apart, in milliseconds, unless the player or the network asks for one. */
const againMs = 30_000;

/** Another tab posts what it has begun within this time, in milliseconds. */
const elsewhereMs = 3000;

/**
 * Looks for what no reply has confirmed in what the provider lists, and posts what does not stand there; returns the
 * points that the provider took note of. For the start, the return to the page, and the network's (`online`).
 */
export const reportDepositsAtom = atom(
  null,
  async (get, set, online: boolean): Promise<readonly Points[]> => {
    const own = get(ownDepositsAtom);
    const { deposits: box } = get(environmentAtom);
    const mayFollow = (intent: DepositIntent): boolean => {
      const mine = get(own).own.includes(intent.id);
      if (intent.tried === null) return mine || Math.abs(box.now() - intent.at) >= elsewhereMs;
      if (restOf(intent, box.now()) > 0) return false;
      return online || !mine || Math.abs(box.now() - intent.tried.at) >= againMs;
    };
    try {
      const standing = await set(recallAtom);
      const { due, posting, own: mine } = get(own);
      const seen = standing.filter(
        intent =>
          ![...due, ...posting].includes(intent.id) &&
          (mayFollow(intent) || (intent.doubt && !mine.includes(intent.id))),
      );
      if (seen.length === 0) return [];
      const look = await set(lookAtom, seen);
      if (look === null) return [];
      const asked = look.absent.filter(mayFollow);
      const taken = await Promise.all(asked.map(intent => set(postDepositAtom, intent, false)));
      return [...look.reported, ...asked.filter((_, index) => taken[index])].map(({ points }) => points);
    } catch {
      // Without a box there is nothing to report.
      return [];
    }
  },
);

/**
 * `reported`: the provider has it, by this request or an older one. `gone`: it no longer stands. `unclear`: the
 * provider lists one of the same points, which may be an older one. `failed`: it stands as before.
 */
export type ReportEnd = 'reported' | 'gone' | 'unclear' | 'failed';

/** The player asks for the report of one payment: it is looked for first, and posted unless it is shown. */
export const reportAgainAtom = atom(null, async (get, set, id: string): Promise<ReportEnd> => {
  const { deposits: box } = get(environmentAtom);
  try {
    for (;;) {
      const intent = (await set(recallAtom)).find(one => one.id === id);
      if (intent === undefined) return 'gone';
      const look = await set(lookAtom, [intent]);
      if (look === null) return 'failed';
      if (look.reported.length > 0) return 'reported';
      if (look.unclear.length > 0) return 'unclear';
      const [absent] = look.absent;
      if (absent === undefined) return 'failed';
      const rest = restOf(absent, box.now());
      if (rest === 0) return (await set(postDepositAtom, absent, false)) ? 'reported' : 'failed';
      // What is under way may yet arrive: it is looked for once more.
      await new Promise(resolve => setTimeout(resolve, rest));
    }
  } catch {
    return 'failed';
  }
});

/** The player's word that a payment is not to be reported any more. */
export const discardDepositAtom = atom(null, async (get, set, id: string): Promise<void> => {
  const own = get(ownDepositsAtom);
  const owner = get(accountAtom);
  if (owner === null || get(own).posting.includes(id)) return;
  const { deposits: box } = get(environmentAtom);
  const standing = await box.change(owner, kept => kept.filter(intent => intent.id !== id));
  set(own, before => ({ ...before, standing, due: before.due.filter(one => one !== id) }));
});
