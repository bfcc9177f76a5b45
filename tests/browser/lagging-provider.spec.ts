// A provider whose readers are seconds old: what the app says of points holds all the same.
import { expect, test } from '../support/app.ts';
import {
  askToPlace,
  bidPath,
  dialogOf,
  failed,
  loseReply,
  placed,
  posts,
  submitOf,
} from '../support/placing-steps.ts';

test.use({ allowConsole: [/Failed to load resource/] });

const lag = { path: '*', kind: 'lag', value: 2, times: -1 } as const;

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

test('a bid whose end cannot be seen: the player reads which, and after the lag takes it off', async ({
  page,
  mock,
}) => {
  await mock.faults(lag);
  await askToPlace(page);
  await mock.faults({ path: bidPath, kind: 'drop' });
  await mock.faults({ path: '/api-bid-history-data', kind: 'status', value: 503, times: -1 });
  await submitOf(page).click();
  await expect(page).toHaveSaid(failed);
  await submitOf(page).click();
  const question = page.getByRole('dialog', { name: 'Not clear yet' });
  await expect(question).toContainText(/We cannot see yet whether 7 · 50 pts of \d+:\d\d [AP]M was placed/);
  await question.getByRole('button', { name: 'Take it off' }).click();
  await expect(question).toBeHidden();
  await expect(dialogOf(page)).toBeHidden();
  expect(await posts(mock)).toBe(1);
});
