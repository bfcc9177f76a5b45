// What Submit asks about joins the slip only when SUBMIT sends it.
import '../../../src/screens/bid/board/board.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { passTime } from '../../support/pass-time.ts';
import { renderApp } from '../../support/render-app.tsx';
import { holdReply } from '../../support/held-reply.ts';
import { left, openForm, rows } from './open-form.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const cell = (number: string): HTMLElement =>
  within(screen.getByRole('grid')).getByRole('button', { name: new RegExp(`^${number}(,|$)`) });
const marked = (): readonly string[] =>
  within(screen.getByRole('grid'))
    .queryAllByRole('button', { name: /points$/ })
    .map(button => button.getAttribute('aria-label') ?? '');
const question = () => screen.findByRole('dialog', { name: 'Confirm bid' });
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

async function markTwo() {
  const app = await openForm('/singlepana');
  await app.user.click(screen.getByRole('radio', { name: 'Board' }));
  await screen.findByRole('grid');
  await app.user.click(cell('128'));
  await app.user.click(cell('137'));
  return app;
}

it('CANCEL leaves marks marked, and no row is made of them', async () => {
  const { user, submit } = await markTwo();
  await submit();
  expect(await question()).toHaveTextContent('Total Bid2Total Points20');
  expect(await question()).toHaveTextContent('Balance after9,980');
  await user.click(button('CANCEL'));
  expect([marked(), rows()]).toEqual([['128, 10 points', '137, 10 points'], []]);
  expect(left()).toBe('9,980 left');
  await user.click(button('Undo'));
  expect(marked()).toEqual(['128, 10 points']);
});

it('SUBMIT places the marks together with the rows of the slip, and no Undo restores them', async () => {
  const { user, submit, mock } = await markTwo();
  await user.click(button('Add to slip'));
  await user.click(cell('146'));
  await submit();
  await question();
  await user.click(button('SUBMIT'));
  await screen.findByText('Bid placed successfully!');
  const placed = mock.data().bids.filter(({ user_id, status }) => user_id === 1 && status === 'open');
  expect(placed.map(({ digits }) => digits).toSorted()).toEqual(['128', '137', '146']);
  await user.click(button('New bid'));
  expect([marked(), rows()]).toEqual([[], []]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('marks that the provider refuses are marks again, and the same question can be submitted once more', async () => {
  const { user, submit, mock } = await markTwo();
  mock.fault({ path: '/api-submit-bid', kind: 'false-status', value: 'No' });
  await submit();
  await question();
  await user.click(button('SUBMIT'));
  await screen.findByText('Failed to place bid. Please try again.');
  expect(await question()).toHaveTextContent('Total Bid2');
  await user.click(button('CANCEL'));
  expect([marked(), rows()]).toEqual([['128, 10 points', '137, 10 points'], []]);
  await submit();
  await question();
  await user.click(button('SUBMIT'));
  await screen.findByText('Bid placed successfully!');
  expect(mock.data().bids.filter(({ user_id, status }) => user_id === 1 && status === 'open')).toHaveLength(
    2,
  );
});

it('while the request is on its way the marks are rows, so that a reload finds them', async () => {
  const { user, submit, mock, tab } = await markTwo();
  await submit();
  await question();
  const held = holdReply(mock, '/api-submit-bid');
  await user.click(button('SUBMIT'));
  await held.asked;
  expect(tab.getItem('matka.marks.v1')).toBeNull();
  expect(tab.getItem('matka.slips.v2')).toContain('"137"');
  await held.deliver();
  await screen.findByText('Bid placed successfully!');
});

it('a typed bid that Submit takes along stays in its fields after CANCEL', async () => {
  const { proceed, write, submit, user } = await openForm('/single');
  await proceed({ Digit: '7', Points: '50' });
  await write({ Digit: '8', Points: '20' });
  await submit();
  expect(await question()).toHaveTextContent('Total Bid2Total Points70');
  await user.click(button('CANCEL'));
  expect(rows()).toEqual(['7 Open 50 pts']);
  expect(screen.getByLabelText('Digit', { selector: 'input' })).toHaveValue('8');
  await submit();
  expect(await question()).toHaveTextContent('Total Bid2');
  await user.click(button('SUBMIT'));
  await user.click(await screen.findByRole('button', { name: 'New bid' }));
  expect(screen.getByLabelText('Digit', { selector: 'input' })).toHaveValue('');
});

it('marks that are restored with the form can be cleared at once', async () => {
  const app = await markTwo();
  const again = { mock: app.mock, storage: [app.local, app.tab], state: history.state as unknown } as const;
  app.unmount();
  const { user } = await renderApp('/singlepana', { again });
  await waitFor(() => expect(marked()).toHaveLength(2));
  await user.click(await screen.findByRole('button', { name: 'Clear' }));
  expect(marked()).toEqual([]);
});

it('Submit tells the points of the rows when nothing is marked', async () => {
  const { user } = await markTwo();
  await user.click(button('Add to slip'));
  expect(button('Submit')).toHaveTextContent('Submit20 pts');
  expect(button('Submit')).toHaveAccessibleDescription('2 bids 20 pts');
});

it('a market that closes while the question is open places nothing, and the marks stay', async () => {
  const { user, submit, mock, bodies } = await markTwo();
  await submit();
  await question();
  mock.advance('2h');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await passTime(61_000);
  vi.useRealTimers();
  expect(await within(await question()).findAllByText('Session closed')).toHaveLength(2);
  await user.click(button('SUBMIT'));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm bid' })).toBeNull());
  expect(marked()).toEqual(['128, 10 points', '137, 10 points']);
  expect(bodies('/api-submit-bid')).toEqual([]);
});
