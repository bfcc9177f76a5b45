import type { Getter, Setter } from 'jotai';
import { type Stake, stakeOf, withStake } from '../../../domain/day-stakes.ts';
import type { Attempt } from '../../../domain/placing-attempt.ts';
import { sumPoints } from '../../../domain/points.ts';
import { changeStakesAtom, ownDayAtom } from '../kept-play.ts';
import { accountAtom } from '../money-account.ts';
import { refusePointsAtom } from '../play-limits.ts';
import type { StakeLedger } from './limited-placing.ts';

/** The ledger of this device, of which all tabs share what is stored. */
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
