// A browser whose IndexedDB neither opens nor fails, and one whose connections die without a word.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { askToPlace, placed, posts, submitOf, unwritten } from '../support/placing-steps.ts';
import { openedLinks, signIn } from '../support/play.ts';
import { allowSkips, skipUntil } from '../support/skip-time.ts';

const silent = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    // Nothing is ever said of this request.
    const silentRequest = (): unknown => Object.setPrototypeOf(new EventTarget(), IDBOpenDBRequest.prototype);
    IDBFactory.prototype.open = () => silentRequest() as IDBOpenDBRequest;
  });

test.beforeEach(({ context }) => allowSkips(context));

test('Add Money ends with a message, and opens no link whose payment could not be reported', async ({
  page,
  mock,
}) => {
  expect(mock).toBeDefined();
  await silent(page);
  const links = await openedLinks(page);
  await signIn(page, { path: '/payviaupi' });
  await page.getByRole('textbox', { name: 'Amount' }).fill('700');
  await page.getByRole('radio', { name: 'Paytm' }).check();
  await page.getByRole('button', { name: 'Add Money' }).click();
  await skipUntil(page, page.getByText('An error occurred while trying to initiate payment.'));
  await expect(page.getByText(unwritten)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Money' })).toBeEnabled();
  expect(links).toEqual([]);
});

test('a bid fails with the reason, and nothing is sent without a journal', async ({ page, mock }) => {
  await silent(page);
  await askToPlace(page);
  await submitOf(page).click();
  await skipUntil(page, page.getByText(unwritten));
  expect(await posts(mock)).toBe(0);
  await expect(submitOf(page)).toBeEnabled();
});

/** The player's first try with each way that points leave by, up to the last tap. */
const ways = {
  'a bid': async (page: Page) => {
    await askToPlace(page);
    await submitOf(page).click();
  },
  'a withdrawal': async (page: Page) => {
    await signIn(page, { path: '/withdraw' });
    await page.getByRole('textbox', { name: 'Points' }).fill('1000');
    await page.getByRole('combobox', { name: 'Payment method' }).selectOption('Paytm');
    await page.getByRole('button', { name: 'Submit' }).click();
  },
  'a transfer': async (page: Page) => {
    await signIn(page, { path: '/transfer' });
    await page.getByRole('textbox', { name: 'Points' }).fill('250');
    await page.getByRole('textbox', { name: 'Phone number' }).fill('9876543211');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page
      .getByRole('dialog', { name: 'Confirm transfer' })
      .getByRole('button', { name: 'Transfer' })
      .click();
  },
};
const sentBy = /submit-bid|withdraw-fund-request|transfer-wallet-balance/;

for (const [way, act] of Object.entries(ways))
  for (const database of ['matka-keys', 'matka-journal'])
    for (const fault of ['opens', 'lives'] as const)
      test(`${way} says at the first tap that nothing was sent when ${database} never ${fault}`, async ({
        page,
        mock,
      }) => {
        await page.addInitScript(
          ([name, what]) => {
            // oxlint-disable-next-line typescript/unbound-method -- called with their own objects below
            const [{ open }, { transaction }] = [IDBFactory.prototype, IDBDatabase.prototype];
            IDBFactory.prototype.open = function begin(...given) {
              if (what === 'lives' || given[0] !== name) return open.apply(this, given);
              const silentRequest: unknown = Object.setPrototypeOf(
                new EventTarget(),
                IDBOpenDBRequest.prototype,
              );
              return silentRequest as IDBOpenDBRequest;
            };
            IDBDatabase.prototype.transaction = function begin(...given) {
              if (this.name !== name) return transaction.apply(this, given);
              throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
            };
          },
          [database, fault] as const,
        );
        await act(page);
        await skipUntil(page, page.getByText(unwritten));
        expect((await mock.requests()).filter(({ path }) => sentBy.test(path))).toEqual([]);
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
