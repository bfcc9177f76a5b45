import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { go } from '../../../src/nav/navigation.ts';
import { accountAtom } from '../../../src/state/money/money-account.ts';
import type { AppMock } from '../../support/app-mock.ts';
import { passTimeAtOnce } from '../../support/pass-time.ts';
import { errors, type Fill, left, markets, openForm, rows, toast } from './open-form.tsx';

type App = Awaited<ReturnType<typeof openForm>>;

const path = '/api-submit-bid';
const failed = 'Failed to place bid. Please try again.';
const placedToast = 'Bid placed successfully!';

const receipt = () => screen.queryByRole('region', { name: 'Receipt' });
const heading = () => within(shown()).getByRole('heading', { level: 2 });
const button = (name: string) => within(shown()).getByRole('button', { name });

function shown(): HTMLElement {
  const region = receipt();
  if (region === null) throw new Error('No receipt');
  return region;
}

/** The rows of the receipt: `7 50 pts`, with the session where there are two. */
const receiptRows = (): readonly string[] =>
  within(within(shown()).getByRole('list'))
    .getAllByRole('listitem')
    .map(item => (item.textContent ?? '').replace(/\s+/g, ' ').trim());

/** The player's new bids in the provider's ledger, in the form of `receiptRows`. */
const ledger = (mock: AppMock, withSession = false): readonly string[] =>
  mock
    .data()
    .bids.filter(({ status, user_id }) => status === 'open' && user_id === 1)
    .map(bid => `${bid.digits} ${withSession ? `${bid.session} ` : ''}${bid.points} pts`);

async function press(app: App, fills: readonly Fill[], once?: () => void): Promise<void> {
  for (const fill of fills) await app.proceed(fill);
  await app.submit();
  const submit = await screen.findByRole('button', { name: 'SUBMIT' });
  // Lets the question read the baseline.
  await act(async () => undefined);
  once?.();
  await app.user.click(submit);
}

/** From now on the provider carries the bid out, its reply is lost, and no history arrives. */
const loseReply = (app: App) => (): void => {
  app.mock.fault({ path: '/api-bid-history-data', kind: 'status', value: 500, times: -1 });
  app.mock.fault({ path, kind: 'drop-after' });
};

const twoDigits = [
  { Digit: '7', Points: '50' },
  { Digit: '3', Points: '120' },
] as const;

afterEach(() => vi.unstubAllGlobals());

it('shows the placed bids, their time and that of the result, and has the focus', async () => {
  const app = await openForm('/single');
  await press(app, twoDigits);
  await waitFor(() => expect(heading()).toHaveFocus());
  expect(heading()).toHaveAccessibleName(
    'Bid placed Placed 1:00 PM · Kalyan Open · 2 bids · 170 pts · result after 3:00 PM',
  );
  expect(heading()).toHaveTextContent(/^Bid placed/);
  expect(within(shown()).getByText('1:00 PM')).toBeVisible();
  expect(within(shown()).getByText('Kalyan · Open')).toBeVisible();
  expect(within(shown()).getByText('21 November · Single Digit · 2 bids · 170 pts')).toBeVisible();
  expect(receiptRows()).toEqual(['7 50 pts', '3 120 pts']);
  expect(ledger(app.mock)).toEqual(receiptRows());
  expect(shown()).toHaveTextContent(/Result after 3:00 PM/);
  expect(toast(placedToast)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('repeats the payout of a single bid and its time', async () => {
  const app = await openForm('/single');
  await press(app, [{ Digit: '7', Points: '50' }]);
  await waitFor(() => expect(shown()).toHaveTextContent('If 7 comes: 475 pts, after 3:00 PM'));
});

it('has nothing to show before anything was placed', async () => {
  const app = await openForm('/single');
  await app.proceed(twoDigits[0]);
  await app.submit();
  await screen.findByRole('dialog', { name: 'Confirm bid' });
  expect(receipt()).toBeNull();
  await app.user.click(screen.getByRole('button', { name: 'CANCEL' }));
  expect(receipt()).toBeNull();
});

it('more than five rows: five, and how many more', async () => {
  const app = await openForm('/spmotor');
  await press(app, [{ 'Enter Pana': '123456', 'Enter Points': '10' }]);
  await screen.findByText(placedToast);
  // Six digits make 6·5·4/6 = 20 single panas.
  expect(receiptRows()).toEqual(['123 10 pts', '124 10 pts', '125 10 pts', '126 10 pts', '134 10 pts']);
  expect(within(shown()).getByText('and 15 more')).toBeVisible();
  expect(within(shown()).getByText('21 November · SP Motor · 20 bids · 200 pts')).toBeVisible();
});

it.each([
  ['/jodi', 'main', [{ 'Enter Digit': '47', Points: '10' }], 'Kalyan', '5:00 PM'],
  ['/single', 'main', [{ Session: 'Close', Digit: '4', Points: '10' }], 'Kalyan · Close', '5:00 PM'],
  ['/halfsangam', 'main', [{ Digit: '4', Pana: '128', Points: '10' }], 'Kalyan · Open', '5:00 PM'],
  ['/starsingle', 'starline', [{ Digit: '4', Points: '10' }], 'Kalyan Starline 2:00 PM', '2:00 PM'],
  ['/leftdigit', 'gali', [{ Digit: '4', Points: '10' }], 'Delhi Bazar', '3:00 PM'],
] as const)(
  '%s (%s): whose result decides it, and after what time',
  async (game, family, fills, title, at) => {
    const app = await openForm(game, family);
    await press(app, fills);
    await screen.findByText(placedToast);
    expect(within(shown()).getByText(title)).toBeVisible();
    expect(shown()).toHaveTextContent(`Result after ${at}`);
  },
);

it('bids of both sessions say whose they are, and both times', async () => {
  const app = await openForm('/single');
  await press(app, [
    { Session: 'Close', Digit: '7', Points: '50' },
    { Session: 'Open', Digit: '3', Points: '20' },
  ]);
  await screen.findByText(placedToast);
  expect(receiptRows()).toEqual(['7 Close 50 pts', '3 Open 20 pts']);
  expect(ledger(app.mock, true)).toEqual(receiptRows());
  expect(shown()).toHaveTextContent(/Kalyan · Open, Close/);
  expect(shown()).toHaveTextContent('Result after 3:00 PM, 5:00 PM');
});

it.each([
  ['refused', { kind: 'false-status', value: 'No' }],
  ['an error', { kind: 'status', value: 500 }],
  ['lost before it arrived', { kind: 'drop' }],
] as const)('a bid that is %s has no receipt, also after the check', async (_how, fault) => {
  passTimeAtOnce();
  const app = await openForm('/single');
  app.mock.fault({ path, ...fault });
  await press(app, twoDigits);
  await screen.findByText(failed);
  // Checking goes on until it knows.
  await waitFor(async () => {
    const account = app.store.get(accountAtom) ?? '';
    const phases = (await app.money.journal.of(account)).map(({ phase }) => phase.kind);
    expect(phases.filter(phase => phase !== 'absent')).toEqual([]);
  });
  expect(ledger(app.mock)).toEqual([]);
  expect(receipt()).toBeNull();
  expect(rows()).toHaveLength(2);
});

it('a reply that was lost has no receipt until the history shows the bids', async () => {
  passTimeAtOnce();
  const app = await openForm('/single');
  await press(app, twoDigits, loseReply(app));
  await screen.findByText(failed);
  expect(receipt()).toBeNull();

  app.mock.clearFaults();
  await screen.findByText(placedToast);
  expect(receiptRows()).toEqual(['7 50 pts', '3 120 pts']);
  expect(ledger(app.mock)).toEqual(receiptRows());
  expect(rows()).toEqual([]);
  await waitFor(() => expect(heading()).toHaveFocus());
});

it('a part that was placed: only its rows, and how many of all', async () => {
  const app = await openForm('/single', 'main', { config: { splitSessions: true } });
  app.mock.fault({ path, kind: 'false-status', value: 'No' });
  await press(app, [
    { Session: 'Close', Digit: '7', Points: '50' },
    { Session: 'Open', Digit: '3', Points: '20' },
    { Session: 'Open', Digit: '9', Points: '10' },
  ]);
  await screen.findByText(failed);
  const placed = ledger(app.mock);
  expect(placed).toEqual(['3 20 pts', '9 10 pts']);
  await waitFor(() => expect(receiptRows()).toEqual(placed));
  expect(heading()).toHaveTextContent('2 of 3 bids placed');
  expect(heading()).not.toHaveFocus();

  await app.user.click(screen.getByRole('button', { name: 'CANCEL' }));
  await waitFor(() => expect(heading()).toHaveFocus());
  expect(rows()).toEqual(['7 Close 50 pts']);

  // A second question that is cancelled brings nothing new.
  await app.submit();
  await app.user.click(await screen.findByRole('button', { name: 'CANCEL' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toHaveFocus());

  // The rest, placed by a second SUBMIT, joins it.
  await press(app, []);
  await waitFor(() => expect(heading()).toHaveTextContent(/^Bid placed/));
  expect(receiptRows()).toEqual(['3 Open 20 pts', '9 Open 10 pts', '7 Close 50 pts']);
  expect(ledger(app.mock, true)).toEqual(receiptRows());
});

it('a bid that is found while the player types leaves the focus in the field', async () => {
  passTimeAtOnce();
  const app = await openForm('/single');
  await press(app, [twoDigits[0]], loseReply(app));
  await screen.findByText(failed);
  await app.user.click(screen.getByRole('button', { name: 'CANCEL' }));
  const field = screen.getByRole('combobox', { name: 'Digit' });
  act(() => field.focus());
  app.mock.clearFaults();
  await screen.findByText(placedToast);
  expect(receiptRows()).toEqual(['7 50 pts']);
  expect(field).toBeVisible();
  expect(field).toHaveFocus();
});

it('New bid opens the folded form, and the next row and another screen end the receipt too', async () => {
  const app = await openForm('/single');
  await press(app, twoDigits);
  await screen.findByText(placedToast);
  expect(screen.getByText('Proceed')).not.toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'New bid' }));
  expect(receipt()).toBeNull();
  expect(screen.getByText('Proceed')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();

  await press(app, twoDigits);
  await waitFor(() => expect(receipt()).not.toBeNull());
  await app.proceed({ Digit: '1', Points: '10' });
  expect(receipt()).toBeNull();

  await press(app, []);
  await waitFor(() => expect(receiptRows()).toEqual(['1 10 pts']));
  act(() => go('/imp'));
  act(() => go('/single', { state: { market: markets.main } }));
  await screen.findByLabelText('Date');
  expect(receipt()).toBeNull();
});

it.each([
  ['/single', 'main', 'BID History'],
  ['/starsingle', 'starline', 'STARLINE BIDS'],
  ['/leftdigit', 'gali', 'GALI DISAWAR BIDS'],
] as const)('%s (%s): View bids opens %s', async (game, family, title) => {
  const app = await openForm(game, family);
  await press(app, [{ Digit: '7', Points: '50' }]);
  await screen.findByText(placedToast);
  await app.user.click(button('View bids'));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});

it('Bid again puts the same rows on the slip as new ones, and Submit is next', async () => {
  const app = await openForm('/single');
  await press(app, twoDigits);
  await screen.findByText(placedToast);
  await app.user.click(button('Bid again'));
  expect(rows()).toEqual(['7 Open 50 pts', '3 Open 120 pts']);
  expect(receipt()).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toHaveFocus());

  await press(app, []);
  await waitFor(() => expect(receiptRows()).toEqual(['7 50 pts', '3 120 pts']));
  expect(ledger(app.mock)).toEqual(['7 50 pts', '3 120 pts', '7 50 pts', '3 120 pts']);
  expect(app.mock.balance('9876543210')).toBe(9660);
});

it('Bid again leaves out closed rows, and reports them', async () => {
  passTimeAtOnce();
  const app = await openForm('/single');
  await press(app, [
    { Session: 'Open', Digit: '7', Points: '50' },
    { Session: 'Close', Digit: '3', Points: '20' },
  ]);
  await screen.findByText(placedToast);
  act(() => app.mock.advance('2h'));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Open', hidden: true })).toBeDisabled());
  await app.user.click(button('Bid again'));
  expect(rows()).toEqual(['3 Close 20 pts']);
  expect(errors()).toEqual(['7 not added: Session closed']);
});

it('Bid again with nothing left to allow keeps the receipt and says why', async () => {
  const app = await openForm('/single');
  await press(app, [{ Digit: '7', Points: '6000' }]);
  await screen.findByText(placedToast);
  await waitFor(() => expect(left()).toBe('4,000 left'));
  await app.user.click(button('Bid again'));
  expect(errors()).toEqual(['7 not added: Insufficient balance please refill your account']);
  expect(rows()).toEqual([]);
  expect(receiptRows()).toEqual(['7 6,000 pts']);
});

const line = 'Placed 1:00 PM · Kalyan Open · 2 bids · 170 pts · result after 3:00 PM';

it('Share hands one line to the device', async () => {
  const share = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  const app = await openForm('/single');
  await press(app, twoDigits);
  await screen.findByText(placedToast);
  await app.user.click(button('Share'));
  expect(share.mock.calls).toEqual([[{ text: `Matka · ${line}` }]]);
  expect(screen.queryByText('Copied')).toBeNull();
});

it('Share copies the line where the device cannot share, with a message', async () => {
  const app = await openForm('/single');
  await press(app, twoDigits);
  await screen.findByText(placedToast);
  await app.user.click(button('Share'));
  expect(await screen.findByText('Copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`Matka · ${line}`);
});
