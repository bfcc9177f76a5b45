import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadDashboardAtom } from '../../../src/state/reading/markets.ts';
import { passTimeAtOnce } from '../../support/pass-time.ts';
import { errors, left, openForm, rows, toast } from './open-form.tsx';

const options = () => screen.queryAllByRole('option').map(option => option.textContent);

it.each([
  ['Digit required', 'Please enter the number', { Digit: '', Points: '' }],
  ['Digit not in the allowed set', 'Number 77 is not valid', { Digit: '77', Points: '' }],
  ['Points required', 'Please enter point', { Digit: '7', Points: '' }],
  ['Points are whole numbers: abc', 'Please enter digits only', { Digit: '7', Points: 'abc' }],
  [
    'Points are whole numbers: 10.5',
    'Please enter digits only, without decimals',
    { Digit: '7', Points: '10.5' },
  ],
  ['Points are whole numbers: 1e3', 'Please enter digits only', { Digit: '7', Points: '1e3' }],
  ['Points are whole numbers: -50', 'Please enter digits only', { Digit: '7', Points: '-50' }],
  ['Points, minimum 10', 'Required minimum bid amount is 10', { Digit: '7', Points: '9' }],
  [
    'Points above wallet balance',
    'Insufficient balance please refill your account',
    { Digit: '7', Points: '10001' },
  ],
])('spec 2 §5: %s → %s', async (_rule, message, fill) => {
  const { proceed } = await openForm('/single');
  await proceed(fill);
  await waitFor(() => expect(errors()).toEqual([message]));
  expect(rows()).toEqual([]);
  expect(screen.getByLabelText('Points', { selector: 'input' })).toHaveValue(fill.Points);
});

it('spec 2 §5: Points, Starline single pana wording has a comma → Insufficient balance, please refill your account', async () => {
  const { proceed } = await openForm('/ssinglepana', 'starline');
  await proceed({ Digit: '120', Points: '10001' });
  await waitFor(() => expect(errors()).toEqual(['Insufficient balance, please refill your account']));
});

it('spec 2 §5: digit error takes priority, then opening pana, then points, and only the first is shown', async () => {
  const { proceed } = await openForm('/halfsangam');
  await proceed({ Digit: 'x', Pana: 'y', Points: '' });
  await waitFor(() => expect(errors()).toEqual(['Number x is not valid']));
  await proceed({ Digit: '4' });
  await waitFor(() => expect(errors()).toEqual(['Number y is not valid']));
  await proceed({ Pana: '120' });
  await waitFor(() => expect(errors()).toEqual(['Please enter point']));
});

it('spec 2 §5: Date field is read-only (today)', async () => {
  const { user } = await openForm('/single');
  const date = screen.getByLabelText('Date');
  expect(date).toHaveValue('21-November-2026');
  await user.type(date, '5');
  expect(date).toHaveValue('21-November-2026');
  expect(date).toHaveAttribute('readonly');
});

it('spec 2 §5: the wrong field gets the focus and its toast is at the top right', async () => {
  const { proceed } = await openForm('/single');
  await proceed({ Digit: '7' });
  await waitFor(() => expect(screen.getByLabelText('Points', { selector: 'input' })).toHaveFocus());
  expect(toast('Please enter point').closest('[data-at]')).toHaveAttribute('data-at', 'top-right');
});

it('spec 2 §9: Minimum bid: 10 points', async () => {
  const { proceed } = await openForm('/single');
  await proceed({ Digit: '7', Points: '10' });
  await waitFor(() => expect(rows()).toEqual(['7 Open 10 pts']));
});

it('spec 2 §9: Digits 0-9 are suggested, filtered as one types', async () => {
  const { user } = await openForm('/single');
  const field = screen.getByRole('combobox', { name: 'Digit' });
  await user.type(field, '{ArrowDown}');
  expect(options()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
  await user.type(field, '7');
  expect(options()).toEqual([]);
});

it('spec 2 §9: jodi 00-99 are suggested, filtered as one types', async () => {
  const { user } = await openForm('/jodi');
  await user.type(screen.getByRole('combobox', { name: 'Enter Digit' }), '4');
  expect(options()).toEqual(['40', '41', '42', '43', '44', '45', '46', '47', '48', '49']);
});

it('a suggestion is taken by a tap, and the points are next', async () => {
  const { user } = await openForm('/singlepana');
  await user.type(screen.getByRole('combobox', { name: 'Pana' }), '12');
  await user.click(screen.getByRole('option', { name: '128' }));
  expect(screen.getByRole('combobox', { name: 'Pana' })).toHaveValue('128');
  expect(screen.getByLabelText('Points', { selector: 'input' })).toHaveFocus();
});

it('Enter goes from the pana to the points and, having added the row, back', async () => {
  const { user } = await openForm('/singlepana');
  await user.click(screen.getByRole('combobox', { name: 'Pana' }));
  await user.keyboard('137{Enter}50{Enter}146{Enter}50{Enter}290{Enter}60{Enter}');
  await waitFor(() => expect(rows()).toEqual(['137 Open 50 pts', '146 Open 50 pts', '290 Open 60 pts']));
  expect(screen.getByRole('combobox', { name: 'Pana' })).toHaveFocus();
});

it('a chip adds to the points', async () => {
  const { user } = await openForm('/single');
  const points = screen.getByLabelText('Points', { selector: 'input' });
  for (const chip of ['+10', '+500', '+20']) await user.click(screen.getByRole('button', { name: chip }));
  expect(points).toHaveValue('530');
});

it('spec 2 §4: a valid Proceed appends a row, reduces the shown wallet, clears inputs and reveals Submit', async () => {
  const { proceed } = await openForm('/single');
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  await proceed({ Digit: '7', Points: '50' });
  await waitFor(() => expect(rows()).toEqual(['7 Open 50 pts']));
  expect(left()).toBe('9,950 left 1 unsent slip');
  expect(screen.getByRole('combobox', { name: 'Digit' })).toHaveValue('');
  expect(screen.getByLabelText('Points', { selector: 'input' })).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Submit' })).toBeVisible();
  expect(screen.getByText('1 bid')).toBeVisible();
});

it('spec 2 §4: Deleting a row refunds its points, and deleting the last row hides Submit', async () => {
  const { proceed, user } = await openForm('/single');
  await proceed({ Digit: '7', Points: '50' });
  await proceed({ Digit: '3', Points: '20' });
  await user.click(screen.getByRole('button', { name: 'Delete 7' }));
  expect(rows()).toEqual(['3 Open 20 pts']);
  expect(left()).toBe('9,980 left 1 unsent slip');
  expect(screen.getByRole('button', { name: 'Delete 3' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Delete 3' }));
  expect(rows()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
});

it('the toast of a deleted row restores it', async () => {
  const { proceed, user } = await openForm('/single');
  await proceed({ Digit: '7', Points: '50' });
  await proceed({ Digit: '3', Points: '20' });
  await user.click(screen.getByRole('button', { name: 'Delete 7' }));
  const toast = screen.getByText('7 deleted').closest<HTMLElement>('[data-at]');
  await user.click(within(toast ?? document.body).getByRole('button', { name: 'Undo' }));
  expect(rows()).toEqual(['7 Open 50 pts', '3 Open 20 pts']);
});

it('the next toast restores an undone row, and the one after removes it again', async () => {
  const { proceed, user } = await openForm('/single');
  await proceed({ Digit: '7', Points: '50' });
  await proceed({ Digit: '3', Points: '20' });
  await user.click(screen.getByRole('button', { name: 'Delete 7' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone: 7 deleted')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Redo' }));
  expect(rows()).toEqual(['3 Open 20 pts']);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(rows()).toEqual(['7 Open 50 pts', '3 Open 20 pts']);
});

it('a whole expansion is undone from its toast', async () => {
  const { proceed, user } = await openForm('/spmotor');
  await proceed({ 'Enter Pana': '1234', 'Enter Points': '10' });
  await waitFor(() => expect(rows()).toHaveLength(4));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(rows()).toEqual([]);
});

it('no Undo is left behind the question that asks about the slip', async () => {
  const { proceed, submit } = await openForm('/spmotor');
  await proceed({ 'Enter Pana': '1234', 'Enter Points': '10' });
  await screen.findByRole('button', { name: 'Undo' });
  await submit();
  await screen.findByRole('dialog', { name: 'Confirm bid' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

it('all rows are deleted at once, and restored', async () => {
  const { proceed, user } = await openForm('/dpmotor');
  await proceed({ 'Enter Pana': '123', 'Enter Points': '10' });
  await waitFor(() => expect(rows()).toHaveLength(6));
  await user.click(screen.getByRole('button', { name: 'Delete all' }));
  expect(rows()).toEqual([]);
  const toast = screen.getByText('6 bids deleted').closest<HTMLElement>('[data-at]');
  await user.click(within(toast ?? document.body).getByRole('button', { name: 'Undo' }));
  expect(rows()).toHaveLength(6);
});

it('spec 2 §4: a repeated number appends a row, and a toast with Undo reports the repetition', async () => {
  const { proceed, user } = await openForm('/single');
  await proceed({ Digit: '7', Points: '50' });
  await proceed({ Digit: '7', Points: '50' });
  await waitFor(() => expect(rows()).toEqual(['7 Open 50 pts', '7 Open 50 pts']));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Digit' })).toHaveValue('');
  expect(left()).toBe('9,900 left 1 unsent slip');
  expect(await screen.findByText('7 is already on this slip; added again')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(rows()).toEqual(['7 Open 50 pts']));
});

it('both of two equal rows are placed after one was deleted and restored', async () => {
  const app = await openForm('/single');
  await app.proceed({ Digit: '7', Points: '50' });
  await app.proceed({ Digit: '7', Points: '50' });
  await waitFor(() => expect(rows()).toHaveLength(2));
  const [, second] = screen.getAllByRole('button', { name: 'Delete 7' });
  if (second === undefined) throw new Error('no second row');
  await app.user.click(second);
  await waitFor(() => expect(rows()).toHaveLength(1));
  const [, undo] = screen.getAllByRole('button', { name: 'Undo' }).toReversed();
  await app.user.click(undo ?? screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  await app.submit();
  await app.user.click(await screen.findByRole('button', { name: 'SUBMIT' }));
  await screen.findByText('Bid placed successfully!');
  expect(app.mock.balance('9876543210')).toBe(9900);
  expect(rows()).toEqual([]);
});

it('another session is another row, and an expansion that meets rows of the slip says how many', async () => {
  const { proceed } = await openForm('/spdptp');
  await proceed({ TP: true, DP: true, Pana: '5', Points: '10' });
  await waitFor(() => expect(rows()).toHaveLength(10));
  await proceed({ Session: 'Close', Pana: '5', Points: '10' });
  await waitFor(() => expect(rows()).toHaveLength(20));
  expect(screen.queryByText(/on this slip already/)).toBeNull();
  await proceed({ Session: 'Close', Pana: '5', Points: '10' });
  expect(await screen.findByText('10 of these numbers are already on this slip; added again')).toBeVisible();
});

it('spec 2 §4: a slip of both sessions is one request under the session of its first row', async () => {
  const app = await openForm('/single');
  await app.proceed({ Session: 'Close', Digit: '7', Points: '50' });
  await app.proceed({ Session: 'Open', Digit: '3', Points: '20' });
  await app.submit();
  await app.user.click(await screen.findByRole('button', { name: 'SUBMIT' }));
  await screen.findByText('Bid placed successfully!');
  expect(app.bodies('/api-submit-bid')).toMatchObject([
    {
      new_result: {
        session: 'Close',
        gametype: 'Close',
        totalbit: 70,
        result: [
          { digits: '7', session: 'Close' },
          { digits: '3', session: 'Open' },
        ],
      },
    },
  ]);
});

it('splitSessions: a provider that reads the session of the request alone gets a request a session', async () => {
  const app = await openForm('/single', 'main', { config: { splitSessions: true } });
  await app.proceed({ Session: 'Close', Digit: '7', Points: '50' });
  await app.proceed({ Session: 'Open', Digit: '3', Points: '20' });
  await app.submit();
  await app.user.click(await screen.findByRole('button', { name: 'SUBMIT' }));
  await screen.findByText('Bid placed successfully!');
  expect(app.bodies('/api-submit-bid')).toMatchObject([
    { new_result: { session: 'Close', totalbit: 50 } },
    { new_result: { session: 'Open', totalbit: 20 } },
  ]);
});

it('spec 2 §5: the open result is out, Half Sangam Close → Session closed', async () => {
  const app = await openForm('/halfsangam', 'main', {
    arrange: mock => void mock.declare('main', 1, '124', 'open'),
  });
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Open' })).toBeDisabled());
  await app.proceed({ Digit: '4', Pana: '128', Points: '10' });
  await waitFor(() => expect(errors()).toEqual(['Session closed']));
  expect(rows()).toEqual([]);
});

it('spec 2 §5: a closed row at Submit or SUBMIT → Session closed. Delete the closed bids, then submit again.', async () => {
  const app = await openForm('/halfsangam');
  await app.proceed({ Session: 'Close', Digit: '4', Pana: '128', Points: '10' });
  await waitFor(() => expect(rows()).toHaveLength(1));
  app.mock.declare('main', 1, '124', 'open');
  await act(() => app.store.set(loadDashboardAtom));
  await waitFor(() => expect(rows()[0]).toContain('Session closed'));
  await app.submit();
  await waitFor(() =>
    expect(errors()).toEqual(['Session closed. Delete the closed bids, then submit again.']),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(app.bodies('/api-submit-bid')).toEqual([]);
});

it('spec 2 §4: Motor Proceed subtracts points times number of rows, below zero even', async () => {
  const { proceed, submit } = await openForm('/spmotor');
  await proceed({ 'Enter Pana': '1234567890', 'Enter Points': '100' });
  await waitFor(() => expect(rows()).toHaveLength(120));
  expect(left()).toBe('-2,000 left 1 unsent slip');
  await submit();
  await waitFor(() => expect(errors()).toEqual(['Not enough balance!']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it("spec 2 §8, §4: 'Not enough balance!' on motor Submit with negative balance", async () => {
  const { proceed, submit } = await openForm('/dpmotor');
  await proceed({ 'Enter Pana': '1234567890', 'Enter Points': '112' });
  await waitFor(() => expect(left()).toBe('-80 left 1 unsent slip'));
  await submit();
  await waitFor(() => expect(errors()).toEqual(['Not enough balance!']));
});

it('spec 2 §5: SP DP TP points total = points times count of selected combinations', async () => {
  const { proceed } = await openForm('/spdptp');
  await proceed({ DP: true, TP: true, Pana: '5', Points: '1001' });
  await waitFor(() => expect(errors()).toEqual(['Insufficient balance please refill your account']));
  await proceed({ Points: '1000' });
  await waitFor(() => expect(rows()).toHaveLength(10));
  expect(left()).toBe('0 left 1 unsent slip');
});

it('spec 2 §4, §9: before the open time Open is enabled and preselected', async () => {
  await openForm('/single');
  expect(screen.getByRole('radio', { name: 'Open' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Close' })).toBeEnabled();
});

it('spec 2 §4: when the open time passes while the form is open, Open is disabled and Close preselected', async () => {
  passTimeAtOnce();
  const { proceed, submit, mock, user } = await openForm('/single');
  await proceed({ Digit: '7', Points: '50' });
  act(() => mock.advance('119m'));
  expect(screen.getByRole('radio', { name: 'Open' })).toBeEnabled();
  act(() => mock.advance('1m'));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Open' })).toBeDisabled());
  expect(screen.getByRole('radio', { name: 'Close' })).toBeChecked();
  expect(rows()).toEqual(['7 Session closed 50 pts']);
  await submit();
  await waitFor(() => expect(errors()[0]).toBe('Session closed. Delete the closed bids, then submit again.'));
  expect(screen.queryByRole('dialog')).toBeNull();

  await proceed({ Digit: '3', Points: '20' });
  await waitFor(() => expect(rows()).toEqual(['7 Session closed 50 pts', '3 Close 20 pts']));
  await user.click(screen.getByRole('button', { name: 'Delete closed' }));
  expect(rows()).toEqual(['3 Close 20 pts']);
  await submit();
  expect(await screen.findByRole('dialog', { name: 'Confirm bid' })).toBeVisible();
});

it('a session that closes while the dialog is open is noticed, and nothing is sent', async () => {
  passTimeAtOnce();
  const { proceed, submit, mock, user, bodies } = await openForm('/single');
  await proceed({ Digit: '7', Points: '50' });
  await submit();
  const dialog = await screen.findByRole('dialog', { name: 'Confirm bid' });
  act(() => mock.advance('2h'));
  await within(dialog).findByText('Session closed');
  await user.click(screen.getByRole('button', { name: 'SUBMIT' }));
  await waitFor(() => expect(errors()[0]).toBe('Session closed. Delete the closed bids, then submit again.'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(rows()).toEqual(['7 Session closed 50 pts']);
  expect(bodies('/api-submit-bid')).toEqual([]);
});

it('spec 2 §4, §5: a Starline form whose slot has begun takes no more → Bidding is closed for Single Digit', async () => {
  passTimeAtOnce();
  const { proceed, mock } = await openForm('/starsingle', 'starline');
  expect(screen.getByText('1 h left')).toBeVisible();
  act(() => mock.advance('60m'));
  await waitFor(() => expect(screen.getByText('Session closed')).toBeVisible());
  await proceed({ Digit: '7', Points: '50' });
  await waitFor(() => expect(errors()).toEqual(['Bidding is closed for Single Digit']));
  expect(rows()).toEqual([]);
});

it('digits of another script count as digits', async () => {
  const { proceed } = await openForm('/singlepana');
  await proceed({ Pana: '१२३', Points: '५०' });
  await waitFor(() => expect(rows()).toEqual(['123 Open 50 pts']));
});

it.each([
  ['SP Motor', '/spmotor', '0123', ['120', '123', '130', '230']],
  ['SP Motor', '/spmotor', '11223', ['123']],
  ['DP Motor', '/dpmotor', '10', ['100', '110']],
  ['DP Motor', '/dpmotor', '123', ['112', '113', '122', '133', '223', '233']],
])('spec 2 §5: %s expansion (%s) of %s becomes the rows %j', async (_name, path, digits, panas) => {
  const { proceed } = await openForm(path);
  await proceed({ 'Enter Pana': digits, 'Enter Points': '10' });
  await waitFor(() => expect(rows()).toEqual(panas.map(pana => `${pana} Open 10 pts`)));
});

it.each([
  ['SP', 12],
  ['DP', 9],
  ['TP', 1],
])('spec 2 §5: SP DP TP of one digit: %s adds %i rows', async (kind, count) => {
  const { proceed } = await openForm('/spdptp');
  await proceed({ [kind]: true, Pana: '0', Points: '10' });
  await waitFor(() => expect(rows()).toHaveLength(count));
  expect(screen.getByText(count === 1 ? '1 bid' : `${count} bids`)).toBeVisible();
});
