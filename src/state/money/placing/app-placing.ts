import type { Getter, Setter } from 'jotai';
import type { Counted } from '../../../contract/reports.ts';
import { wallet } from '../../../contract/wallet.ts';
import { parseIsoDate } from '../../../domain/dates.ts';
import type { AskedRow, Source, Trace } from '../../../domain/placing/evidence.ts';
import type { OrderEnd } from '../../../domain/placing/order.ts';
import { debitTraces, recordTrace, withdrawalTraces } from '../../../domain/placing/traces.ts';
import { configAtom, environmentAtom } from '../../core/environment.ts';
import { playerAtom } from '../../core/session.ts';
import type { MakePlacing, Placing, RequestsFor } from '../../core/environment-types.ts';
import { bidHistoryOf } from '../../reading/histories.ts';
import { refreshWalletAtom } from '../../reading/wallet-reading.ts';
import { accountAtom } from '../money-account.ts';
import { changeStakesAtom, ownDayAtom, seeBidsAtom } from '../play-record.ts';
import type { BrowserTools, PlacingEnvironment } from './environment.ts';
import { createPlacing } from './placing.ts';
import { type LimitRefusal, type Stake, stakeOf, withStake } from '../../../domain/player/play-limits.ts';
import type { Attempt } from '../../../domain/placing/attempt.ts';
import { sumPoints } from '../../../domain/points.ts';
import { refusePointsAtom } from '../play-limits.ts';

export function appPlacing(
  { get, set, notify }: Parameters<MakePlacing>[0],
  tools: BrowserTools & Pick<PlacingEnvironment, 'randomId'>,
): Placing {
  const ledger = stakeLedger(get, set);
  const provider = (): ReturnType<PlacingEnvironment['provider']> => {
    const { readLagSeconds, sendClientRef } = get(configAtom);
    return { lagMs: readLagSeconds * 1000, sendsRef: sendClientRef };
  };
  const shownNow = (): number => get(environmentAtom).clock.now();
  const count = ({ kind }: Source, counted: Counted): void => {
    if (kind !== 'bid') return;
    const { counts } = get(environmentAtom);
    counts.set(counted, (counts.get(counted) ?? 0) + 1);
  };
  const environment: PlacingEnvironment = {
    ...tools,
    ...evidenceReader(get, set),
    shownNow,
    provider,
    notify: (news, attempt) => {
      if (news === 'twice') count(attempt.source, 'bid doubled');
      notify(news, attempt);
    },
    settled: (attempt, placed, late) => {
      if (placed && late) count(attempt.source, 'bid found');
      ledger.settle(attempt, placed);
    },
  };
  const placing = limitedPlacing(createPlacing(environment), ledger);
  return {
    ...placing,
    place: async (order, requestsFor, again) => {
      const end = await placing.place(order, requestsFor, again);
      const counted = countedAs(end);
      if (counted !== null) count(order.source, counted);
      return end;
    },
  };
}

/** Null where the app itself refused, because reports count only the provider's answers. */
function countedAs(end: OrderEnd): Counted | null {
  if (end.kind === 'placed') return 'bid placed';
  if (end.kind === 'unclear') return end.waiting.length > 0 ? 'bid asked' : 'bid unclear';
  return end.kind === 'rejected' && end.refusal === undefined ? 'bid refused' : null;
}

/** Reads nothing for an account that is not logged in: its evidence is null. */
export function evidenceReader(get: Getter, set: Setter): Pick<PlacingEnvironment, 'read' | 'readBalance'> {
  const ofAccount = async <T>(account: string, read: () => Promise<T | null>): Promise<T | null> => {
    if (get(accountAtom) !== account) return null;
    const value = await read();
    return get(accountAtom) === account ? value : null;
  };
  const readBalance = (account: string) => ofAccount(account, () => set(refreshWalletAtom));
  return {
    read: async ({ account, source }) => {
      const [lines, balance] = await Promise.all([
        ofAccount(account, () => readLines(get, set, source)),
        readBalance(account),
      ]);
      return { lines, balance };
    },
    readBalance,
  };
}

/** The lines of the history, or null if it cannot be read as a whole. */
async function readLines(get: Getter, set: Setter, source: Source): Promise<readonly Trace[] | null> {
  const { client } = get(environmentAtom);
  switch (source.kind) {
    case 'bid': {
      const [from, to] = [parseIsoDate(source.day), parseIsoDate(source.lastDay)];
      if (from === null || to === null) return null;
      const note = set(seeBidsAtom);
      const reply = await client.call(bidHistoryOf(source.family), { from, to });
      if (!reply.ok) return null;
      note({ family: source.family, range: { from, to }, bids: reply.value.rows });
      if (!reply.value.complete) return null;
      return reply.value.items.map(record => recordTrace(source.family, record));
    }
    case 'withdraw': {
      const player = get(playerAtom);
      if (player === null) return null;
      const reply = await client.call(wallet.withdrawHistory, { mobile: player.mobile });
      return reply.ok && reply.value.complete ? withdrawalTraces(reply.value.items) : null;
    }
    case 'transfer': {
      const reply = await client.call(wallet.walletHistory, {});
      return reply.ok && reply.value.complete ? debitTraces(reply.value.items) : null;
    }
  }
}

export type StakeLedger = {
  readonly refuse: (account: string, rows: readonly AskedRow[]) => LimitRefusal | null;
  /** The points of the attempt count from now on. */
  readonly leave: (attempt: Pick<Attempt, 'id' | 'account' | 'source' | 'wanted' | 'total'>) => void;
  /** If it was not placed, its points no longer count. */
  readonly settle: (attempt: Attempt, placed: boolean) => void;
};

/** Checks and counts under the account's lock, so that two tabs cannot exceed a limit together. */
export const limitedPlacing = (placing: Placing, ledger: StakeLedger): Placing => ({
  ...placing,
  place: async (order, requestsFor, again) => {
    if (order.source.kind !== 'bid') return placing.place(order, requestsFor, again);
    const refused: LimitRefusal[] = [];
    const limited: RequestsFor = free => {
      const refusal = ledger.refuse(order.account, free);
      if (refusal !== null) refused.push(refusal);
      if (refusal !== null) return [];
      return requestsFor(free).map(request => ({
        ...request,
        send: options => {
          ledger.leave({ ...order, id: options.clientRef, wanted: request.wanted, total: request.total });
          return request.send(options);
        },
      }));
    };
    const end = await placing.place(order, limited, again);
    const [refusal] = refused;
    return refusal !== undefined && end.kind === 'rejected' ? { ...end, refusal } : end;
  },
});

export function stakeLedger(get: Getter, set: Setter): StakeLedger {
  const today = (): string => get(ownDayAtom).today();
  const add = (
    attempt: Pick<Attempt, 'id' | 'account' | 'source' | 'wanted' | 'total'>,
    open: boolean,
  ): void =>
    set(changeStakesAtom, kept =>
      stakeOf(attempt, { day: today(), open }).reduce<readonly Stake[]>(withStake, kept),
    );
  return {
    refuse: (account, rows) =>
      get(accountAtom) === account
        ? set(refusePointsAtom, sumPoints(rows.map(({ points }) => points)))
        : null,
    leave: attempt => add(attempt, true),
    settle: (attempt, placed) => {
      if (placed) add(attempt, false);
      else set(changeStakesAtom, kept => kept.filter(({ id }) => id !== attempt.id));
    },
  };
}
