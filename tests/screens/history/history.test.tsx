import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { declareResult } from '../../../mock-server/rules/settle.ts';
import type { AppMock } from '../../support/app-mock.ts';
import { holdReply } from '../../support/held-reply.ts';
import { renderApp } from '../../support/render-app.tsx';

/** A card's words, the title and the points, then the facts. */
const cards = () =>
  screen.queryAllByRole('listitem').map(card =>
    [card.querySelector('p'), ...card.querySelectorAll('h3, h3 + *, dt, dd')]
      .map(part => part?.textContent ?? '')
      .filter(text => text !== '')
      .join(' '),
  );
const field = (name: 'From' | 'To') => screen.getByLabelText(name, { selector: 'input' });
const bodies = (mock: AppMock, path: string) =>
  mock
    .calls()
    .filter(call => call.path === path)
    .map(call => call.body);
const moment = { day: '2026-11-21', today: '2026-11-21', at: '2026-11-21T07:30:00.000Z' };
const common = { env_type: 'Prod', app_key: 'demo', unique_token: '***' };

type Row = { readonly family: 'main' | 'starline' | 'gali'; readonly pana: string; readonly digits: string };

/** A bid of today, and the win it brought, for the Demo Player. */
const bidAndWin =
  ({ family, pana, digits }: Row, session: 'Open' | 'Close', closedigits = '') =>
  (mock: AppMock): void => {
    const bid = {
      id: 900,
      user_id: 1,
      family,
      game_id: 1,
      game_name: 'Some Market',
      pana,
      session,
      digits,
      closedigits,
      points: 1500,
      day: '2026-11-21',
      at: '2026-11-21T06:00:00.000Z',
    };
    mock.data().bids = [{ ...bid, status: 'won' }];
    mock.data().wins = [{ ...bid, bid_id: 900, amount: 123_456 }];
  };

it.each([
  [
    '/imp4',
    'BID History',
    { family: 'main', pana: 'Jodi Digit', digits: '16' },
    'Some Market 1,500 pts Digit 16 Type Jodi Digit Date 21-November-2026',
  ],
  [
    '/imp5',
    'STARLINE BIDS',
    { family: 'starline', pana: 'Single Panna', digits: '120' },
    'Some Market · Close 1,500 pts Digit 120 Type Single Panna Date 21-November-2026',
  ],
  [
    '/impbid',
    'GALI DISAWAR BIDS',
    { family: 'gali', pana: 'Left Digit', digits: '4' },
    'Some Market 1,500 pts Digit 4 Type Left Digit Date 21-November-2026',
  ],
  [
    '/imp3',
    'WIN HISTORY',
    { family: 'main', pana: 'Jodi Digit', digits: '16' },
    'Congratulations You Won Some Market + 1,23,456 pts Digit 16 Type Jodi Digit Date 21-November-2026',
  ],
  [
    '/imp6',
    'STARLINE WIN HISTORY',
    { family: 'starline', pana: 'Single Digit', digits: '4' },
    'Congratulations You Won Some Market · Close + 1,23,456 pts Digit 4 Type Single Digit Date 21-November-2026',
  ],
  [
    '/impwin',
    'GALI DISAWAR WINS',
    { family: 'gali', pana: 'Right Digit', digits: '4' },
    'Congratulations You Won Some Market + 1,23,456 pts Digit 4 Type Right Digit Date 21-November-2026',
  ],
] as const)('spec 2 §2, §4: %s %s shows its cards', async (path, title, row, card) => {
  await renderApp(path, { arrange: bidAndWin(row, 'Close') });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  await waitFor(() => expect(cards()).toEqual([card]));
});

it.each([
  ['/imp4', '/api-bid-history-data', { bid_from: '11/21/2026', bid_to: '11/21/2026' }],
  ['/imp3', '/api-wining-history-data', { date_from: '11/21/2026', date_to: '11/21/2026' }],
  ['/imp5', '/api-starline-bid-history-data', { bid_from: '11/21/2026', bid_to: '11/21/2026' }],
  ['/imp6', '/api-starline-wining-history-data', { date_from: '11/21/2026', date_to: '11/21/2026' }],
  ['/impbid', '/api-galidisawar-bid-history-data', { bid_from: '11/21/2026', bid_to: '11/21/2026' }],
  ['/impwin', '/api-galidisawar-wining-history-data', { date_from: '11/21/2026', date_to: '11/21/2026' }],
])("spec 2 §4: %s fetches on load with today's dates", async (path, call, dates) => {
  const { mock } = await renderApp(path);
  await waitFor(() => expect(bodies(mock, call).at(-1)).toEqual({ ...common, ...dates }));
  expect(screen.getByRole('button', { name: 'Submit' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Today' })).toBeChecked();
  expect(field('From')).toHaveValue('11/21/2026');
  expect(field('To')).toHaveValue('11/21/2026');
});

it.each([
  ['/imp3', 'main', '/api-wining-history-data'],
  ['/imp4', 'main', '/api-bid-history-data'],
  ['/imp5', 'starline', '/api-starline-bid-history-data'],
  ['/imp6', 'starline', '/api-starline-wining-history-data'],
  ['/impbid', 'gali', '/api-galidisawar-bid-history-data'],
  ['/impwin', 'gali', '/api-galidisawar-wining-history-data'],
] as const)('spec 2 §4: %s fetches once on load, with records too', async (path, family, call) => {
  const arrange = bidAndWin({ family, pana: 'Single Digit', digits: '4' }, 'Open');
  const { user, mock } = await renderApp(path, { arrange });
  await waitFor(() => expect(cards()).toHaveLength(1));
  const totals = screen.getByRole('table', { name: 'Totals' });
  await waitFor(() => expect(totals).not.toHaveTextContent('Loading…'));
  expect(bodies(mock, call)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(bodies(mock, call)).toHaveLength(2));
});

it('a win history asks for its wins again when a result is declared', async () => {
  const arrange = bidAndWin({ family: 'main', pana: 'Single Digit', digits: '4' }, 'Open');
  const { mock } = await renderApp('/imp3', { arrange, config: { pollSeconds: 1 } });
  await waitFor(() => expect(cards()).toHaveLength(1));
  const totals = screen.getByRole('table', { name: 'Totals' });
  await waitFor(() => expect(totals).not.toHaveTextContent('Loading…'));
  const wins = () => bodies(mock, '/api-wining-history-data');
  expect(wins()).toHaveLength(1);
  declareResult(mock.data(), { family: 'main', game_id: 1, session: 'open', number: '124' }, moment);
  await waitFor(() => expect(wins()).toHaveLength(2), { timeout: 5000 });
});

it('a history asks first for the day of the server, not of the device', async () => {
  const { mock } = await renderApp('/imp4', { deviceNow: () => Date.UTC(2026, 10, 23, 7, 30) });
  const today = { ...common, bid_from: '11/21/2026', bid_to: '11/21/2026' };
  await waitFor(() => expect(bodies(mock, '/api-bid-history-data')[0]).toEqual(today));
  expect(new Set(bodies(mock, '/api-bid-history-data').map(body => JSON.stringify(body))).size).toBe(1);
  expect(field('From')).toHaveValue('11/21/2026');
});

it('a history asks for the day of the device where the first call has failed', async () => {
  const { mock } = await renderApp('/imp4', {
    deviceNow: () => Date.UTC(2026, 10, 23, 7, 30),
    arrange: world => void world.fault({ path: '/api-get-dashboard-data', kind: 'drop', times: -1 }),
  });
  const asked = () => bodies(mock, '/api-bid-history-data')[0];
  await waitFor(() => expect(asked()).toMatchObject({ bid_from: '11/23/2026', bid_to: '11/23/2026' }));
});

it('by the clock of the device a history waits for nothing', async () => {
  const { mock } = await renderApp('/imp4', {
    config: { clock: 'device' },
    deviceNow: () => Date.UTC(2026, 10, 23, 7, 30),
    arrange: world => void world.fault({ path: '/api-get-dashboard-data', kind: 'hang', times: -1 }),
  });
  const asked = () => bodies(mock, '/api-bid-history-data')[0];
  await waitFor(() => expect(asked()).toMatchObject({ bid_from: '11/23/2026', bid_to: '11/23/2026' }));
});

it.each([
  ['/imp3', ['/win', '/windata']],
  ['/imp4', ['/bid']],
])('%s has the aliases %j', async (path, aliases) => {
  for (const alias of aliases) {
    const app = await renderApp(alias);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      path === '/imp3' ? 'WIN HISTORY' : 'BID History',
    );
    app.unmount();
  }
});

it('spec 2 §7, spec 1 §9: History dates are month/day/year without padding', async () => {
  const { user, mock } = await renderApp('/imp4');
  await user.clear(field('From'));
  await user.type(field('From'), '11/05/2026');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() =>
    expect(bodies(mock, '/api-bid-history-data').at(-1)).toEqual({
      ...common,
      bid_from: '11/5/2026',
      bid_to: '11/21/2026',
    }),
  );
});

it('a date typed on a numeric keypad gets its slashes by itself', async () => {
  const { user } = await renderApp('/imp4');
  await user.clear(field('From'));
  await user.type(field('From'), '11052026');
  expect(field('From')).toHaveValue('11/05/2026');
  await user.clear(field('From'));
  await user.type(field('From'), '1/5/2026');
  expect(field('From')).toHaveValue('1/5/2026');
});

it.each(['13/01/2026', '02/30/2026', '11-05-2026', 'today', ''])(
  "spec 2 §9, spec 1 §5: invalid input gives 'Date input not valid.': %j",
  async typed => {
    const { user, mock } = await renderApp('/imp4');
    await waitFor(() => expect(bodies(mock, '/api-bid-history-data').length).toBeGreaterThan(0));
    const before = bodies(mock, '/api-bid-history-data').length;
    await user.clear(field('From'));
    if (typed !== '') await user.type(field('From'), typed);
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(field('From')).toHaveAccessibleDescription('Date input not valid.'));
    expect(field('From')).toBeInvalid();
    expect(field('From')).toHaveFocus();
    expect(bodies(mock, '/api-bid-history-data')).toHaveLength(before);
  },
);

it('a range that ends before it begins is blamed on To', async () => {
  const { user } = await renderApp('/imp4');
  await user.clear(field('To'));
  await user.type(field('To'), '11/20/2026');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() =>
    expect(field('To')).toHaveAccessibleDescription(
      'The last day is before the first. Please change one of them.',
    ),
  );
});

it('spec 2 §9: the date-picker shows MM/dd/yyyy: the picked date is in the typed field', async () => {
  const { user, container } = await renderApp('/imp4');
  const picker = container.querySelector<HTMLInputElement>('input[type=date]');
  if (picker === null) throw new Error('No date picker');
  let opened = 0;
  picker.showPicker = () => void (opened += 1);
  await user.click(screen.getByRole('button', { name: 'From: choose from the calendar' }));
  expect(opened).toBe(1);
  expect(picker).toHaveValue('2026-11-21');
  picker.value = '2026-11-05';
  picker.dispatchEvent(new Event('input', { bubbles: true }));
  expect(field('From')).toHaveValue('11/05/2026');
});

it("spec 2 §8, §4: History failures: 'NO DATA FOUND'", async () => {
  await renderApp('/imp4', {
    arrange: mock =>
      void mock.fault({ path: '/api-bid-history-data', kind: 'status', value: 503, times: -1 }),
  });
  expect(await screen.findByText('NO DATA FOUND')).toBeVisible();
});

it("spec 2 §4: status not true shows 'NO DATA FOUND'", async () => {
  await renderApp('/imp3', {
    arrange: mock => void mock.fault({ path: '/api-wining-history-data', kind: 'false-status', times: -1 }),
  });
  expect(await screen.findByText('NO DATA FOUND')).toBeVisible();
});

it("spec 2 §4: an empty list shows 'NO DATA FOUND'", async () => {
  await renderApp('/impwin', { scenario: 'new-player' });
  expect(await screen.findByText('NO DATA FOUND')).toBeVisible();
});

it("spec 2 §4: Submit says 'Submitting...' while busy, repeats ignored", async () => {
  const { user, mock } = await renderApp('/imp4');
  await waitFor(() => expect(bodies(mock, '/api-bid-history-data').length).toBeGreaterThan(0));
  const before = bodies(mock, '/api-bid-history-data').length;
  const held = holdReply(mock, '/api-bid-history-data');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await user.click(await screen.findByRole('button', { name: 'Submitting...' }));
  await held.asked;
  await held.deliver();
  await screen.findByRole('button', { name: 'Submit' });
  expect(bodies(mock, '/api-bid-history-data')).toHaveLength(before + 1);
});

it.each([
  ['Left Digit', 'blue'],
  ['Right Digit', 'green'],
  ['Jodi Digit', 'yellow'],
  ['Any Other', 'grey'],
])('spec 2 §2: a Gali win of %s is %s, and says its type in words', async (pana, colour) => {
  await renderApp('/impwin', { arrange: bidAndWin({ family: 'gali', pana, digits: '4' }, 'Close') });
  const card = await screen.findByRole('listitem');
  expect(card).toHaveAttribute('data-colour', colour);
  expect(within(card).getByText(pana)).toBeVisible();
});

it('a sangam is shown as open-close', async () => {
  await renderApp('/imp4', {
    arrange: bidAndWin({ family: 'main', pana: 'Half Sangam', digits: '4' }, 'Open', '120'),
  });
  expect(await screen.findByText('4-120')).toBeVisible();
});

it('10 of 10,000 rows are drawn, and the others are there as text', async () => {
  const row = { pana: 'Jodi Digit', game_name: 'Kalyan', session: 'Close', closedigits: '', points: 10 };
  const bid_data = Array.from({ length: 10_000 }, (_, index) => ({
    ...row,
    digits: String(index % 100).padStart(2, '0'),
    bid_date: '21-November-2026',
  }));
  const value = { status: true, bid_data };
  const { container } = await renderApp('/imp4', {
    arrange: mock => void mock.fault({ path: '/api-bid-history-data', kind: 'reply', value, times: -1 }),
  });
  await waitFor(() => expect(container.querySelectorAll('main li h3')).toHaveLength(10));
  expect(container.textContent?.match(/Kalyan 99 Jodi Digit Close 10 pts/g)).toHaveLength(100);
});
