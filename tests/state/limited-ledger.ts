import {
  noLimits,
  openRows,
  refusalOf,
  type Stake,
  stakedOn,
  stakeOf,
  withStake,
} from '../../src/domain/player/play-limits.ts';
import type { OrderRow } from '../../src/domain/placing/evidence.ts';
import { sumPoints } from '../../src/domain/points.ts';
import type { StakeLedger } from '../../src/state/money/placing/stake-ledger.ts';
import { account, type placingWorld, source } from '../support/placing-world.ts';

const day = '2026-11-21';
/** The points of a day that the ledger allows. */
export const most = 200;

/** A day's ledger with a limit, which all pages share. */
export function limitedLedger() {
  let stakes: readonly Stake[] = [];
  const add = (attempt: Parameters<StakeLedger['noteSent']>[0], open: boolean): void => {
    for (const stake of stakeOf(attempt, { day, open })) stakes = withStake(stakes, stake);
  };
  const counted = (): number => stakedOn(stakes, account, day);
  const ledger: StakeLedger = {
    refusalOf: (_account, rows) =>
      refusalOf(
        { ...noLimits, daily: { value: most, next: null } },
        { points: sumPoints(rows.map(({ points }) => points)), staked: counted(), now: 0 },
      ),
    noteSent: attempt => add(attempt, true),
    noteEnd: (attempt, placed) => {
      if (placed) add(attempt, false);
      else stakes = stakes.filter(({ id }) => id !== attempt.id);
    },
  };
  return { ledger, counted, open: () => openRows(stakes, account).size };
}

/** The order of a slip, with a request for each row or one for all. */
export function asked(world: ReturnType<typeof placingWorld>, slip: readonly OrderRow[], apart: boolean) {
  const requestsFor = (free: readonly OrderRow[]) =>
    (apart ? free.map(trace => [trace]) : [free]).map(wanted => {
      const request = { wanted, total: sumPoints(wanted.map(({ points }) => points)) };
      return { ...request, send: world.send(request) };
    });
  return [{ account, source, wanted: slip }, requestsFor] as const;
}
