import type { Getter, Setter } from 'jotai';
import type { Attempt } from '../../../domain/placing/attempt.ts';
import type { OrderRow } from '../../../domain/placing/evidence.ts';
import { type LimitRefusal, type Stake, stakeOf, withStake } from '../../../domain/player/play-limits.ts';
import { sumPoints } from '../../../domain/points.ts';
import { accountAtom } from '../money-account.ts';
import { pointsRefusalAtom } from '../play-limits.ts';
import { changeStakesAtom, ownDayAtom } from '../play-record.ts';

/** The facts about placing that the player's own limits need. */
export type StakeLedger = {
  readonly refusalOf: (account: string, rows: readonly OrderRow[]) => LimitRefusal | null;
  /** The points of the attempt count from now on. */
  readonly noteSent: (attempt: Pick<Attempt, 'id' | 'account' | 'source' | 'wanted' | 'total'>) => void;
  /** If it was not placed, its points no longer count. */
  readonly noteEnd: (attempt: Attempt, placed: boolean) => void;
};

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
    refusalOf: (account, rows) =>
      get(accountAtom) === account
        ? set(pointsRefusalAtom, sumPoints(rows.map(({ points }) => points)))
        : null,
    noteSent: attempt => add(attempt, true),
    noteEnd: (attempt, placed) => {
      if (placed) add(attempt, false);
      else set(changeStakesAtom, kept => kept.filter(({ id }) => id !== attempt.id));
    },
  };
}
