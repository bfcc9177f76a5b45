import { expect, type Locator, type Page } from '@playwright/test';
import type { Mock } from '../../support/mock.ts';
import { busyOf, noticeOf, openDialog, placed, submitOf } from '../../support/placing-steps.ts';
import { openGame, proceed } from '../../support/play.ts';
import { watchCalls } from '../../support/traffic.ts';

// Bids, withdrawals and transfers as a player asks for them, each with the words that tell how it ended.

export type OrderKind = 'bid' | 'withdraw' | 'transfer';

/** The words of a success, by the kind of the order. */
export const successes: { readonly [K in OrderKind]: string } = {
  bid: placed,
  withdraw: 'Withdraw request sent successfully',
  transfer: 'Points transferred',
};

/** The calls of an order, and those that later show how it ended. */
export const orderPaths: {
  readonly [K in OrderKind]: { readonly post: string; readonly evidence: readonly string[] };
} = {
  bid: { post: '/api-submit-bid', evidence: ['/api-bid-history-data', '/api-user-wallet-balance'] },
  withdraw: {
    post: '/api-user-withdraw-fund-request',
    evidence: ['/api-user-withdraw-transaction-history', '/api-user-wallet-balance'],
  },
  transfer: {
    post: '/api-user-transfer-wallet-balance',
    evidence: ['/api-wallet-transaction-history', '/api-user-wallet-balance'],
  },
};

/** How many orders of these points the provider's ledger holds. */
export async function inLedger(mock: Mock, kind: OrderKind, points: number): Promise<number> {
  const rows = await mock.db(
    {
      bid: `bids?digits=7&points=${points}`,
      withdraw: `withdrawals?request_amount=${points}`,
      transfer: `transfers?amount=${points}`,
    }[kind],
  );
  return Array.isArray(rows) ? rows.length : 0;
}

/** Fills in a form, up to the tap that moves points. Closes reports of earlier orders on the way. */
export async function askFor(page: Page, kind: OrderKind, points: number): Promise<void> {
  const told = noticeOf(page).or(twiceOf(page)).first();
  await page.addLocatorHandler(told, () => close(told), { noWaitAfter: true });
  await fillIn(page, kind, points);
  await page.removeLocatorHandler(told);
}

async function fillIn(page: Page, kind: OrderKind, points: number): Promise<void> {
  if (kind === 'bid') {
    await page.goto('/imp');
    await openGame(page, /^Kalyan\b/, 'Single Digit');
    await expect(page.getByRole('button', { name: 'Proceed' })).toBeVisible();
    // A row of an order whose end is not known yet would share the words of this one.
    const left = page.getByRole('main').getByRole('button', { name: 'Delete 7' });
    while ((await left.count()) > 0) await left.first().click();
    await proceed(page, { Digit: '7', Points: String(points) });
    await openDialog(page);
  } else if (kind === 'withdraw') {
    await page.goto('/withdraw');
    await typeInto(page, 'Points', String(points));
    await page.getByRole('combobox', { name: 'Payment method' }).selectOption({ label: 'Paytm' });
  } else {
    await page.goto('/transfer');
    await typeInto(page, 'Points', String(points));
    await typeInto(page, 'Phone number', '9876543211');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(transferOf(page)).toBeVisible();
  }
}

/** A report that opens in between takes the focus, and with it the text. */
async function typeInto(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label });
  await expect(async () => {
    await field.fill(text);
    expect(await field.inputValue()).toBe(text);
  }).toPass();
}

const transferOf = (page: Page) => page.getByRole('dialog', { name: 'Confirm transfer' });
export const notClearOf = (page: Page) => page.getByRole('dialog', { name: 'Not clear yet' });
export const twiceOf = (page: Page) => page.getByRole('dialog', { name: /(placed|made|requested) twice/ });

/** Sends the click directly, because one dialog may be under another. */
const close = (dialog: Locator): Promise<void> =>
  dialog.getByRole('button', { name: 'Close' }).dispatchEvent('click');

/** The button whose tap moves points; it is there as long as the screen offers to send. */
export const sendOf = (page: Page, kind: OrderKind) =>
  ({
    bid: submitOf(page),
    withdraw: page.getByRole('main').getByRole('button', { name: 'Submit', exact: true }),
    transfer: transferOf(page).getByRole('button', { name: 'Transfer', exact: true }),
  })[kind];

const busyButtonOf = (page: Page, kind: OrderKind) =>
  kind === 'bid' ? busyOf(page) : page.getByRole('button', { name: 'Submitting...' });

/** The reports of a tab about an order. */
export type Told = {
  readonly success: boolean;
  readonly before: number;
  readonly twice: boolean;
  /** The number of unanswerable questions to the player, and whether one is still open. */
  readonly asked: number;
  readonly waits: boolean;
  readonly taps: number;
};

const longestMs = 60_000;

/** Passes the time of the words that an earlier order has left on the screen. */
export async function passSuccess(page: Page, pass: (ms: number) => Promise<void>): Promise<void> {
  const words = page.getByText(new RegExp(Object.values(successes).join('|')));
  for (let second = 0; second < 10 && (await words.count()) > 0; second += 1) await pass(1000);
}

/** Waits, in real time, until no reading of the wallet is under way. */
export const watchWallet = (page: Page): (() => Promise<void>) =>
  watchCalls(page, '/api-user-wallet-balance');

/**
 * Taps until the screen says how the order ended, at most `mostTaps` times, as it offers after each error. Time passes by
 * `pass`, in both tabs. `said` gathers the words that this tab shows.
 */
export async function tapUntilTold(
  page: Page,
  {
    kind,
    points,
    patience,
    isTwice,
    lagMs = 0,
  }: {
    readonly kind: OrderKind;
    readonly points: number;
    readonly patience: readonly boolean[];
    /** The browser sends it twice, which the screen says as soon as the wallet can be read. */
    readonly isTwice: boolean;
    /** Milliseconds that the readers lag. */
    readonly lagMs?: number;
  },
  said: ReadonlySet<string>,
  pass: (ms: number) => Promise<void>,
  walletRead: () => Promise<void>,
): Promise<Told> {
  let [before, taps, twice, asked, mayKnow] = [0, 0, false, 0, false];
  const told = (): boolean => said.has(successes[kind]) || before > 0;
  const readNotices = async (): Promise<void> => {
    const notice = noticeOf(page);
    if (await notice.isVisible()) {
      const text = (await notice.textContent()) ?? '';
      before += text.split(`${points} pts`).length - 1;
      await close(notice);
    }
    // The tab checks by itself, and reports a find.
    if (await notClearOf(page).isVisible()) {
      asked += 1;
      mayKnow = true;
      // The dialog closes by itself when the end is known.
      await notClearOf(page)
        .getByRole('button', { name: 'Wait', exact: true })
        .click({ timeout: 3000 })
        .catch(() => undefined);
    }
    if (await twiceOf(page).isVisible()) {
      twice = true;
      await close(twiceOf(page));
    }
  };
  const until = async (done: () => Promise<boolean>): Promise<void> => {
    for (let passed = 0; passed < longestMs && !(await done()); passed += 500) await pass(500);
    await readNotices();
  };
  const isFree = async (): Promise<boolean> =>
    told() || (await noticeOf(page).isVisible()) || !(await busyButtonOf(page, kind).isVisible());

  for (const waits of patience) {
    await readNotices();
    if (told() || !(await sendOf(page, kind).isVisible())) break;
    taps += 1;
    mayKnow = false;
    // The row may leave the slip at this very moment, because a check has found the order.
    await sendOf(page, kind)
      .click({ timeout: 3000 })
      .catch(() => undefined);
    await pass(100);
    await until(isFree);
    // The tab reports the end by itself as soon as the readers must show it.
    const longest = mayKnow ? lagMs : 0;
    for (let ms = 0; ms < longest && !told(); ms += 1000) await pass(1000);
    if (waits && !told()) for (let second = 0; second < 5 && !told(); second += 1) await pass(1000);
    await readNotices();
  }
  // The wallet shows that the order was taken twice, and its reading may be late.
  for (let half = 0; half < (isTwice ? 80 + (lagMs / 500) * 4 : 3); half += 1) {
    if (twice) break;
    await walletRead();
    await pass(500);
    await readNotices();
  }
  return { success: said.has(successes[kind]), before, twice, asked, waits: mayKnow, taps };
}
