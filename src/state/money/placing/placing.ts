import {
  type Attempt,
  attemptsOf,
  fortunesOf,
  isOpen,
  isPlaced,
  isUntold,
  type Wanted,
  type Wish,
} from '../../../domain/placing.ts';
import { type Baseline, placedTwice } from '../../../domain/placing-evidence.ts';
import { sumPoints } from '../../../domain/points.ts';
import { createAttempts } from './attempts.ts';
import { createBaselines } from './baseline.ts';
import type {
  Answer,
  Claimed,
  Earlier,
  Ending,
  Job,
  MoneyTools,
  Placing,
  Tell,
  World,
} from './placing-types.ts';

const patienceMs = 2000;
const refreshMs = 1000;

/** How the work under the lock ended, before what it settled is claimed. */
type End =
  | { readonly kind: 'placed' }
  | { readonly kind: 'rejected'; readonly message: string | null }
  | { readonly kind: 'unclear' };

const nothingSent: End = { kind: 'rejected', message: null };
const nothingClaimed: Claimed = { placed: [], earlier: [] };

/** Moves points once, however often the answer is lost and whatever is tapped, in any tab. */
export function createPlacing(world: MoneyTools & World, tell: Tell): Placing {
  const attempts = createAttempts(world, tell);
  const baselines = createBaselines({ ...world, turned: attempts.turned });
  let busy = false;
  /** What still goes on after the screen was freed; the next tap waits for it. */
  let aftermath: Promise<void> = Promise.resolve();

  const underLock = async (job: Job): Promise<End> => {
    if (job.wanted.length === 0 || !(await attempts.load(job.account))) return nothingSent;
    await attempts.checkBefore(job);
    const fates = fortunesOf(job, attempts.of(job.account)).map(({ fate }) => fate);
    const free = job.wanted.filter((_, index) => fates[index] === 'free');
    const end: End = free.length === 0 ? { kind: 'placed' } : await send(job, free);
    return fates.includes('blocked') ? { kind: 'unclear' } : end;
  };

  const send = async (job: Job, free: readonly Wanted[]): Promise<End> => {
    const { account, source } = job;
    const open = attempts.of(account);
    const baseline = await baselines.take(job, !open.some(isOpen));
    if (baseline === null) return nothingSent;
    const orders = job.ordersFor(free);
    const leaving = orders.map(({ wanted, total, send }) => {
      const [id, sentAt, phase] = [world.randomId(), world.now(), { kind: 'sent' } as const];
      const alone = orders.length === 1;
      const attempt = { id, account, source, wanted, total, alone, baseline, sentAt, phase };
      return { attempt, send };
    });
    if (leaving.length === 0 || !(await attempts.add(leaving.map(({ attempt }) => attempt))))
      return nothingSent;
    await attempts.supersede(attemptsOf(job, open).filter(({ phase }) => phase.kind === 'absent'));

    const ends = await Promise.all(
      leaving.map(async ({ attempt, send }) => {
        const answer = await send({ clientRef: attempt.id, onLate: attempts.takeOff(attempt) });
        return { attempt, end: await attempts.land(attempt, answer), answer };
      }),
    );
    const those = (wanted: string): readonly Attempt[] =>
      ends.filter(({ end }) => end === wanted).map(({ attempt }) => attempt);
    const [placed, refused, lost] = [those('placed'), those('rejected'), those('ambiguous')];
    aftermath = settle(baseline, { placed, refused, sure: lost.length === 0 });
    if (lost.length > 0) return { kind: 'unclear' };
    await Promise.race([aftermath, world.wait(refreshMs)]);
    if (refused.length === 0) return { kind: 'placed' };
    return { kind: 'rejected', message: ends.map(({ answer }) => messageOf(answer)).find(Boolean) ?? null };
  };

  /** Reads the wallet and finishes what it proves: a refusal is final when only what was placed is gone. */
  const settle = async (
    baseline: Baseline,
    round: {
      readonly placed: readonly Attempt[];
      readonly refused: readonly Attempt[];
      readonly sure: boolean;
    },
  ): Promise<void> => {
    const { placed, refused, sure } = round;
    const [first] = [...placed, ...refused];
    if (first === undefined) return;
    const turned = attempts.turned();
    const balance = await world.readBalance(first.account);
    const totals = placed.map(({ total }) => total);
    // Another tab's turn may have come meanwhile: then the wallet tells of its requests too.
    const quiet = sure && (await turned) === (await attempts.turned());
    const debit = balance === null || !quiet ? null : baseline.balance - balance;
    if (debit !== null && placedTwice(debit, totals)) tell('twice', first.source);
    if (debit === sumPoints(totals)) await attempts.drop(refused);
    else for (const attempt of refused) attempts.doubt(attempt);
  };

  /** What is settled of a wish, and the attempts that settled it; those are to be forgotten once it is taken. */
  const settledOf = (
    wish: Wish,
    tapped: boolean,
  ): { readonly claimed: Claimed; readonly by: readonly Attempt[] } => {
    const placed: Wanted[] = [];
    const earlier: (Wanted & Earlier)[] = [];
    const settled = new Set<Attempt>();
    const rows = new Set(wish.wanted.map(({ row }) => row));
    const tellEarlier = (by: Attempt, line: Wanted): void =>
      void earlier.push({ ...line, source: by.source, agoMs: world.now() - by.sentAt });
    fortunesOf(wish, attempts.of(wish.account)).forEach(({ fate, by }, index) => {
      const line = wish.wanted[index];
      if (by?.phase.kind !== 'placed' || line === undefined || (fate === 'earlier' && !tapped)) return;
      settled.add(by);
      if (fate === 'placed' && !by.phase.told) placed.push(line);
      else tellEarlier(by, line);
    });
    // What was placed together with them, and was taken off the slip since.
    for (const by of settled) {
      const others = by.wanted.filter(({ row }) => !rows.has(row));
      const foreign = others.length === by.wanted.length;
      if (!foreign) for (const line of others) tellEarlier(by, line);
    }
    warnOfTwice([...settled]);
    return { claimed: { placed, earlier }, by: [...settled] };
  };

  const warnOfTwice = (placed: readonly Attempt[]): void => {
    const twice = placed.find(({ phase }) => phase.kind === 'placed' && phase.twice && !phase.told);
    if (twice !== undefined) tell('twice', twice.source);
  };

  const untold = (account: string): readonly Earlier[] => {
    const found = attempts.of(account).filter(isUntold);
    warnOfTwice(found);
    // What asked for it may still be there: a row on a slip, an open question.
    void attempts.markTold(found);
    return found.flatMap(({ source, sentAt, wanted }) =>
      wanted.map(({ row, text, points }) => ({ row, source, text, points, agoMs: world.now() - sentAt })),
    );
  };

  const resume = async (account: string): Promise<void> => {
    await world.lock(account, patienceMs, () => attempts.load(account)).catch(() => false);
    attempts.checkAll(account);
  };

  /** The work of a tap. What it settles is taken and forgotten before another tab may look. */
  const serve = async (job: Job): Promise<Ending> => {
    const end = await underLock(job);
    const { claimed, by } = settledOf(job, true);
    job.take(claimed);
    await attempts.drop(by);
    return { ...end, ...claimed };
  };

  return {
    prepare: question => {
      baselines.prepare(question);
      void resume(question.account);
    },
    resume: account => void resume(account),
    place: async job => {
      if (busy) return null;
      busy = true;
      try {
        await aftermath;
        let begun: Promise<Ending> | null = null;
        const turn = world.lock(job.account, patienceMs, () => (begun = serve(job)));
        // A lock that cannot be asked for began nothing.
        return (await turn.catch(() => begun)) ?? { ...nothingSent, ...nothingClaimed };
      } finally {
        busy = false;
        if (attempts.of(job.account).some(isPlaced)) tell('found', job.source);
      }
    },
    claim: wish => {
      if (busy) return nothingClaimed;
      const { claimed, by } = settledOf(wish, false);
      void attempts.drop(by);
      return claimed;
    },
    untold: account => (busy ? [] : untold(account)),
  };
}

const messageOf = (answer: Answer): string | null =>
  !answer.ok && answer.error.kind === 'refused' ? answer.error.message : null;
