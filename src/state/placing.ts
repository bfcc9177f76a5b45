import { type Attempt, fatesOf, rivalsOf, sameAs } from '../domain/placing.ts';
import { type Baseline, placedTwice, type Reading, type Trace } from '../domain/placing-evidence.ts';
import { sumPoints } from '../domain/points.ts';
import { createAttempts, isPlaced } from './attempts.ts';
import type { Answer, Ending, Job, MoneyTools, Placing, Question, Tell, World } from './placing-types.ts';

const patienceMs = 2000;
const baselineMs = 5000;
const refreshMs = 1000;
const nothingSent: Ending = { kind: 'rejected', message: null };

/** Moves points once, however often the answer is lost and whatever is tapped (RELIABILITY "Placing a bid, once"). */
export function createPlacing(world: MoneyTools & World, tell: Tell): Placing {
  const attempts = createAttempts(world, tell);
  let busy = false;
  /** What still goes on after the screen was freed; the next tap waits for it. */
  let aftermath: Promise<void> = Promise.resolve();
  let prepared: { readonly of: string; readonly reading: Promise<Reading> } | null = null;

  const keyOf = ({ account, source }: Question): string => JSON.stringify([account, source]);

  const baselineFor = async (question: Question): Promise<Baseline | null> => {
    const early = prepared?.of === keyOf(question) ? prepared.reading : null;
    prepared = null;
    const read = async (): Promise<Reading> => {
      const first = await early;
      if (first !== null && first.lines !== null && first.balance !== null) return first;
      const { lines, balance } = await world.read(question);
      return { lines: lines ?? first?.lines ?? null, balance: balance ?? first?.balance ?? null };
    };
    const known = await Promise.race([read(), world.wait(baselineMs).then(() => null)]);
    const balance = known?.balance ?? world.lastBalance();
    return balance === null ? null : { lines: known?.lines ?? null, balance };
  };

  const underLock = async (job: Job): Promise<Ending> => {
    if (!(await attempts.load(job.account))) return nothingSent;
    await attempts.checkBefore(job);
    const rivals = rivalsOf(job, attempts.of(job.account));
    const fates = fatesOf(job, rivals);
    const free = job.wanted.filter((_, index) => fates[index] === 'free');
    const ending: Ending = free.length === 0 ? { kind: 'placed' } : await send(job, free, rivals);
    return fates.includes('blocked') ? { kind: 'unclear' } : ending;
  };

  const send = async (job: Job, free: readonly Trace[], rivals: readonly Attempt[]): Promise<Ending> => {
    const baseline = await baselineFor(job);
    if (baseline === null) return nothingSent;
    const { account, source } = job;
    const orders = job.ordersFor(free);
    const leaving = orders.map(({ wanted, total, send }) => {
      const [id, sentAt, phase] = [world.randomId(), world.now(), { kind: 'sent' } as const];
      const alone = orders.length === 1;
      const attempt = { id, account, source, wanted, total, alone, baseline, sentAt, phase };
      return { attempt, send };
    });
    if (!(await attempts.add(leaving.map(({ attempt }) => attempt)))) return nothingSent;
    await attempts.supersede(sameAs(job, rivals).filter(({ phase }) => phase.kind === 'absent'));

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
    const balance = await world.readBalance(first.account);
    const totals = placed.map(({ total }) => total);
    const debit = balance === null || !sure ? null : baseline.balance - balance;
    if (debit !== null && placedTwice(debit, totals)) tell('twice', first.source);
    if (debit === sumPoints(totals)) await attempts.drop(refused);
    else for (const attempt of refused) attempts.doubt(attempt);
  };

  const resume = async (account: string): Promise<void> => {
    await world.lock(account, patienceMs, () => attempts.load(account)).catch(() => false);
    attempts.checkAll(account);
  };

  return {
    prepare: question => {
      prepared = { of: keyOf(question), reading: world.read(question) };
      void resume(question.account);
    },
    resume: account => void resume(account),
    place: async job => {
      if (busy) return null;
      busy = true;
      try {
        await aftermath;
        let begun: Promise<Ending> | null = null;
        const turn = world.lock(job.account, patienceMs, () => (begun = underLock(job)));
        // A lock that cannot be asked for began nothing.
        return (await turn.catch(() => begun)) ?? nothingSent;
      } finally {
        busy = false;
        if (attempts.of(job.account).some(isPlaced)) tell('found', job.source);
      }
    },
    claim: wish => {
      if (busy) return [];
      const rivals = rivalsOf(wish, attempts.of(wish.account));
      const fates = fatesOf(wish, rivals);
      const found = sameAs(wish, rivals).filter(isPlaced);
      if (found.some(({ phase }) => phase.kind === 'placed' && phase.twice)) tell('twice', wish.source);
      void attempts.drop(found);
      return wish.wanted.filter((_, index) => fates[index] === 'placed');
    },
  };
}

const messageOf = (answer: Answer): string | null =>
  !answer.ok && answer.error.kind === 'refused' ? answer.error.message : null;
