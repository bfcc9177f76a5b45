import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Attempt } from '../../src/domain/placing/attempt.ts';
import { points } from '../../src/domain/points.ts';
import type { WaitingRow } from '../../src/domain/placing/order.ts';
import { askNotClearAtom, newsAtom } from '../../src/state/money/money-notices.ts';
import { passTime, passTimeAtOnce } from '../support/pass-time.ts';
import { renderApp } from '../support/render-app.tsx';

const row = (waitMs: number): WaitingRow => ({
  row: 'row 47',
  market: 'Kalyan',
  game: 'Jodi Digit',
  session: null,
  points: points(30),
  kind: 'bid',
  at: Date.parse('2026-11-21T13:00:00+05:30'),
  attempt: 'attempt 1',
  number: '47',
  waitMs,
});

/** Asks about a row whose end stays unclear for `waitMs`, and notes the player's decision. */
async function openQuestion(waitMs: number) {
  const { store, user } = await renderApp('/about');
  const decided: string[] = [];
  act(() =>
    store.set(askNotClearAtom, [row(waitMs)], {
      sendAgain: attempts => void decided.push(`again ${attempts.join()}`),
      takeOff: rows => void decided.push(`off ${rows.join()}`),
    }),
  );
  const question = within(await screen.findByRole('dialog', { name: 'Not clear yet' }));
  return { question, decided, user };
}
const mayBeTwice = 'If you send it again, it may be placed twice.';

it('while readers may lag the player can only wait', async () => {
  const { question, decided, user } = await openQuestion(60_000);
  expect(question.getByText(/We cannot see yet whether 47 · 30 pts of 1:00 PM was placed/)).toBeVisible();
  expect(question.queryByRole('button', { name: 'Send again' })).toBeNull();
  expect(question.queryByRole('button', { name: 'Take it off' })).toBeNull();
  expect(question.queryByText(mayBeTwice)).toBeNull();
  await user.click(question.getByRole('button', { name: 'Wait' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Not clear yet' })).toBeNull());
  expect(decided).toEqual([]);
});

it.each([
  ['Send again', 'again attempt 1'],
  ['Take it off', 'off row 47'],
])('once they must show it, %s is there, with a warning', async (name, decision) => {
  const { question, decided, user } = await openQuestion(20);
  await question.findByText(mayBeTwice);
  await user.click(question.getByRole('button', { name }));
  expect(decided).toEqual([decision]);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Not clear yet' })).toBeNull());
});

/** The end of one of several waiting attempts becomes known. */
const placed = (id: string): Attempt => ({
  id,
  account: 'account',
  source: { kind: 'withdraw' },
  wanted: [],
  total: points(30),
  sentRef: false,
  baseline: { lines: [], balance: points(100) },
  sentAt: 1,
  at: 1,
  phase: { kind: 'placed', twice: false, told: false },
});

const absent = (id: string): Attempt => ({ ...placed(id), phase: { kind: 'absent' } });

it('the known end of one row neither hides the choice about the others nor makes it wait again', async () => {
  passTimeAtOnce();
  const { store } = await renderApp('/about');
  const rows = [row(2000), { ...row(1000), row: 'row 48', attempt: 'attempt 2', number: '48' }];
  const third = { ...row(3000), row: 'row 49', attempt: 'attempt 3', number: '49' };
  const goOn = { sendAgain: () => undefined, takeOff: () => undefined };
  act(() => store.set(askNotClearAtom, [...rows, third], goOn));
  const question = within(await screen.findByRole('dialog', { name: 'Not clear yet' }));
  await passTime(2000);
  expect(question.queryByRole('button', { name: 'Send again' })).toBeNull();
  act(() => store.set(newsAtom, 'known', placed('attempt 3')));
  expect(question.getByRole('button', { name: 'Send again' })).toBeVisible();
  act(() => store.set(newsAtom, 'known', placed('attempt 2')));
  expect(question.getByRole('button', { name: 'Send again' })).toBeVisible();
  expect(question.queryByText(/48 · 30 pts/)).toBeNull();
});

it('a row that the player waits for is reported as not placed, also after a question about another row', async () => {
  const { store, user } = await renderApp('/about');
  const goOn = { sendAgain: () => undefined, takeOff: () => undefined };
  const other = { ...row(1000), row: 'row 48', attempt: 'attempt 2', number: '48' };
  for (const asked of [row(1000), other]) {
    act(() => store.set(askNotClearAtom, [asked], goOn));
    const question = within(await screen.findByRole('dialog', { name: 'Not clear yet' }));
    await user.click(question.getByRole('button', { name: 'Wait' }));
  }
  act(() => store.set(newsAtom, 'known', absent('attempt 1')));
  expect(
    await screen.findByText('47 · 30 pts of 1:00 PM was not placed. You can send it now.'),
  ).toBeVisible();
  act(() => store.set(newsAtom, 'known', absent('attempt 2')));
  expect(
    await screen.findByText('48 · 30 pts of 1:00 PM was not placed. You can send it now.'),
  ).toBeVisible();
});
