import { expect, it } from 'vitest';
import type { OrderEnd } from '../../src/domain/placing/order.ts';
import { asked, limitedLedger } from './limited-ledger.ts';
import { courses, line, placingWorld } from '../support/placing-world.ts';

it('a slip over the limit sends nothing and returns the rest of the limit', async () => {
  const { ledger, counted } = limitedLedger();
  const world = placingWorld(1_000_000, ledger);
  const { placing } = world.openPage();
  const place = (...texts: readonly string[]): Promise<OrderEnd> =>
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

it('the refusal of a server, and a bid that another blocks, have no word about a limit', async () => {
  const { ledger } = limitedLedger();
  const world = placingWorld(1_000_000, ledger);
  const { placing } = world.openPage();
  const slip = (...texts: readonly string[]) =>
    asked(
      world,
      texts.map(text => line(text)),
      true,
    );
  world.server.courses = [courses.refused, courses.drop];
  const settled = { placed: [], earlier: [] };
  expect(await world.time.until(placing.place(...slip('1 100')))).toStrictEqual({
    kind: 'rejected',
    message: 'Market closed',
    ...settled,
  });
  expect(await world.time.until(placing.place(...slip('1 100')))).toStrictEqual({
    kind: 'unclear',
    waiting: [],
    ...settled,
  });
  world.server.readable = { lines: false, balance: true };
  expect(await world.time.until(placing.place(...slip('1 100', '2 150')))).toMatchObject({
    kind: 'unclear',
    waiting: [{ number: '1 100', points: 100, waitMs: 0 }],
    ...settled,
  });
  expect(world.server.requests).toBe(2);
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

it('an unclear bid that was found placed is not counted again by the next tap', async () => {
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
