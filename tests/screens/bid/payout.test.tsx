import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { holdReply } from '../../support/held-reply.ts';
import { facts, openForm, paidRows } from './open-form.tsx';

/** The line under the fields: the payout of the bid, or the missing input, and the rate. */
const line = (): string => {
  const found = screen.getByRole('form').querySelector('output + small, output:not(:empty)')?.closest('div');
  return (found?.textContent ?? '').replace(/\s+/g, ' ').trim();
};
const shows = (words: string) => waitFor(() => expect(line()).toBe(words));
afterEach(() => {
  vi.restoreAllMocks();
});

const rates = '/api-game-rates';
const single = { Digit: '7', Points: '50' };

it('the form shows the payout of the bid while it is typed', async () => {
  const { user, write } = await openForm('/single');
  await shows('Type a number to see what it pays.10 points pay 95');
  await user.type(screen.getByRole('combobox', { name: 'Digit' }), '7');
  await shows('Type the points to see what it pays.10 points pay 95');
  await user.type(screen.getByLabelText('Points', { selector: 'input' }), '5');
  await shows('Type the points to see what it pays.10 points pay 95');
  await user.type(screen.getByLabelText('Points', { selector: 'input' }), '0');
  await shows('If 7 comes: 475 pts10 points pay 95');
  expect(screen.getByText('475').closest('output')).not.toBeNull();
  await write({ Digit: '77' });
  await shows('Type a number to see what it pays.10 points pay 95');
});

it('above the balance no win is claimed', async () => {
  const { write } = await openForm('/single');
  await write({ Digit: '7', Points: '10000' });
  await shows('If 7 comes: 95,000 pts10 points pay 95');
  await write({ Points: '10001' });
  await waitFor(() => expect(screen.queryByText(/If 7 comes/)).toBeNull());
  expect(screen.getByText('10 points pay 95')).toBeVisible();
});

it('a chip and a suggestion count as typing', async () => {
  const { user } = await openForm('/singlepana');
  await user.type(screen.getByRole('combobox', { name: 'Pana' }), '12');
  await user.click(screen.getByRole('option', { name: '128' }));
  await shows('Type the points to see what it pays.10 points pay 1,400');
  await user.click(screen.getByRole('button', { name: '+20' }));
  await shows('If 128 comes: 2,800 pts10 points pay 1,400');
});

it('a bid that joined the slip leaves an empty form, and its row shows its payout', async () => {
  const { user, proceed } = await openForm('/single');
  await proceed(single);
  await waitFor(() => expect(paidRows()).toEqual(['7 Open · pays 475 50 pts']));
  await shows('Type a number to see what it pays.10 points pay 95');
  await user.click(screen.getByRole('combobox', { name: 'Digit' }));
  await user.keyboard('3{Enter}20{Enter}');
  await waitFor(() => expect(paidRows()[1]).toBe('3 Open · pays 190 20 pts'));
  await shows('Type a number to see what it pays.10 points pay 95');
});

it.each([
  [
    '/spmotor',
    'main',
    { 'Enter Pana': '1240', 'Enter Points': '10' },
    'Each of 4 panas pays 1,400 pts if it comes',
  ],
  ['/spdptp', 'main', { SP: true, Pana: '7', Points: '10' }, 'Each of 12 panas pays 1,400 pts if it comes'],
  [
    '/spdptp',
    'main',
    { SP: true, DP: true, TP: true, Pana: '7', Points: '10' },
    'Each of 22 panas pays 1,400 to 6,000 pts if it comes',
  ],
  [
    '/halfsangam',
    'main',
    { Session: 'Close', Digit: '7', Pana: '128', Points: '10' },
    'If 128-7 comes: 10,000 pts',
  ],
  ['/sdoublepana', 'starline', { Digit: '112', Points: '10' }, 'If 112 comes: 2,800 pts'],
  ['/jodidigit', 'gali', { Digit: '05', Points: '20' }, 'If 05 comes: 1,900 pts'],
] as const)('on %s of %s %j: %s', async (path, family, fill, words) => {
  const { write } = await openForm(path, family);
  await screen.findByText(/to see what it pays/);
  await write(fill);
  await waitFor(() => expect(line()).toContain(words));
});

it('the session that is chosen names a half sangam at once', async () => {
  const { write } = await openForm('/halfsangam');
  await write({ Digit: '7', Pana: '128', Points: '10' });
  await waitFor(() => expect(line()).toContain('If 7-128 comes'));
  await write({ Session: 'Close' });
  await waitFor(() => expect(line()).toContain('If 128-7 comes'));
});

it('nothing is claimed until the rates are there, and the form waits for nothing', async () => {
  let held: ReturnType<typeof holdReply> | undefined;
  const { write, proceed } = await openForm('/single', 'main', {
    arrange: mock => {
      held = holdReply(mock, rates);
    },
  });
  await held?.asked;
  await proceed(single);
  await write(single);
  expect(paidRows()).toEqual(['7 Open 50 pts']);
  expect(screen.getByRole('form')).not.toHaveTextContent(/pays/);
  await held?.deliver();
  await shows('If 7 comes: 475 pts10 points pay 95');
  expect(paidRows()).toEqual(['7 Open · pays 475 50 pts']);
});

it.each([
  ['cannot be read', { kind: 'drop' }, '10', '95'],
  ['are no numbers', null, 'ten', '95'],
  ['have a stake of 0', null, '0', '95'],
] as const)('nothing is claimed while the rates %s', async (_why, fault, stake, win) => {
  const { mock, proceed, submit, write } = await openForm('/single', 'main', {
    arrange: world => {
      if (fault !== null) world.fault({ path: rates, ...fault, times: -1 });
      Object.assign(world.data().content.rates.main, { single_digit_val_1: stake, single_digit_val_2: win });
    },
  });
  await waitFor(() => expect(mock.calls().map(({ path }) => path)).toContain(rates));
  await proceed(single);
  await write({ Digit: '8', Points: '60' });
  await submit();
  const dialog = await screen.findByRole('dialog', { name: 'Confirm bid' });
  expect(facts(dialog)).not.toHaveProperty('Most you can win');
  expect(paidRows()).toEqual(['7 Open 50 pts', '8 Open 60 pts']);
  expect(screen.queryByText(/pays|comes/)).toBeNull();
});

it('the dialog says the most that can be won, and when: the best digit of each session', async () => {
  const { proceed, submit } = await openForm('/single');
  await proceed({ Digit: '7', Points: '50' });
  await proceed({ Digit: '3', Points: '20' });
  await proceed({ Session: 'Close', Digit: '3', Points: '10' });
  await waitFor(() => expect(paidRows()[2]).toBe('3 Close · pays 95 10 pts'));
  await submit();
  const dialog = await screen.findByRole('dialog', { name: 'Confirm bid' });
  // 475 with Open 7 and 95 with Close 3.
  expect(facts(dialog)).toMatchObject({
    'Total Points': '80',
    'Most you can win': '570',
    'Result after': '3:00 PM, 5:00 PM',
  });
  expect(within(dialog).getByText(/Open · pays 475/)).toBeVisible();
});

it('a key press draws neither the form nor its slip again', async () => {
  const { user, proceed } = await openForm('/single');
  for (const digit of ['1', '2', '3']) await proceed({ Digit: digit, Points: '10' });
  await shows('Type a number to see what it pays.10 points pay 95');
  // The form writes the balance with it, the foot the sum.
  const numbers: { readonly format: unknown } = Intl.NumberFormat.prototype;
  const written = vi.spyOn(numbers, 'format', 'get');
  await user.type(screen.getByLabelText('Points', { selector: 'input' }), '5');
  expect(written).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Delete 1' }));
  expect(written).toHaveBeenCalled();
});
