import type { Getter, Setter } from 'jotai';
import { type LimitRefusal, type Stake, stakeOf, withStake } from '../../../domain/player/play-limits.ts';
import type { Attempt } from '../../../domain/placing/attempt.ts';
import type { AskedRow } from '../../../domain/placing/evidence.ts';
import { sumPoints } from '../../../domain/points.ts';
import type { Placing, RequestsFor } from '../../core/environment-types.ts';
import { changeStakesAtom, ownDayAtom } from '../play-record.ts';
import { accountAtom } from '../money-account.ts';
import { refusePointsAtom } from '../play-limits.ts';

export type StakeLedger = {
  readonly refuse: (account: string, rows: readonly AskedRow[]) => LimitRefusal | null;
  /** Its points count from now on. */
  readonly leave: (attempt: Pick<Attempt, 'id' | 'account' | 'source' | 'wanted' | 'total'>) => void;
  /** What was not placed counts no longer. */
  readonly settle: (attempt: Attempt, placed: boolean) => void;
};

/** Checked and noted under the account's lock, so that two tabs cannot exceed a limit together. */
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
