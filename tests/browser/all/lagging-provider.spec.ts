// A provider whose readers are seconds old: no bid is sent twice, and what never arrived is not taken for an equal one.
import { expect, test } from '../../support/app.ts';
import { askFor, inLedger, orderPaths, successes } from '../../support/order-steps.ts';
import {
  askToPlace,
  dialogOf,
  failed,
  loseReply,
  placed,
  posts,
  submitOf,
} from '../../support/placing-steps.ts';
import { signIn } from '../../support/play.ts';

test.use({ allowConsole: [/Failed to load resource/] });

const lag = { path: '*', kind: 'lag', value: 2, times: -1 } as const;
const cutWords = {
  transfer: 'Not confirmed yet. Look at Wallet History before you send again.',
  withdraw: 'An unexpected error occurred. Please try again later.',
};

for (const kind of ['withdraw', 'transfer'] as const)
  test(`a ${kind} that was cut, after an equal one that old histories show late: the second tap sends it`, async ({
    page,
    mock,
  }) => {
    const send =
      kind === 'transfer'
        ? page.getByRole('dialog').getByRole('button', { name: 'Transfer', exact: true })
        : page.getByRole('main').getByRole('button', { name: 'Submit', exact: true });
    const { post, evidence } = orderPaths[kind];
    const calls = async (path = '') => (await mock.requests()).filter(call => call.path === path);
    await mock.faults(lag);
    await signIn(page);
    await askFor(page, kind, 1500);
    await send.click();
    await expect(page).toHaveSaid(successes[kind]);
    const before = await inLedger(mock, kind, 1500);

    await askFor(page, kind, 1500);
    await mock.faults({ path: post, kind: 'drop' });
    await send.click();
    await expect(page.getByText(cutWords[kind])).toBeVisible();
    // The first reading begins with the loss; one more while readers may lag, and the last one.
    const read = await calls(evidence[0]);
    await expect.poll(async () => (await calls(evidence[0])).length).toBeGreaterThanOrEqual(read.length + 2);
    await send.click();
    await expect.poll(() => inLedger(mock, kind, 1500)).toBe(before + 1);
    await expect(page.getByRole('dialog', { name: 'Done before' })).toBeHidden();
    expect(await calls(post)).toHaveLength(3);
  });

test('a bid is carried out and its reply lost, history and wallet are 2 s old: SUBMIT sends nothing again, and it is found', async ({
  page,
  mock,
}) => {
  await mock.faults(lag);
  await askToPlace(page);
  await loseReply(mock);
  await submitOf(page).click();
  await expect(page).toHaveSaid(failed);
  await submitOf(page).click();
  await expect(page).toHaveSaid(placed);
  await expect(dialogOf(page)).toBeHidden();
  expect(await posts(mock)).toBe(1);
  expect(await mock.db('bids?status=open&digits=7&points=50')).toHaveLength(1);
});
