import { classify } from '../../../api/api-error.ts';
import { type Attempt, isOpen, oldestBaselineMs } from '../../../domain/placing/attempt.ts';
import type { AskedRow, Baseline, Evidence } from '../../../domain/placing/evidence.ts';
import { mayBeDebited } from '../../../domain/placing/sums.ts';
import { isAgain, type Order, type RequestEnd, weighBalance } from '../../../domain/placing/order.ts';
import type { MoneyReply, RequestsFor, Scope } from '../../core/environment-types.ts';
import type { Attempts } from './attempts.ts';
import type { PlacingEnvironment } from './environment.ts';

type Sent = RequestEnd & { readonly attempt: Attempt };

/** A tap's longest wait for the wallet after the replies. */
const refreshMs = 1000;
/** Its longest wait for history and wallet before the requests. */
const patienceMs = 5000;
/** Another device may have placed since, which our journal does not show. */
const freshMs = 60_000;
/** Pauses between readings of an unreadable wallet, and their end. */
const [soonMs, againMs, longestMs] = [1500, 15_000, 10 * 60_000];
const soonReadings = 2;

export const unsent: readonly RequestEnd[] = [{ outcome: 'rejected', message: null }];
export const unwritten: readonly RequestEnd[] = [{ outcome: 'rejected', message: null, unwritten: true }];

export function createSending(
  environment: PlacingEnvironment,
  attempts: Attempts,
  check: (id: string) => Promise<unknown>,
) {
  const { now, shownNow, ran, wait, randomId, read, readBalance, provider, notify, settled } = environment;
  const baselines = createBaselines(environment, attempts.version);
  let walletRead: Promise<void> = Promise.resolve();

  const noteAndCheck = async (id: string, kind: 'placed' | 'rejected' | 'lost' | 'timedOut') => {
    const { lagMs } = provider();
    await attempts.note(id, kind === 'placed' ? { kind } : { kind, at: ran(), lagMs });
    await check(id);
  };

  /** A refusal is noted when the wallet was read. */
  const post = async (attempt: Attempt, send: ReturnType<RequestsFor>[number]['send']): Promise<Sent> => {
    const { id } = attempt;
    const onLate = (late: MoneyReply): void => {
      const outcome = classify(late);
      void noteAndCheck(id, outcome === 'unclear' ? 'lost' : outcome);
    };
    const reply = await send({ clientRef: id, onLate });
    const outcome = classify(reply);
    const error = reply.ok ? null : reply.error;
    if (outcome === 'placed') await attempts.note(id, { kind: 'placed' });
    if (outcome === 'unclear') void noteAndCheck(id, error?.kind === 'timeout' ? 'timedOut' : 'lost');
    return { attempt, outcome, message: error?.kind === 'refused' ? error.message : null };
  };

  /** A refusal is final when only what was placed is gone. */
  const readWallet = async (baseline: Baseline, sent: readonly Sent[]): Promise<void> => {
    const those = (wanted: string): readonly Attempt[] =>
      sent.filter(({ outcome }) => outcome === wanted).map(({ attempt }) => attempt);
    const [placed, rejected] = [those('placed'), those('rejected')];
    const [first] = [...placed, ...rejected];
    if (first === undefined) return;
    const { lagMs } = provider();
    const version = attempts.version();
    const balance = await readBalance(first.account);
    // Lost requests, earlier ones of the same reference and other tabs take points too.
    const isWhole = sent.every(end => end.outcome !== 'unclear' && end.attempt.baseline === baseline);
    const isAlone = isWhole && (await version) === (await attempts.version());
    const totals = placed.map(({ total }) => total);
    const { twice, final } = weighBalance(baseline, isAlone ? balance : null, totals);
    if (final && lagMs === 0) {
      for (const attempt of rejected) settled(attempt, false);
      await attempts.remove(rejected);
    } else for (const { id } of rejected) void noteAndCheck(id, 'rejected');
    if (twice && lagMs === 0) tellDoubles(placed, { lines: (await read(first)).lines, balance });
    else if (placed.length > 0 && (!isAlone || balance === null || lagMs > 0))
      void watchForDouble(placed, lagMs);
  };

  const undecided = new Map<Attempt, number | null>();

  /** Where readers lag, another device's bid looks like a double: it takes two readings. */
  const tellDoubles = (placed: readonly Attempt[], { lines, balance }: Evidence): void => {
    const { lagMs } = provider();
    if (balance === null || (lines === null && lagMs > 0)) return;
    const isDouble = (attempt: Attempt): boolean =>
      lagMs > 0 || (lines !== null && attempt.baseline.lines !== null)
        ? attempts.isDouble(attempt, { lines, balance })
        : weighBalance(attempt.baseline, balance, [attempt.total], mayBeDebited(attempts.beside(attempt)))
            .twice;
    const double = placed.find(isDouble);
    const since = double && undecided.get(double);
    const isSure = lagMs === 0 || (typeof since === 'number' && ran() - since >= lagMs);
    for (const attempt of placed)
      if (attempt !== double || isSure) undecided.delete(attempt);
      else undecided.set(attempt, since ?? ran());
    if (double !== undefined && isSure) notify('twice', double);
  };

  const watchForDouble = async (placed: readonly Attempt[], lagMs: number): Promise<void> => {
    const end = ran() + longestMs;
    await wait(lagMs);
    for (const attempt of placed) undecided.set(attempt, null);
    for (let done = 0; ran() < end; done += 1) {
      await wait(done < soonReadings ? soonMs : againMs);
      const [first, ...others] = placed.filter(attempt => undecided.has(attempt));
      if (first === undefined) return;
      const evidence = await read(first);
      await attempts.readJournal(first.account);
      tellDoubles([first, ...others], evidence);
    }
  };

  return {
    prepare: baselines.prepare,
    /** Where readers lag, a double shows later. */
    watchFound: (attempt: Attempt): void => {
      const { lagMs } = provider();
      if (lagMs > 0) void watchForDouble([attempt], 0);
    },
    walletRead: (): Promise<void> => walletRead,

    /** Needs the account's lock. */
    send: async (
      order: Order,
      free: readonly AskedRow[],
      requestsFor: RequestsFor,
    ): Promise<readonly RequestEnd[]> => {
      const { account, source } = order;
      const baseline = await baselines.take(order, !attempts.of(account).some(isOpen));
      if (baseline === null) return unsent;
      tellDoubles(
        [...undecided.keys()].filter(attempt => attempt.account === account),
        baseline,
      );
      // The device's clock may be set back.
      const sentAt = Math.max(now(), ...attempts.of(account).map(known => known.sentAt + 1));
      const at = shownNow();
      const sentRef = provider().sendsRef;
      const leaving = requestsFor(free).map(({ wanted, total, send }) => {
        const before = attempts.of(account).find(old => sentRef && isAgain({ source, wanted, total }, old));
        const fresh = { id: randomId(), account, source, wanted, total, sentRef, baseline, sentAt, at };
        return { attempt: { ...(before ?? fresh), phase: { kind: 'sent' } as const }, send };
      });
      if (leaving.length === 0) return unsent;
      if (!(await attempts.add(leaving.map(({ attempt }) => attempt)))) return unwritten;
      const sent = await Promise.all(leaving.map(({ attempt, send }) => post(attempt, send)));
      walletRead = readWallet(baseline, sent);
      if (sent.every(({ outcome }) => outcome !== 'unclear'))
        await Promise.race([walletRead, wait(refreshMs)]);
      return sent;
    },
  };
}

/** Read ahead, so that SUBMIT need not wait. */
export function createBaselines(
  { now, wait, read, provider }: Pick<PlacingEnvironment, 'now' | 'wait' | 'read' | 'provider'>,
  version: () => Promise<number | null>,
) {
  type Early = { readonly at: number; readonly version: number | null; readonly evidence: Evidence };
  let early: { readonly scope: string; readonly reading: Promise<Early> } | null = null;
  const keyOf = ({ account, source }: Scope): string => JSON.stringify([account, source]);
  const isFresh = (at: number): boolean =>
    now() - at <= (provider().lagMs === 0 ? freshMs : oldestBaselineMs);
  const isWhole = ({ lines, balance }: Evidence): boolean => lines !== null && balance !== null;

  const readEarly = async (scope: Scope): Promise<Early> => {
    const at = now();
    const before = await version();
    return { at, version: before, evidence: await read(scope) };
  };

  /** Valid while whole, young and of the journal's version: no tab can have changed it. */
  const takeEarly = async (scope: Scope): Promise<Evidence | null> => {
    const known = early?.scope === keyOf(scope) ? early : null;
    early = null;
    if (known === null) return null;
    const { at, version: before, evidence } = await known.reading;
    const present = await version();
    return isWhole(evidence) && isFresh(at) && before !== null && before === present ? evidence : null;
  };

  /** A missing part is read once more. */
  const readNow = async (scope: Scope): Promise<Evidence> => {
    const first = await read(scope);
    if (isWhole(first)) return first;
    const second = await read(scope);
    return { lines: second.lines ?? first.lines, balance: second.balance ?? first.balance };
  };

  return {
    prepare: (scope: Scope): void => {
      early = { scope: keyOf(scope), reading: readEarly(scope) };
    },

    /** Needs the account's lock. `settled`: nothing can come late. Null (wallet unknown, phone slept): nothing may leave. */
    take: async (scope: Scope, settled: boolean): Promise<Baseline | null> => {
      const at = now();
      const reading = async (): Promise<Evidence> =>
        (settled ? await takeEarly(scope) : null) ?? (await readNow(scope));
      const evidence = await Promise.race([reading(), wait(patienceMs).then(() => null)]);
      early = null;
      if (evidence === null || !isFresh(at) || evidence.balance === null) return null;
      return { lines: evidence.lines, balance: evidence.balance };
    },
  };
}
