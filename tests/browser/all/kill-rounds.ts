import { chromium, type Page } from '@playwright/test';
import { isTold as isNoted } from '../../../src/domain/placing/attempt.ts';
import { journalOf, keptAttempts, keptDeposits, unreportedIn } from '../../support/kept-in-browser.ts';
import type { Mock } from '../../support/mock.ts';
import { openedLinks, openGame, proceed } from '../../support/play.ts';
import { bidPath, noticeOf, openDialog, placed, submitOf, wordsSeen } from '../../support/placing-steps.ts';
import { watchCalls } from '../../support/traffic.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { findChromium } from '../../support/find-chromium.ts';

// The browser dies in the middle of a bid or a deposit. The next one shows the outcome, and the player acts on it.

/**
 * One round: a bid or a payment of `points`, its fault, and the milliseconds until the kill, from the tap or
 * from the reply (which must then exist).
 */
export type KillRound = {
  readonly points: number;
  readonly fault: { readonly kind: string; readonly value?: unknown } | null;
  readonly killAfterMs: number;
  readonly from: 'tap' | 'reply';
  /** The first browser paints nothing from the tap on, so the player reads none of its later messages. */
  readonly unseen?: boolean;
  /** The player sends the same at once, without waiting for the app's findings. */
  readonly hasty: boolean;
};

/** `posted`: the request had left; `carriedOut`: before the kill. Faults are in words. */
export type KillEnd = {
  readonly posted: boolean;
  readonly carriedOut: boolean;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly wrong: readonly string[];
};

type World = { readonly mock: Mock; readonly folder: string };

const fundPath = '/api-fund-request-add';
const digit = '7';

/** The most time that passes in the second browser, in milliseconds. The app looks for a dead page's request for 30 s. */
const longestMs = 60_000;
const tickMs = 1000;

/**
 * Lets `ms` of a page's own clock pass, a second at a time. The app writes its journal in real time
 * first, which this reading waits for: the app gives a write five seconds.
 */
async function passPageTime(page: Page, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= tickMs) {
    await journalOf(page);
    await page.clock.runFor(Math.min(left, tickMs));
  }
}

const bidsOf = async ({ mock }: World, points: number): Promise<number> =>
  rowsIn(await mock.db(`bids?digits=${digit}&points=${points}`));
const depositsOf = async ({ mock }: World, points: number): Promise<number> =>
  rowsIn(await mock.db(`fund_requests?request_amount=${points}`));
const rowsIn = (reply: unknown): number => (Array.isArray(reply) ? reply.length : 0);

async function hasLeft({ mock }: World, path: string, amount: string): Promise<boolean> {
  const calls = await mock.requests();
  return calls.some(call => call.path === path && JSON.stringify(call.body).includes(amount));
}

/**
 * Opens an address. A browser that died soon after its log-in may have forgotten the player, who then logs in
 * again.
 */
async function openAs(page: Page, url: string): Promise<void> {
  await page.goto(url);
  const password = page.getByLabel('Password', { exact: true });
  const inside = page.getByRole('link', { name: /^Wallet/ }).first();
  await password.or(inside).first().waitFor();
  if (!(await password.isVisible())) return;
  await page.getByLabel('Phone number').fill('9876543210');
  await password.fill('demo1234');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await inside.waitFor();
  if (page.url() !== url) await page.goto(url);
}

/** Taps, and ends the browser this many milliseconds later, or after the reply. Only the reply is waited for. */
async function tapAndKill(
  browser: MortalBrowser,
  tap: () => Promise<unknown>,
  afterMs: number,
  replyOf: string | null,
): Promise<void> {
  const replied = replyOf !== null && browser.page.waitForResponse(reply => reply.url().endsWith(replyOf));
  tap().catch(() => undefined);
  await replied;
  await new Promise(resolve => setTimeout(resolve, afterMs));
  await browser.kill();
}

/** Lets a page's time pass until `done`, and returns whether it was reached. Each call gets its reply in real time first. */
function timeOf(page: Page): (done: () => Promise<boolean>) => Promise<boolean> {
  const replied = watchCalls(page, '/api-');
  return async done => {
    for (let passed = 0; passed < longestMs; passed += tickMs) {
      if (await done()) return true;
      await replied();
      await passPageTime(page, tickMs);
    }
    return done();
  };
}

async function ask(page: Page, points: number): Promise<void> {
  await openGame(page, /^Kalyan\b/, 'Single Digit');
  await proceed(page, { Digit: digit, Points: String(points) });
  await openDialog(page);
}

/** A bid in whose middle the browser dies. */
export async function bidRound(
  world: World,
  { points, fault, killAfterMs, from, unseen = false, hasty }: KillRound,
): Promise<KillEnd> {
  const { mock, folder } = world;
  const home = `${mock.url}/imp`;
  const first = await startMortalBrowser(folder);
  const saidBefore = await wordsSeen(first.page, [placed]);
  await openAs(first.page, home);
  await ask(first.page, points);
  if (fault !== null) await mock.faults({ path: bidPath, ...fault });
  if (unseen) await first.page.evaluate(() => void (window.requestAnimationFrame = () => 0));
  const submit = submitOf(first.page);
  const tap = () => submit.evaluate((button: HTMLButtonElement) => button.click());
  await tapAndKill(first, tap, killAfterMs, from === 'reply' ? bidPath : null);
  const posted = await hasLeft(world, bidPath, `"points":${points}`);
  await mock.clearFaults();
  const carriedOut = (await bidsOf(world, points)) > 0;
  const lost: string[] = [];
  const wrong: string[] = [];
  if (saidBefore.has(placed) && !carriedOut) wrong.push('said placed of a bid that is not');

  const { page, kill } = await startMortalBrowser(folder);
  try {
    await page.goto(`${mock.url}/icon.svg`);
    const kept = (await keptAttempts(page, points)).filter(attempt => !isNoted(attempt));
    // A refusal ends an attempt, and so does a reported success.
    const ended = saidBefore.has(placed) || (fault?.kind === 'false-status' && !carriedOut);
    if (posted && kept.length === 0 && (unseen || !ended)) lost.push('no attempt in the journal');

    await page.clock.install();
    const passUntil = timeOf(page);
    const said = await wordsSeen(page, [placed]);
    // Words that appeared on screen at the kill may not have been read, and are shown once more.
    let told = saidBefore.has(placed) && kept.length === 0;
    const notice = noticeOf(page);
    const readNotice = async (): Promise<void> => {
      const text = await notice.textContent();
      await notice.getByRole('button', { name: 'Close' }).click();
      if (text?.includes(`${points} pts`) !== true) return void wrong.push(`told of another bid: ${text}`);
      if ((await bidsOf(world, points)) === 0) wrong.push('told of a bid that was not placed');
      told = true;
    };
    await openAs(page, home);
    const isTold = async (): Promise<boolean> => {
      if (await notice.isVisible()) await readNotice();
      return told || said.has(placed);
    };
    if (!hasty && kept.length > 0) await passUntil(isTold);
    if (!(await isTold())) {
      // A find may be reported at any moment. A player who has read it sends nothing again.
      const read = notice.waitFor({ timeout: 0 });
      const asked = ask(page, points);
      read.catch(() => undefined);
      asked.catch(() => undefined);
      await Promise.race([asked, read]);
      if (!(await isTold())) await Promise.race([submitOf(page).click(), read]);
      const knows = await passUntil(isTold);
      if (!knows) wrong.push('says nothing');
    }
    // The words are painted by this page's stopped clock, and the journal is read after it was written.
    await page.clock.runFor(200);
    await keptAttempts(page, points);
    const count = await bidsOf(world, points);
    if (said.has(placed) && count === 0) wrong.push('said placed of a bid that is not');
    if (count === 0) lost.push('not placed in the end');
    const doubled = count > 1 ? [`placed ${count} times`] : [];
    return { posted, carriedOut, lost, doubled, wrong };
  } finally {
    await kill();
  }
}

/** A deposit in whose middle the browser dies. */
export async function depositRound(
  world: World,
  { points, fault, killAfterMs, from }: KillRound,
): Promise<KillEnd> {
  const { mock, folder } = world;
  const first = await startMortalBrowser(folder);
  const links = await openedLinks(first.page);
  await openAs(first.page, `${mock.url}/payviaupi`);
  await first.page.getByRole('textbox', { name: 'Amount' }).fill(String(points));
  await first.page.getByRole('radio', { name: 'Paytm' }).check();
  const add = first.page.getByRole('button', { name: 'Add Money' });
  await add.and(first.page.locator(':enabled')).waitFor();
  if (fault !== null) await mock.faults({ path: fundPath, ...fault });
  const tap = () => add.evaluate((button: HTMLButtonElement) => button.click());
  await tapAndKill(first, tap, killAfterMs, from === 'reply' ? fundPath : null);
  const posted = await hasLeft(world, fundPath, String(points));
  await mock.clearFaults();
  const carriedOut = (await depositsOf(world, points)) > 0;
  const lost: string[] = [];

  const { page, kill } = await startMortalBrowser(folder);
  try {
    await page.goto(`${mock.url}/icon.svg`);
    const begun = (await keptDeposits(page, points)).length > 0;
    if ((links.length > 0 || posted) && !begun) lost.push('the payment is forgotten');
    await page.clock.install();
    const passUntil = timeOf(page);
    await openAs(page, `${mock.url}/imp`);
    // A line of the list may be another device's payment. This player says that it is this device's.
    const yes = page.getByRole('region', { name: 'Is it this one?' }).getByRole('button', { name: 'Yes' });
    const reported = async (): Promise<boolean> => {
      if (await yes.isVisible()) await yes.click();
      return (await unreportedIn(page, points)).length === 0;
    };
    if (!(await passUntil(reported))) lost.push('still not reported');
    const count = await depositsOf(world, points);
    if (begun && count === 0) lost.push('gone without a report');
    const wrong = !begun && !carriedOut && count > 0 ? ['a report of nothing'] : [];
    return { posted, carriedOut, lost, doubled: count > 1 ? [`reported ${count} times`] : [], wrong };
  } finally {
    await kill();
  }
}

/** A browser whose profile is a folder that outlives it. */
type MortalBrowser = {
  readonly page: Page;
  /** Ends all its processes at once (SIGKILL), as when a phone takes its memory back; resolves when they are gone. */
  readonly kill: () => Promise<void>;
};

const flags = [
  '--headless',
  '--remote-debugging-port=0',
  '--no-sandbox',
  '--no-first-run',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-quic',
  '--disable-gpu',
  '--lang=en-IN',
  '--window-size=390,844',
];

/** Starts Chromium over the profile in `folder`. Playwright only talks to it, so the test must end it. */
async function startMortalBrowser(folder: string): Promise<MortalBrowser> {
  const program = await findChromium();
  const child = spawn(program, [...flags, `--user-data-dir=${folder}`, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const gone = once(child, 'exit');
  // It has its own process group, so a run that is stopped would leave it behind.
  const end = (): void => void (child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'));
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  const address = await new Promise<string>((found, failed) => {
    createInterface(child.stderr).on('line', line => {
      const listening = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
      if (listening !== undefined) found(listening);
    });
    child.once('exit', code => failed(new Error(`Chromium ended with ${code} before its address`)));
  });
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('Chromium has no window');
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(20_000);
  const touch = await context.newCDPSession(page);
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  return {
    page,
    kill: async () => {
      end();
      await gone;
      await browser.close().catch(() => undefined);
    },
  };
}
