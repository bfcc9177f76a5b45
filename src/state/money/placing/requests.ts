import { classify } from '../../../api/classify.ts';
import { type AskedRow, type Attempt, isOpen } from '../../../domain/placing-attempt.ts';
import type { Baseline } from '../../../domain/placing-evidence.ts';
import { isOwn, type Order } from '../../../domain/placing-order.ts';
import { type RequestEnd, weighBalance } from '../../../domain/placing-requests.ts';
import type { Attempts } from './attempts.ts';
import { createBaselines } from './baseline.ts';
import type { MoneyReply, RequestsFor } from '../../core/tools.ts';
import type { AppTools, BrowserTools } from './placing-types.ts';
import { createUnreadDebits } from './unread-debits.ts';

type Sent = RequestEnd & { readonly attempt: Attempt };

const refreshMs = 1000;

/** How an order ends of which nothing was sent. */
export const unsent: readonly RequestEnd[] = [{ outcome: 'rejected', message: null }];

/** Sends the requests of an order, each once, and notes how they end. */
export function createRequests(
  tools: BrowserTools & AppTools,
  attempts: Attempts,
  check: (id: string) => Promise<void>,
) {
  const { now, wait, randomId, readBalance, notify } = tools;
  const baselines = createBaselines({ ...tools, version: attempts.version });
  const unread = createUnreadDebits(tools, attempts.version);
  /** Attempts that were found absent, and whose rows were sent again. */
  const sentAgain = new Set<string>();
  let walletRead: Promise<void> = Promise.resolve();

  const noteAndCheck = async (
    id: string,
    kind: 'placed' | 'rejected' | 'lost' | 'timedOut',
  ): Promise<void> => {
    await attempts.note(id, { kind, at: now() });
    await check(id);
  };

  /** Sends one request. What was placed or lost is noted at once, a refusal when the wallet was read. */
  const post = async (attempt: Attempt, send: ReturnType<RequestsFor>[number]['send']): Promise<Sent> => {
    const { id, source } = attempt;
    const onLate = (late: MoneyReply): void => {
      const outcome = classify(late);
      if (outcome === 'placed' && sentAgain.has(id)) notify('twice', source.kind);
      void noteAndCheck(id, outcome === 'unclear' ? 'lost' : outcome);
    };
    const reply = await send({ clientRef: id, onLate });
    const outcome = classify(reply);
    const error = reply.ok ? null : reply.error;
    if (outcome === 'placed') await attempts.note(id, { kind: 'placed', at: now() });
    if (outcome === 'unclear') void noteAndCheck(id, error?.kind === 'timeout' ? 'timedOut' : 'lost');
    return { attempt, outcome, message: error?.kind === 'refused' ? error.message : null };
  };

  /** Reads the wallet after the replies: a refusal is final when only what was placed is gone. */
  const readWallet = async (baseline: Baseline, sent: readonly Sent[]): Promise<void> => {
    const those = (wanted: string): readonly Attempt[] =>
      sent.filter(({ outcome }) => outcome === wanted).map(({ attempt }) => attempt);
    const [placed, rejected] = [those('placed'), those('rejected')];
    const [first] = [...placed, ...rejected];
    if (first === undefined) return;
    const version = attempts.version();
    const balance = await readBalance(first.account);
    // What was lost takes points too, and what another tab sent meanwhile.
    const alone =
      placed.length + rejected.length === sent.length && (await version) === (await attempts.version());
    const totals = placed.map(({ total }) => total);
    const { twice, final } = weighBalance(baseline, alone ? balance : null, totals);
    if (twice) notify('twice', first.source.kind);
    if (balance === null && alone && placed.length > 0)
      void unread.readAgain({ account: first.account, baseline, placed, version: await version });
    if (final) {
      for (const attempt of rejected) tools.settled(attempt, false);
      await attempts.remove(rejected);
    } else for (const { id } of rejected) void noteAndCheck(id, 'rejected');
  };

  return {
    /** Reads ahead what the evidence is compared with later. */
    prepare: baselines.prepare,
    /** Ends when the wallet was read after the last requests, which may be after their order has ended. */
    walletRead: (): Promise<void> => walletRead,

    /** Sends the free rows of an order; to be called under the account's lock. */
    send: async (
      order: Order,
      free: readonly AskedRow[],
      requestsFor: RequestsFor,
    ): Promise<readonly RequestEnd[]> => {
      const { account, source } = order;
      const before = attempts.of(account);
      const baseline = await baselines.take(order, !before.some(isOpen));
      if (baseline === null) return unsent;
      await unread.weigh(account, baseline.balance);
      const requests = requestsFor(free);
      const leaving = requests.map(({ wanted, total, send }) => {
        const alone = requests.length === 1;
        const [id, sentAt, phase] = [randomId(), now(), { kind: 'sent' } as const];
        return { attempt: { id, account, source, wanted, total, alone, baseline, sentAt, phase }, send };
      });
      if (leaving.length === 0 || !(await attempts.add(leaving.map(({ attempt }) => attempt)))) return unsent;
      const absent = before.filter(one => one.phase.kind === 'absent' && isOwn(order, one));
      for (const { id } of absent) sentAgain.add(id);
      await attempts.remove(absent);
      const sent = await Promise.all(leaving.map(({ attempt, send }) => post(attempt, send)));
      walletRead = readWallet(baseline, sent);
      if (sent.every(({ outcome }) => outcome !== 'unclear'))
        await Promise.race([walletRead, wait(refreshMs)]);
      return sent;
    },
  };
}
