import { expect, it } from 'vitest';
import { lazyPlacing } from '../../src/app/boot/browser-environment.ts';
import type { OrderEnd, Order } from '../../src/domain/placing/order.ts';
import { nothingSettled } from '../../src/domain/placing/ends.ts';
import type { MakePlacing, Placing } from '../../src/state/core/environment-types.ts';
import { openPlacing } from '../support/placing-page.ts';

const order: Order = {
  account: 'a',
  source: { kind: 'bid', family: 'main', day: '2026-11-21', lastDay: '2026-11-21' },
  wanted: [],
};
const none = (): [] => [];
const never = (): Promise<never> => new Promise(() => undefined);
const app: Parameters<MakePlacing>[0] = { get: never as never, set: never as never, notify: () => undefined };
const placed: OrderEnd = { kind: 'placed', ...nothingSettled };

/** A placing that notes its calls, and a load that ends when the test ends it. */
function loading() {
  const asked: string[] = [];
  const made: Placing = {
    prepare: () => void asked.push('prepare'),
    resume: () => void asked.push('resume'),
    place: async () => {
      asked.push('place');
      return placed;
    },
    settled: () => {
      asked.push('settled');
      return nothingSettled;
    },
    untold: () => {
      asked.push('untold');
      return nothingSettled;
    },
  };
  const loads: { come: () => void; fail: () => void }[] = [];
  const load = () =>
    new Promise<MakePlacing>((come, fail) => {
      loads.push({ come: () => come(() => made), fail: () => fail(new Error('no network')) });
    });
  return { placing: lazyPlacing(load)(app), asked, loads };
}

it('waits until placing is loaded, and keeps the calls in order', async () => {
  const { placing, asked, loads } = loading();
  placing.prepare(order);
  const ending = placing.place(order, none);
  expect(placing.settled(order)).toEqual(nothingSettled);
  loads[0]?.come();
  expect(await ending).toEqual(placed);
  expect(asked).toEqual(['prepare', 'place']);
  expect(loads).toHaveLength(1);
});

it('only one of two taps that wait for the code is sent', async () => {
  const bid = openPlacing();
  let come = (): void => undefined;
  const load = () => new Promise<MakePlacing>(resolve => (come = () => resolve(() => bid.page().placing)));
  const placing = lazyPlacing(load)(app);
  const taps = [1, 2].map(() => placing.place(bid.order, bid.order.requestsFor));
  come();
  const ends = await bid.time.until(Promise.all(taps));
  expect(ends.map(({ kind }) => kind)).toEqual(['placed', 'busy']);
  expect(bid.server.requests).toBe(1);
});

it('sends nothing while it cannot be had, and asks for it again at the next tap', async () => {
  const { placing, asked, loads } = loading();
  const first = placing.place(order, none);
  loads[0]?.fail();
  expect(await first).toEqual({ kind: 'rejected', message: null, ...nothingSettled });
  const second = placing.place(order, none);
  loads[1]?.come();
  expect(await second).toEqual(placed);
  expect(asked).toEqual(['place']);
});

it('is asked at the tap itself once it is here', async () => {
  const { placing, asked, loads } = loading();
  const first = placing.place(order, none);
  loads[0]?.come();
  await first;
  void placing.place(order, none);
  expect(asked).toEqual(['place', 'place']);
});
