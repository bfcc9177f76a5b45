import { expect, type Page } from '@playwright/test';
import { formatBidDate, localTime } from '../../../src/domain/dates.ts';
import type { Mock } from '../../support/mock.ts';
import { bidOnKalyan, postElsewhere } from '../../support/odd-readers.ts';
import { signIn } from '../../support/play.ts';
import { watchCalls } from '../../support/traffic.ts';

// A provider whose readers lag longer than a test lasts, until a call lets them catch up, and another device
// of the player.

/** Seconds. The page learns them from the mock's config, and passes them by its own clock. */
const lag = 20;

/** Signed in where the readers of these calls lag, by a clock that a test can move. */
export async function signInLagging(page: Page, mock: Mock, calls = '*', path = '/imp'): Promise<void> {
  await mock.faults({ path: calls, kind: 'lag', value: lag, times: -1 });
  await signIn(page, { path });
  await page.clock.install();
}

/** From now on all readers show the present state. */
export const catchUp = (mock: Mock): Promise<unknown> => mock.clearFaults();

/** Passes the page's time until the condition holds, or for this long. Replies arrive in between. */
async function pass(page: Page, seconds: number, done = async () => false): Promise<void> {
  const arrived = watchCalls(page, '/api-');
  for (let passed = 0; passed < seconds && !(await done()); passed += 3) {
    await page.clock.runFor(3000);
    await arrived();
  }
}

/** Passes the page's time until it is so. */
export async function passUntil(page: Page, done: () => Promise<boolean>): Promise<void> {
  await pass(page, 3 * lag, done);
  expect(await done()).toBe(true);
}

/** Passes the declared lag of the readers, this many times. */
export const passLag = (page: Page, times = 1): Promise<void> => pass(page, times * 1.5 * lag);

/** A call of another device of the player, which is carried out. */
export async function callElsewhere(
  mock: Mock,
  id: 'submitBid' | 'addFundRequest',
  fields: object,
): Promise<void> {
  const reply = await postElsewhere(mock.url, id, fields);
  expect(await reply.json()).toMatchObject({ status: true });
}

/** The other device bids on 7 in the open session of Kalyan. */
export async function bidElsewhere(mock: Mock, stake: number): Promise<void> {
  const { now } = await mock.state();
  const date = formatBidDate(localTime(Date.parse(now), undefined).date);
  await callElsewhere(mock, 'submitBid', bidOnKalyan('7', 'Open', stake, date));
}
