import { expect, it } from 'vitest';
import { createClock } from '../../src/lib/clock.ts';

const device = Date.UTC(2026, 10, 21, 12, 0, 0);
const make = (mode: 'device' | 'server') =>
  createClock({ mode, zone: 'Asia/Kolkata', deviceNow: () => device });

it('the server’s clock is the device’s with the offset of the Date header', () => {
  const clock = make('server');
  clock.observe('Sat, 21 Nov 2026 13:30:00 GMT', device, device);
  expect(clock.now()).toBe(device + 90 * 60_000);
  clock.observe('Sat, 21 Nov 2026 11:00:00 GMT', device, device);
  expect(clock.now()).toBe(device - 60 * 60_000);
  expect(clock.zone).toBe('Asia/Kolkata');
});

it('the device’s clock ignores the Date header', () => {
  const clock = make('device');
  clock.observe('Sat, 21 Nov 2026 13:30:00 GMT', device, device);
  expect(clock.now()).toBe(device);
});

it.each([
  ['Sat, 21 Nov 2026 12:00:01 GMT', 0],
  ['Sat, 21 Nov 2026 11:59:59 GMT', 0],
  ['Sat, 21 Nov 2026 12:00:02 GMT', 2000],
  ['Sat, 21 Nov 2026 11:59:58 GMT', -2000],
])('%s moves the clock by %i ms: differences under 2 s are ignored', (header, offset) => {
  const clock = make('server');
  clock.observe(header, device, device);
  expect(clock.now()).toBe(device + offset);
});

const hour = 3_600_000;

it('a reply that was under way while the phone slept leaves the clock as it is: its Date is of before the sleep', () => {
  const clock = make('server');
  const asked = device - 24 * hour;
  clock.observe(new Date(asked + 1000).toUTCString(), asked, device);
  expect(clock.now()).toBe(device);
});

it.each([
  ['before it was asked for', -hour - 5000],
  ['after it has come', 5000],
])('the Date of a reply that was an hour under way moves the clock if it is %s', (_when, ahead) => {
  const clock = make('server');
  clock.observe(new Date(device + ahead).toUTCString(), device - hour, device);
  expect(clock.now()).toBe(device + ahead);
});

it('a device whose clock was set back while a reply was under way is corrected by it', () => {
  const clock = make('server');
  clock.observe(new Date(device).toUTCString(), device, device - hour);
  // The device says an hour less than the server.
  expect(clock.now()).toBe(device + hour);
});

it.each([null, '', 'yesterday'])('the header %j says nothing', header => {
  const clock = make('server');
  clock.observe(header, device, device);
  expect(clock.now()).toBe(device);
});

it('tells its listeners when a reply has moved it, and only then', () => {
  const clock = createClock({ mode: 'server', zone: undefined, deviceNow: () => 1_000_000 });
  const moves: number[] = [];
  const stop = clock.onChange(() => moves.push(clock.now()));
  clock.observe(new Date(1_001_000).toUTCString(), 1_000_000, 1_000_000);
  expect(moves).toEqual([]);
  clock.observe(new Date(5_000_000).toUTCString(), 1_000_000, 1_000_000);
  clock.observe(new Date(5_000_000).toUTCString(), 1_000_000, 1_000_000);
  expect(moves).toEqual([5_000_000]);
  stop();
  clock.observe(new Date(9_000_000).toUTCString(), 1_000_000, 1_000_000);
  expect(moves).toEqual([5_000_000]);
});

const settled = (clock: ReturnType<typeof make>): Promise<boolean> =>
  Promise.race([clock.ready.then(() => true), Promise.resolve().then(() => false)]);

it('the device’s clock is ready at once', async () => {
  await expect(make('device').ready).resolves.toBeUndefined();
});

it.each([
  ['a reply', 'Sat, 21 Nov 2026 13:30:00 GMT'],
  ['a call that has failed', null],
])('the server’s clock is ready after %s', async (_what, header) => {
  const clock = make('server');
  expect(await settled(clock)).toBe(false);
  clock.observe(header, device, device);
  await expect(clock.ready).resolves.toBeUndefined();
});
