import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
// Loaded beforehand: virtual time would not wait for a file.
import { passTime, passTimeAtOnce } from '../../support/pass-time.ts';
import { openForm, rows } from './open-form.tsx';

afterEach(() => {
  vi.useRealTimers();
});

/** The last words for screen readers, which are on no screen. */
const spoken = (): string => document.querySelector('[aria-live=polite]')?.textContent ?? '';
/** A live region is empty at first and gets its text a moment later. */
const heard = (text: string): Promise<void> => waitFor(() => expect(spoken()).toBe(text));
/** Waits for the parts that the form loads after its first drawing. */
const partsLoaded = async (): Promise<void> => {
  await vi.dynamicImportSettled();
  await passTime(1000);
};
const button = (name: string) => screen.getByRole('button', { name });

it('an added row is spoken, with the slip’s rows and points', async () => {
  const { proceed } = await openForm('/single');
  await proceed({ Digit: '7', Points: '50' });
  await heard('7 for 50 points added, 1 bid, 50 points');
  await proceed({ Digit: '3', Points: '40' });
  await heard('3 for 40 points added, 2 bids, 90 points');
});

it('the same row is spoken again', async () => {
  const { proceed } = await openForm('/single');
  await proceed({ Digit: '7', Points: '50' });
  await heard('7 for 50 points added, 1 bid, 50 points');
  const before = document.querySelector('[aria-live=polite] span');
  await proceed({ Digit: '7', Points: '50' });
  await heard('7 for 50 points added, 2 bids, 100 points');
  expect(document.querySelector('[aria-live=polite] span')).not.toBe(before);
});

it('only the new total of the slip is spoken, because a toast says how many rows were added', async () => {
  const { proceed } = await openForm('/spmotor');
  await proceed({ 'Enter Pana': '1234', 'Enter Points': '10' });
  expect(screen.getByText('4 bids added')).toBeVisible();
  await heard('4 bids, 40 points');
});

it('deleting a row moves the focus to the next one, at the end to the one before, and from the last to the heading', async () => {
  const { proceed, user } = await openForm('/single');
  for (const digit of ['1', '2', '3']) await proceed({ Digit: digit, Points: '10' });
  await user.click(button('Delete 2'));
  expect(button('Delete 3')).toHaveFocus();
  await user.click(button('Delete 3'));
  expect(button('Delete 1')).toHaveFocus();
  await user.click(button('Delete 1'));
  expect(rows()).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('Delete all leaves the focus on the heading', async () => {
  const { proceed, user } = await openForm('/single');
  for (const digit of ['1', '2']) await proceed({ Digit: digit, Points: '10' });
  const list = screen.getByRole('list', { name: 'Bids on this slip' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  await user.click(button('Delete all'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('Cancel in the dialog returns the focus to Submit', async () => {
  const { proceed, submit, user } = await openForm('/single');
  await proceed({ Digit: '7', Points: '50' });
  await submit();
  await user.click(within(await screen.findByRole('dialog', { name: 'Confirm bid' })).getByText('CANCEL'));
  expect(button('Submit')).toHaveFocus();
});

it('Undo leaves the focus on the heading when its toast goes', async () => {
  const { proceed, user } = await openForm('/single');
  await proceed({ Digit: '7', Points: '50' });
  await user.click(button('Delete 7'));
  await user.click(button('Undo'));
  expect(rows()).toEqual(['7 Open 50 pts']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('the time that is left is spoken at 10, 5 and 1 minutes, once each, and at no other', async () => {
  passTimeAtOnce();
  const { mock } = await openForm('/single');
  await partsLoaded();
  const left = async (advance: string, shown: string): Promise<string> => {
    act(() => mock.advance(advance));
    await within(screen.getByRole('banner')).findByText(shown);
    await passTime(500);
    return spoken();
  };
  expect(await left('109m', 'Open · 11 min left')).toBe('');
  expect(await left('1m', 'Open · 10 min left')).toBe('Open bids end in 10 min');
  await waitFor(() => expect(spoken()).toBe(''), { timeout: 4000 });
  expect(await left('1m', 'Open · 9 min left')).toBe('');
  expect(await left('4m', 'Open · 5 min left')).toBe('Open bids end in 5 min');
  await waitFor(() => expect(spoken()).toBe(''), { timeout: 4000 });
  expect(await left('4m', 'Open · 1 min left')).toBe('Open bids end in 1 min');
  await waitFor(() => expect(spoken()).toBe(''), { timeout: 4000 });
  expect(await left('1m', 'Close · 2 h left')).toBe('');
});

it('after a sleep past several steps the time that is left is spoken once', async () => {
  passTimeAtOnce();
  const { mock } = await openForm('/jodi');
  await partsLoaded();
  act(() => mock.advance('116m'));
  await within(screen.getByRole('banner')).findByText('4 min left');
  await passTime(500);
  await heard('Bids end in 4 min');
});

it('the balance is spoken after a bid was placed, as the server has it', async () => {
  const { proceed, submit, user } = await openForm('/single');
  await proceed({ Digit: '7', Points: '50' });
  await submit();
  await user.click(await screen.findByRole('button', { name: 'SUBMIT' }));
  await waitFor(() => expect(spoken()).toBe('Balance: 9,950 pts'));
});
