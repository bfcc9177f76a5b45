// The pad of a form with ten numbers is its board.
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../support/render-app.tsx';
import { passTime } from '../../support/pass-time.ts';
import { errors, left, type markets, openForm, rows } from './open-form.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const grid = (): HTMLElement => screen.getByRole('grid');
const cell = (number: string): HTMLElement =>
  within(grid()).getByRole('button', { name: new RegExp(`^${number}(,|$)`) });
const marked = (): readonly string[] =>
  within(grid())
    .queryAllByRole('button', { name: /points$/ })
    .map(button => button.getAttribute('aria-label') ?? '');
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const field = (label: string): HTMLElement => screen.getByLabelText(label, { selector: 'input' });

async function openPad(path = '/single', family: keyof typeof markets = 'main', options = {}) {
  const app = await openForm(path, family, options);
  await screen.findByRole('grid');
  const tap = async (...numbers: readonly string[]): Promise<void> => {
    for (const number of numbers) await app.user.click(cell(number));
  };
  return { ...app, tap };
}

it.each([
  ['/single', 'main', 'Single Digit'],
  ['/tripplepana', 'main', 'Triple Pana'],
  ['/starsingle', 'starline', 'Single Digit'],
  ['/stripplepana', 'starline', 'Triple Panna'],
  ['/leftdigit', 'gali', 'Left Digit'],
  ['/rightdigit', 'gali', 'Right Digit'],
] as const)('%s (%s) has one face, also where the board was chosen', async (path, family, name) => {
  const stored = { 'matka.settings.v1': '{"board":true}' };
  const { tap, write, user } = await openPad(path, family, { stored });
  expect(screen.queryByRole('radiogroup', { name: 'Entry' })).toBeNull();
  expect(grid()).toHaveAccessibleName(name);
  const all = within(grid()).getAllByRole('button');
  expect(all).toHaveLength(10);
  const number = all[7]?.textContent ?? '';
  await write({ Points: '10' });
  await tap(number);
  expect(marked()).toEqual([`${number}, 10 points`]);
  await user.click(button('Add to slip'));
  expect(rows()[0]).toContain(`${number} `);
  expect(marked()).toEqual([]);
});

it('with points typed first, each tap marks a number, and Submit takes the marks', async () => {
  const { tap, user, submit, mock } = await openPad();
  await user.click(button('+50'));
  expect(screen.getByText('Each tap marks 50 pts')).toBeVisible();
  await tap('7', '3', '7');
  expect(marked()).toEqual(['3, 50 points', '7, 100 points']);
  expect(field('Digit')).toHaveValue('');
  expect(left()).toBe('9,850 left');
  await submit();
  const dialog = await screen.findByRole('dialog', { name: 'Confirm bid' });
  expect(dialog).toHaveTextContent('Total Bid2Total Points150');
  // The points were the stake of the marks, and nothing is left out.
  expect(dialog).not.toHaveTextContent('Not included');
  await user.click(button('SUBMIT'));
  await screen.findByText('Bid placed successfully!');
  const placed = mock.data().bids.filter(({ user_id, status }) => user_id === 1 && status === 'open');
  expect(placed.map(({ digits, points }) => [digits, points])).toEqual([
    ['3', 50],
    ['7', 100],
  ]);
  await user.click(button('New bid'));
  expect(field('Points')).toHaveValue('');
});

it('with the digit first, a tap fills the field and another one corrects it', async () => {
  const { tap, user } = await openPad();
  await tap('7');
  expect(field('Digit')).toHaveValue('7');
  expect(field('Points')).toHaveFocus();
  await user.click(button('+50'));
  await tap('3');
  expect(field('Digit')).toHaveValue('3');
  expect(marked()).toEqual([]);
  await user.click(screen.getByText('Proceed'));
  expect(rows()).toEqual(['3 Open 50 pts']);
});

it('Proceed without a digit adds the marks, and asks for the number if there are none', async () => {
  const { tap, user, proceed } = await openPad();
  await proceed({ Points: '20' });
  expect(errors()).toEqual(['Please enter the number']);
  await tap('7', '3');
  await user.click(screen.getByText('Proceed'));
  expect(rows()).toEqual(['3 Open 20 pts', '7 Open 20 pts']);
  expect([marked(), errors()]).toEqual([[], []]);
  expect(field('Points')).toHaveValue('');
});

it('a typed bid and marks are one slip, and CANCEL keeps both', async () => {
  const { tap, user, write, submit } = await openPad();
  await write({ Points: '20' });
  await tap('3');
  await write({ Digit: '7', Points: '50' });
  expect(screen.getByText('2 bids').parentElement).toHaveTextContent('2 bids 70 pts');
  await submit();
  expect(await screen.findByRole('dialog', { name: 'Confirm bid' })).toHaveTextContent(
    'Total Bid2Total Points70',
  );
  await user.click(button('CANCEL'));
  expect([marked(), rows()]).toEqual([['3, 20 points'], []]);
  expect([field('Digit'), field('Points')].map(input => (input as HTMLInputElement).value)).toEqual([
    '7',
    '50',
  ]);
});

it('Take back takes off the stake, or the whole mark where no points are typed', async () => {
  const { tap, user, write } = await openPad();
  await write({ Points: '20' });
  await tap('7', '7', '3');
  await user.click(await screen.findByRole('button', { name: 'Take back' }));
  await tap('7');
  expect(marked()).toEqual(['3, 20 points', '7, 20 points']);
  await write({ Points: '' });
  await tap('7');
  expect(marked()).toEqual(['3, 20 points']);
  expect(field('Digit')).toHaveValue('');
  await user.click(button('Clear'));
  expect(marked()).toEqual([]);
  await user.click(button('Undo'));
  expect(marked()).toEqual(['3, 20 points']);
});

it('Undo and Redo appear with the first mark, not with a typed row', async () => {
  const { tap, user, proceed, write } = await openPad();
  await proceed({ Digit: '1', Points: '10' });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await write({ Points: '10' });
  await tap('7');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(marked()).toEqual([]);
  await user.click(button('Redo'));
  expect(marked()).toEqual(['7, 10 points']);
});

it('Odd marks five digits at once, adds to their marks, and needs the points first', async () => {
  const { tap, user, write } = await openPad();
  await user.click(button('Fill'));
  expect(errors()).toEqual(['Please enter point']);
  expect(field('Points')).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
  await write({ Points: '10' });
  await tap('7');
  await user.click(button('Fill'));
  await user.click(button('Odd'));
  expect(marked()).toEqual(['1, 10 points', '3, 10 points', '5, 10 points', '7, 20 points', '9, 10 points']);
});

it('a refused mark is named in the line under the fields, and at its cell', async () => {
  const { tap, user, write } = await openPad();
  await write({ Points: '5' });
  await tap('7');
  await user.click(button('Add to slip'));
  expect(cell('7')).toHaveFocus();
  expect(cell('7')).toHaveAccessibleDescription('7: Required minimum bid amount is 10');
  await user.keyboard('50');
  expect(marked()).toEqual(['7, 50 points']);
  expect(screen.queryByText('7: Required minimum bid amount is 10')).toBeNull();
});

it('marks and their session survive a reload', async () => {
  const app = await openPad();
  await app.user.click(screen.getByRole('radio', { name: 'Close' }));
  await app.write({ Points: '10' });
  await app.tap('7', '3');
  const again = {
    mock: app.mock,
    storage: [app.local, app.tab],
    state: history.state as unknown,
  } as const;
  app.unmount();
  await renderApp('/single', { again });
  await screen.findByRole('grid');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Close' })).toBeChecked());
  expect(marked()).toEqual(['3, 10 points', '7, 10 points']);
});

it('marks of a session that closes wait for the player’s word', async () => {
  const { tap, user, mock, write } = await openPad();
  await write({ Points: '10' });
  await tap('7');
  mock.advance('2h');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await passTime(61_000);
  vi.useRealTimers();
  await screen.findByText('Open has closed');
  await tap('8');
  expect(marked()).toEqual(['7, 10 points']);
  await act(() => user.click(button('Use for Close')));
  await user.click(button('Add to slip'));
  expect(rows()).toEqual(['7 Close 10 pts']);
});
