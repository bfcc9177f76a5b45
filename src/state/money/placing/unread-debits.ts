import type { Attempt } from '../../../domain/placing-attempt.ts';
import type { Baseline } from '../../../domain/placing-evidence.ts';
import { weighBalance } from '../../../domain/placing-requests.ts';
import type { Points } from '../../../domain/points.ts';
import type { Attempts } from './attempts.ts';
import type { AppTools, BrowserTools } from './placing-types.ts';

/** The pauses before the first readings and before all others, and the end of it, in milliseconds. */
const [soonMs, againMs, longestMs] = [1500, 15_000, 10 * 60_000];
const soonReadings = 2;

/** What was placed while the wallet could not be read, since the journal was at this version. */
type Unread = {
  readonly account: string;
  readonly baseline: Baseline;
  readonly placed: readonly Attempt[];
  readonly version: number | null;
};

/**
 * Reads the wallet again that could not be read after an order: only its debit shows that the browser sent a request
 * twice, which is then told.
 */
export function createUnreadDebits(
  {
    now,
    wait,
    readBalance,
    notify,
  }: Pick<AppTools & BrowserTools, 'now' | 'wait' | 'readBalance' | 'notify'>,
  version: Attempts['version'],
) {
  let unread: Unread | null = null;

  /** Weighs a balance of the account. What left since would make it say nothing. */
  const weigh = async (account: string, balance: Points | null): Promise<void> => {
    const known = unread;
    if (known === null || balance === null || known.account !== account) return;
    unread = null;
    if (known.version !== (await version())) return;
    const totals = known.placed.map(({ total }) => total);
    const [first] = known.placed;
    if (first !== undefined && weighBalance(known.baseline, balance, totals).twice)
      notify('twice', first.source.kind);
  };

  return {
    weigh,

    /** Reads until the wallet is known, another order has left, or it is too late. */
    readAgain: async (debit: Unread): Promise<void> => {
      unread = debit;
      const end = now() + longestMs;
      for (let done = 0; now() < end; done += 1) {
        await wait(done < soonReadings ? soonMs : againMs);
        if (unread !== debit) return;
        await weigh(debit.account, await readBalance(debit.account));
      }
    },
  };
}
