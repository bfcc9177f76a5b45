import { expect, it } from 'vitest';
import { openRows, type Stake, stakedOn, stakeOf, withStake } from '../../src/domain/day-stakes.ts';
import type { AskedRow } from '../../src/domain/placing-attempt.ts';
import type { MoneyEnd } from '../../src/domain/placing-end.ts';
import { noLimits, refusalOf } from '../../src/domain/play-limits.ts';
import { sumPoints } from '../../src/domain/points.ts';
import type { StakeLedger } from '../../src/state/money/placing/limited-placing.ts';
import { account, type CourseName, courses, line, placingWorld, source } from '../support/placing-world.ts';
import { seeded } from '../support/virtual-time.ts';

const day = '2026-11-21';
const most = 200;
/** Without `twice`: what the transport sends again no app can keep within a limit. */
const faults = Object.keys(courses).filter(
  (name): name is CourseName => name !== 'placed' && name !== 'twice',
);

/** A day's ledger with a limit, which all pages share. */
function limitedLedger() {
  let stakes: readonly Stake[] = [];
  const add = (attempt: Parameters<StakeLedger['leave']>[0], open: boolean): void => {
    for (const stake of stakeOf(attempt, { day, open })) stakes = withStake(stakes, stake);
  };
  const counted = (): number => stakedOn(stakes, account, day);
  const ledger: StakeLedger = {
    refuse: (_account, rows) =>
      refusalOf(
        { ...noLimits, daily: { value: most, next: null } },
        { points: sumPoints(rows.map(({ points }) => points)), staked: counted(), now: 0 },
      ),
    leave: attempt => add(attempt, true),
    settle: (attempt, placed) => {
      if (placed) add(attempt, false);
      else stakes = stakes.filter(({ id }) => id !== attempt.id);
    },
  };
  return { ledger, counted, open: () => openRows(stakes, account).size };
}

/** A slip as a page asks for it, each row a request of its own or all in one. */
function asked(world: ReturnType<typeof placingWorld>, slip: readonly AskedRow[], apart: boolean) {
  const requestsFor = (free: readonly AskedRow[]) =>
    (apart ? free.map(trace => [trace]) : [free]).map(wanted => {
      const request = { wanted, total: sumPoints(wanted.map(({ points }) => points)) };
      return { ...request, send: world.send(request) };
    });
  return [{ account, source, wanted: slip }, requestsFor] as const;
}

it('a slip over the limit sends nothing and says what is left', async () => {
  const { ledger, counted } = limitedLedger();
  const world = placingWorld(1_000_000, ledger);
  const { placing } = world.openPage();
  const place = (...texts: readonly string[]): Promise<MoneyEnd> =>
    world.time.until(
      placing.place(
        ...asked(
          world,
          texts.map(text => line(text)),
          true,
        ),
      ),
    );
  expect(await place('1 100', '2 50')).toMatchObject({ kind: 'placed' });
  expect(await place('3 60')).toMatchObject({ kind: 'rejected', refusal: { kind: 'over', left: 50 } });
  expect(world.server.requests).toBe(2);
  expect(await place('3 50')).toMatchObject({ kind: 'placed' });
  expect(counted()).toBe(200);
  world.time.clear();
});

it('two tabs that submit at once do not exceed it together', async () => {
  const { ledger } = limitedLedger();
  const world = placingWorld(1_000_000, ledger);
  const [here, there] = [world.openPage(), world.openPage()];
  const ends = await world.time.until(
    Promise.all([
      here.placing.place(...asked(world, [line('1 150')], false)),
      there.placing.place(...asked(world, [line('2 150')], false)),
    ]),
  );
  expect(ends.map(({ kind }) => kind)).toEqual(['placed', 'rejected']);
  expect(ends[1]).toMatchObject({ refusal: { kind: 'over', left: 50 } });
  expect(world.server.balance).toBe(9850);
  world.time.clear();
});

it.each([
  ['refused', 0],
  ['badRequest', 0],
  ['drop', 0],
  ['placed', 150],
  ['dropAfter', 150],
  ['garbled', 150],
  ['slow', 150],
  ['slowRefused', 0],
] as const)('a bid that is %s counts %i points in the end, and until then all', async (course, sum) => {
  const { ledger, counted, open } = limitedLedger();
  const world = placingWorld(1_000_000, ledger);
  const { placing } = world.openPage();
  world.server.courses = [courses[course]];
  const end = placing.place(...asked(world, [line('1 150')], false));
  await world.time.pass(60);
  expect(counted()).toBe(150);
  await world.time.until(end);
  await world.time.pass(120_000);
  expect([counted(), open()]).toEqual([sum, 0]);
  world.time.clear();
});

it('what an unclear bid was found placed is not counted again by the next tap', async () => {
  const { ledger, counted } = limitedLedger();
  const world = placingWorld(1_000_000, ledger);
  const { placing } = world.openPage();
  world.server.courses = [courses.dropAfter];
  const slip = [line('1 150')];
  expect(await world.time.until(placing.place(...asked(world, slip, false)))).toMatchObject({
    kind: 'unclear',
  });
  expect(await world.time.until(placing.place(...asked(world, slip, false)))).toMatchObject({
    kind: 'placed',
  });
  expect([counted(), world.server.requests]).toEqual([150, 1]);
  world.time.clear();
});

it('under faults, deaths of pages and two tabs: never more than the limit, and what counts is what was debited', async () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const random = seeded(seed);
    const { ledger, counted, open } = limitedLedger();
    const world = placingWorld(1_000_000, ledger);
    const { server, time } = world;
    const pages = [world.openPage(), world.openPage()];
    const pick = <T>(items: readonly T[], otherwise: T): T =>
      items[Math.floor(random() * items.length)] ?? otherwise;
    for (let turn = 0; turn < 12; turn += 1) {
      const at = Math.floor(random() * pages.length);
      const page = pages[at];
      if (page === undefined) continue;
      server.courses = [0, 1].map(() => (random() < 0.4 ? courses[pick(faults, 'drop')] : courses.placed));
      const slip = [0, 1].map(row => line(`${row} ${pick([10, 30, 50], 10)}`, `${seed} ${turn} ${row}`));
      const end = page.placing.place(...asked(world, slip, random() < 0.5));
      if (random() < 0.1) {
        await time.pass(random() * 20_000);
        page.die();
        pages[at] = world.openPage();
        pages[at]?.placing.resume(account);
      } else await time.until(end);
      await time.pass(random() * 40_000);
    }
    await time.pass(11 * 60_000);
    const debited = 10_000 - server.balance;
    expect(debited, `seed ${seed}`).toBeLessThanOrEqual(most);
    if (open() === 0) expect(counted(), `seed ${seed}`).toBe(debited);
    else expect(counted(), `seed ${seed}`).toBeGreaterThanOrEqual(debited);
    time.clear();
  }
});
