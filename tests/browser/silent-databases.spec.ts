// A browser whose IndexedDB neither opens nor fails, and one whose connections die without a word.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { askToPlace, placed, posts, submitOf } from '../support/placing-steps.ts';
import { openedLinks, signIn } from '../support/play.ts';

const silent = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    // Nothing is ever said of this request.
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });

test('Add Money ends with a word, and opens no link that nobody would report', async ({ page, mock }) => {
  expect(mock).toBeDefined();
  await silent(page);
  const links = await openedLinks(page);
  await signIn(page, { path: '/payviaupi' });
  await page.getByRole('textbox', { name: 'Amount' }).fill('700');
  await page.getByRole('radio', { name: 'Paytm' }).check();
  await page.getByRole('button', { name: 'Add Money' }).click();
  await expect(page).toHaveSaid('An error occurred while trying to initiate payment.');
  await expect(page.getByRole('button', { name: 'Add Money' })).toBeEnabled();
  expect(links).toEqual([]);
});

test('a bid fails with the reason, and nothing is sent without a journal', async ({ page, mock }) => {
  await silent(page);
  await askToPlace(page);
  await submitOf(page).click();
  await expect(page).toHaveSaid(
    'This browser cannot store your request, so nothing was sent. Close other tabs of this site, open it again and try once more.',
  );
  expect(await posts(mock)).toBe(0);
  await expect(submitOf(page)).toBeEnabled();
});

test('a connection that dies without a close is replaced: the bid is placed once', async ({ page, mock }) => {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with the database below
    const { transaction } = IDBDatabase.prototype;
    const dead = new WeakSet<IDBDatabase>();
    IDBDatabase.prototype.transaction = function begin(...given) {
      if ('dying' in window) dead.add(this);
      if (dead.has(this)) {
        Reflect.deleteProperty(window, 'dying');
        throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
      }
      return transaction.apply(this, given);
    };
  });
  await askToPlace(page);
  await page.evaluate(() => Object.assign(window, { dying: true }));
  await submitOf(page).click();
  await expect(page).toHaveSaid(placed);
  expect(await posts(mock)).toBe(1);
});
