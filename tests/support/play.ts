import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { isUntold } from '../../src/domain/placing/attempt.ts';
import { stored } from '../../src/storage/table.ts';
import { journalOf } from './kept-in-browser.ts';
import { expect } from './said.ts';
import { untilReady } from './traffic.ts';

// The steps of a player, who finds everything by its accessible name.

const users = v.tuple([v.object({ user_name: v.string(), unique_token: v.string() })]);

/**
 * Opens `path` with a player's session, which is read from the mock and stored. A test about logging in, or
 * about the kept password, must log in by hand.
 */
export async function signIn(page: Page, { mobile = '9876543210', path = '/imp' } = {}): Promise<void> {
  const reply = await page.request.get(`/__mock/db/users?mobile=${mobile}`);
  const [{ user_name: username, unique_token: token }] = v.parse(users, await reply.json());
  // Stored once, when the first page starts. Later pages keep the app's changes to it.
  const planted = await page.addInitScript(([key, session]) => localStorage.setItem(key, session), [
    stored.session.key,
    JSON.stringify({ username, token, mobile }),
  ] as const);
  await page.goto(path, { waitUntil: 'commit' });
  await planted.dispose();
  await untilReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Logs in as the demo player through the form. */
export async function logIn(page: Page): Promise<void> {
  await page.goto('/login');
  await fillLogIn(page);
}

/** Fills in the form of a page that is at the log-in. */
export async function fillLogIn(page: Page): Promise<void> {
  await page.getByLabel('Phone number').fill('9876543210');
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();
}

/** Goes from a list of markets to the form of a game. */
export async function openGame(page: Page, market: RegExp, game: string): Promise<void> {
  await page.getByRole('button', { name: market }).click();
  await page.getByRole('button', { name: game, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: game, exact: true })).toBeVisible();
}

/**
 * Fills in the form and presses Proceed. `Session` is a radio button, and the value 'tick' is for a checkbox.
 * Leaves a receipt first.
 */
export async function proceed(page: Page, fill: Readonly<Record<string, string>>): Promise<void> {
  const newBid = page.getByRole('button', { name: 'New bid' });
  if (await newBid.isVisible()) await newBid.click();
  for (const [label, value] of Object.entries(fill)) {
    if (label === 'Session') await page.getByRole('radio', { name: value }).check({ force: true });
    else if (value === 'tick') await page.getByRole('checkbox', { name: label }).check({ force: true });
    else await page.getByRole('main').getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByRole('button', { name: 'Proceed' }).click();
}

/**
 * Waits for the journal's note that the player read the outcome. Otherwise the next page would report it
 * again.
 */
export const toldIsNoted = (page: Page): Promise<void> =>
  expect.poll(async () => (await journalOf(page)).filter(isUntold)).toEqual([]);

/** Submits the slip, confirms, and waits for the success and its note, so that the page can be left. */
export async function place(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('dialog', { name: 'Confirm bid' }).getByRole('button', { name: 'SUBMIT' }).click();
  await expect(page).toHaveSaid('Bid placed successfully!');
  await expect(page.getByRole('dialog', { name: 'Confirm bid' })).toBeHidden();
  await toldIsNoted(page);
}

/** The cards of the history on screen, the newest first. */
export const records = (page: Page): Locator => page.getByRole('main').getByRole('listitem');

/** The link to the wallet in the top bar. */
export const wallet = (page: Page): Locator => page.getByRole('link', { name: /^Wallet \d/ });

declare global {
  interface Window {
    readonly noteLink: (href: string) => void;
  }
}

/** The payment links that the page opens, in the order of the taps. None is followed. */
export async function openedLinks(page: Page): Promise<readonly string[]> {
  const opened: string[] = [];
  await page.exposeFunction('noteLink', (href: string) => void opened.push(href));
  await page.addInitScript(() => {
    addEventListener(
      'click',
      event => {
        const link = event.target instanceof HTMLAnchorElement ? event.target.href : '';
        if (!/^(upi|phonepe|tez|paytmmp):/.test(link)) return;
        event.preventDefault();
        window.noteLink(link);
      },
      true,
    );
  });
  return opened;
}
