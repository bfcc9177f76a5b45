// Past faults with bids, withdrawals and transfers, numbered, at a provider whose readers are seconds old,
// repeat lines, change spellings or serve a second device. Deposits, 1 and 2, have a separate file. The
// page must agree with the ledger.
import type { Page } from '@playwright/test';
import { isOpen } from '../../../src/domain/placing/attempt.ts';
import { expect, test } from '../../support/app.ts';
import { journalOf } from '../../support/kept-in-browser.ts';
import { bidElsewhere, callElsewhere, catchUp, passLag, passUntil, signInLagging } from './lagging-steps.ts';
import type { Mock } from '../../support/mock.ts';
import { askFor, inLedger, notClearOf, orderPaths, sendOf, successes, twiceOf } from './order-steps.ts';
import {
  askInGame,
  askToPlace,
  bidPath,
  countSeen,
  dialogOf,
  failed,
  historyPath,
  loseReply,
  openDialog,
  placed,
  posts,
  rowOf,
  submitOf,
} from '../../support/placing-steps.ts';
import { place, proceed, signIn } from '../../support/play.ts';
import { withConfig } from '../../support/with-config.ts';

test.use({ allowConsole: [/Failed to load resource/] });

const refOf = (body: unknown): unknown => body instanceof Object && 'client_ref' in body && body.client_ref;
const walletPath = '/api-user-wallet-balance';
const bids = (mock: Mock) => inLedger(mock, 'bid', 50);

/** Taps SUBMIT. The request never arrives. */
async function submitInVain(page: Page, mock: Mock): Promise<void> {
  await mock.faults({ path: bidPath, kind: 'drop' });
  await submitOf(page).click();
  await expect(page).toHaveSaid(failed);
}

/** Taps SUBMIT again: the player reads that the end is not known, and nothing is sent. */
async function isNotSentAgain(page: Page, mock: Mock): Promise<void> {
  await submitOf(page).click();
  await passUntil(page, () => notClearOf(page).isVisible());
  await expect(notClearOf(page)).toContainText(/We cannot see yet whether 7 · 50 pts of 1:0\d PM was placed/);
  await notClearOf(page).getByRole('button', { name: 'Wait', exact: true }).click();
  expect(await posts(mock)).toBe(1);
}

test('3. a bid is carried out and its reply lost, history and wallet are 2 s old: SUBMIT sends nothing again, and it is found', async ({
  page,
  mock,
}) => {
  await mock.faults({ path: '*', kind: 'lag', value: 2, times: -1 });
  await askToPlace(page);
  await loseReply(mock);
  await submitOf(page).click();
  await expect(page).toHaveSaid(failed);
  await submitOf(page).click();
  await expect(page).toHaveSaid(placed);
  await expect(dialogOf(page)).toBeHidden();
  expect(await posts(mock)).toBe(1);
  expect(await bids(mock)).toBe(1);
});

test('4. the history is old, the wallet right, and a credit leaves total − 1 of the debit: nothing is sent again', async ({
  page,
  mock,
}) => {
  await signInLagging(page, mock, historyPath);
  await mock.db('content', { min_deposit: 1, approve_deposits: true });
  await askInGame(page);
  await loseReply(mock);
  await submitOf(page).click();
  await callElsewhere(mock, 'addFundRequest', { request_amount: 1 });
  await expect(page).toHaveSaid(failed);
  await isNotSentAgain(page, mock);
  await catchUp(mock);
  await passLag(page);
  await isNotSentAgain(page, mock);
  expect(await bids(mock)).toBe(1);
});

test('5. a bid is carried out and answered with status false, the wallet is old: the refusal is not final', async ({
  page,
  mock,
}) => {
  await signInLagging(page, mock, walletPath);
  await askInGame(page);
  await page.route(`**${bidPath}`, async route => {
    await route.fetch();
    await route.fulfill({ json: { status: false, msg: 'Market closed' } });
  });
  await submitOf(page).click();
  await expect(page).toHaveSaid(failed);
  await isNotSentAgain(page, mock);
  await catchUp(mock);
  await passUntil(page, () => dialogOf(page).isHidden());
  await expect(page).toHaveSaid(placed);
  expect(await posts(mock)).toBe(1);
  expect(await bids(mock)).toBe(1);
});

test('6. an old history shows the line of an earlier equal bid after a request that was cut, the wallet never moved: it is not called placed', async ({
  page,
  mock,
}) => {
  await signInLagging(page, mock, historyPath);
  await bidElsewhere(mock, 50);
  await askInGame(page);
  const saidPlaced = await countSeen(page, placed);
  await submitInVain(page, mock);
  await catchUp(mock);
  await passLag(page);
  expect(await saidPlaced()).toBe(0);
  await submitOf(page).click();
  await passUntil(page, () => notClearOf(page).isVisible());
  expect(await bids(mock)).toBe(1);
  await notClearOf(page).getByRole('button', { name: 'Send again' }).click();
  await expect(page).toHaveSaid(placed);
  expect(await bids(mock)).toBe(2);
});

for (const [how, before, after] of [
  ['twice', null, 'repeat-lines'],
  ['in another spelling before', 'rename', null],
] as const)
  test(`7. the line of an earlier equal bid appears ${how} and is not taken for the cut bid, which is sent again`, async ({
    page,
    mock,
  }) => {
    const show = async (kind: string | null): Promise<void> => {
      await mock.clearFaults();
      if (kind !== null) await mock.faults({ path: historyPath, kind, times: -1 });
    };
    await askToPlace(page);
    await submitOf(page).click();
    await expect(page).toHaveSaid(placed);
    await expect(dialogOf(page)).toBeHidden();
    await show(before);
    await proceed(page, { Digit: '7', Points: '50' });
    await openDialog(page);
    await show(after);
    await submitInVain(page, mock);
    // An older line that is repeated keeps it open.
    const isAsked = after !== null;
    if (!isAsked) await expect.poll(async () => (await journalOf(page)).filter(isOpen)).toEqual([]);
    await expect(rowOf(page, '7')).toBeVisible();
    expect(await bids(mock)).toBe(1);
    await submitOf(page).click();
    if (isAsked) await notClearOf(page).getByRole('button', { name: 'Send again' }).click();
    await expect(page).toHaveSaid(placed);
    expect(await bids(mock)).toBe(2);
  });

test('8. the history cannot be read before the request, the wallet is old: an equal bid of another device is not this one', async ({
  page,
  mock,
}) => {
  await signInLagging(page, mock, walletPath);
  await bidElsewhere(mock, 50);
  await mock.faults({ path: historyPath, kind: 'status', value: 503, times: -1 });
  await askInGame(page);
  const saidPlaced = await countSeen(page, placed);
  await submitInVain(page, mock);
  await catchUp(mock);
  await passLag(page);
  expect(await saidPlaced()).toBe(0);
  await submitOf(page).click();
  await passUntil(page, () => notClearOf(page).isVisible());
  expect(await bids(mock)).toBe(1);
});

const cutWords = {
  transfer: 'Not confirmed yet. Look at Wallet History before you send again.',
  withdraw: 'An unexpected error occurred. Please try again later.',
};

for (const kind of ['withdraw', 'transfer'] as const)
  test(`9. a ${kind} that was cut, after an equal one that old histories show late: the second tap sends it`, async ({
    page,
    mock,
  }) => {
    const { post, evidence } = orderPaths[kind];
    const calls = async (path = '') => (await mock.requests()).filter(call => call.path === path);
    await mock.faults({ path: '*', kind: 'lag', value: 2, times: -1 });
    await signIn(page);
    await askFor(page, kind, 1500);
    await sendOf(page, kind).click();
    await expect(page).toHaveSaid(successes[kind]);
    const before = await inLedger(mock, kind, 1500);

    await askFor(page, kind, 1500);
    await mock.faults({ path: post, kind: 'drop' });
    await sendOf(page, kind).click();
    await expect(page.getByText(cutWords[kind])).toBeVisible();
    // The first reading begins with the loss; one more while readers may lag, and the last one.
    const read = await calls(evidence[0]);
    await expect.poll(async () => (await calls(evidence[0])).length).toBeGreaterThanOrEqual(read.length + 2);
    await sendOf(page, kind).click();
    await expect.poll(() => inLedger(mock, kind, 1500)).toBe(before + 1);
    await expect(page.getByRole('dialog', { name: 'Done before' })).toBeHidden();
    expect(await calls(post)).toHaveLength(3);
  });

test('10. a transfer is cut, and another device bids as many points: the bid is not the transfer', async ({
  page,
  mock,
}) => {
  await signInLagging(page, mock);
  await askFor(page, 'transfer', 150);
  const saidDone = await countSeen(page, successes.transfer);
  await mock.faults({ path: orderPaths.transfer.post, kind: 'drop' });
  await sendOf(page, 'transfer').click();
  await expect(page.getByText(cutWords.transfer)).toBeVisible();
  await bidElsewhere(mock, 150);
  await catchUp(mock);
  await passLag(page);
  expect(await saidDone()).toBe(0);
  await sendOf(page, 'transfer').click();
  await passUntil(page, () => notClearOf(page).isVisible());
  await expect(notClearOf(page)).toContainText(/whether the transfer of 150 pts of [\d:]+ PM was made/);
  expect(await inLedger(mock, 'transfer', 150)).toBe(0);
});

test('11. two single bids and a wallet that shows both debits late are not a double', async ({
  page,
  mock,
}) => {
  await signInLagging(page, mock, walletPath);
  await askInGame(page);
  const saidTwice = await countSeen(page, 'This bid may have been placed twice');
  await submitOf(page).click();
  await expect(page).toHaveSaid(placed);
  await expect(dialogOf(page)).toBeHidden();
  await proceed(page, { Digit: '3', Points: '50' });
  await place(page);
  await catchUp(mock);
  const asked = async () => (await mock.requests()).filter(({ path }) => path === walletPath).length;
  const before = await asked();
  await passLag(page, 2);
  expect(await asked()).toBeGreaterThanOrEqual(before + 2);
  await expect(twiceOf(page)).toBeHidden();
  expect(await saidTwice()).toBe(0);
  expect(await bids(mock)).toBe(1);
});

test("12. the device's clock jumps 11 minutes ahead after a reply was lost: nothing is given up or sent again", async ({
  page,
  mock,
}) => {
  await signInLagging(page, mock);
  await askInGame(page);
  await loseReply(mock);
  await submitOf(page).click();
  await expect(page).toHaveSaid(failed);
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 11 * 60_000);
  await isNotSentAgain(page, mock);
  await catchUp(mock);
  await passUntil(page, () => dialogOf(page).isHidden());
  await expect(page).toHaveSaid(placed);
  expect(await posts(mock)).toBe(1);
  expect(await bids(mock)).toBe(1);
});

test('a provider that keeps references: Send again has that of the first time, and nothing is placed twice', async ({
  page,
  mock,
}) => {
  await withConfig(page.context(), () => ({ sendClientRef: true }));
  await signInLagging(page, mock);
  await askInGame(page);
  await mock.faults({ path: historyPath, kind: 'status', value: 503, times: -1 });
  await loseReply(mock);
  await submitOf(page).click();
  await expect(page).toHaveSaid(failed);
  await passLag(page);
  await isNotSentAgain(page, mock);
  await submitOf(page).click();
  await passUntil(page, () => notClearOf(page).isVisible());
  await notClearOf(page).getByRole('button', { name: 'Send again' }).click();
  await expect(page).toHaveSaid(placed);
  const refs = (await mock.requests()).flatMap(({ path, body }) => (path === bidPath ? [refOf(body)] : []));
  expect(refs).toEqual([refs[0], refs[0]]);
  expect(await bids(mock)).toBe(1);
});
