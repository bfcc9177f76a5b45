import { expect, it } from 'vitest';
import { lazyPlacing } from '../../src/app/boot/lazy-placing.ts';
import type {
  Ending,
  Job,
  MakePlacing,
  Placing,
  World,
} from '../../src/state/money/placing/placing-types.ts';

const job: Job = {
  account: 'a',
  source: { kind: 'bid', family: 'main', day: '2026-11-21', lastDay: '2026-11-21' },
  wanted: [],
  ordersFor: () => [],
  take: () => undefined,
};
const never = (): Promise<never> => new Promise(() => undefined);
const world: World = { randomId: () => '1', read: never, readBalance: never };
const nothing = { placed: [], earlier: [] };
const placed: Ending = { kind: 'placed', ...nothing };

/** A machinery that notes what it is asked, and a load that ends when the test says so. */
function later() {
  const asked: string[] = [];
  const made: Placing = {
    prepare: () => void asked.push('prepare'),
    resume: () => void asked.push('resume'),
    place: async () => {
      asked.push('place');
      return placed;
    },
    claim: () => {
      asked.push('claim');
      return nothing;
    },
    untold: () => {
      asked.push('untold');
      return [];
    },
  };
  const loads: { come: () => void; fail: () => void }[] = [];
  const load = () =>
    new Promise<MakePlacing>((come, fail) => {
      loads.push({ come: () => come(() => made), fail: () => fail(new Error('no network')) });
    });
  return { placing: lazyPlacing(load)(world, () => undefined), asked, loads };
}

it('waits for the machinery, and keeps the order of what it was asked', async () => {
  const { placing, asked, loads } = later();
  placing.prepare(job);
  const ending = placing.place(job);
  expect(placing.claim(job)).toEqual(nothing);
  loads[0]?.come();
  expect(await ending).toEqual(placed);
  expect(asked).toEqual(['prepare', 'place']);
  expect(loads).toHaveLength(1);
});

it('refuses a second tap while the first one waits', async () => {
  const { placing, asked, loads } = later();
  const first = placing.place(job);
  expect(await placing.place(job)).toBeNull();
  loads[0]?.come();
  expect(await first).toEqual(placed);
  expect(asked).toEqual(['place']);
});

it('sends nothing while it cannot be had, and asks for it again at the next tap', async () => {
  const { placing, asked, loads } = later();
  const first = placing.place(job);
  loads[0]?.fail();
  expect(await first).toEqual({ kind: 'rejected', message: null, ...nothing });
  const second = placing.place(job);
  loads[1]?.come();
  expect(await second).toEqual(placed);
  expect(asked).toEqual(['place']);
});

it('is asked at the tap itself once it is here', async () => {
  const { placing, asked, loads } = later();
  const first = placing.place(job);
  loads[0]?.come();
  await first;
  void placing.place(job);
  expect(asked).toEqual(['place', 'place']);
});
