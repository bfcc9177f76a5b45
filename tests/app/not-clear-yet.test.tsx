import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { points } from '../../src/domain/points.ts';
import type { WaitingRow } from '../../src/domain/placing/order.ts';
import { askNotClearAtom } from '../../src/state/money/money-notices.ts';
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

/** The question about a row whose end is still unclear for `waitMs`; what the player decides. */
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
