import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AppMock } from '../../support/app-mock.ts';
import { renderApp } from '../../support/render-app.tsx';

const vibrate = vi.fn();

beforeEach(() => {
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'vibrate');
  vibrate.mockClear();
});

const tidy = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
async function card(name: RegExp) {
  const button = await screen.findByRole('button', { name });
  const article = button.closest('article');
  if (article === null) throw new Error('Not a card');
  return { button, article };
}

type Times = { readonly open_time?: unknown; readonly close_time?: unknown; readonly msg_status?: number };
/** Kalyan as the server sends it, open for bids, with these times. */
const kalyan =
  (times: Times, betting_status = '1') =>
  (mock: AppMock): void => {
    const market = { game_id: 1, game_name: 'Kalyan', open_result: null, close_result: null, msg_status: 1 };
    const value = { betting_status, wallet_amt: 10_000, result: [{ ...market, ...times }] };
    mock.fault({ path: '/api-get-dashboard-data', kind: 'reply', times: -1, value });
  };

it.each([
  ['15:00', '17:00'],
  ['15:00:00', '17:00:00'],
  ['3:00 pm', '05:00 P.M.'],
  ['2026-11-27 15:00:00', '2026-11-27T17:00:00+05:30'],
  [1500, '5-00 PM'],
])('a market from %s to %s is open until then and can be bid on', async (open_time, close_time) => {
  await renderApp('/imp', { arrange: kalyan({ open_time, close_time }) });
  const { button, article } = await card(/^Kalyan ?, Open/);
  expect(tidy(article)).toContain('Open bids till 3:00 PM · Close till 5:00 PM');
  expect(tidy(article)).toContain('Open: 2 h left');
  fireEvent.click(button);
  expect(location.pathname).toBe('/game');
  expect(history.state).toMatchObject({ market: { id: '1', name: 'Kalyan', open: 900, close: 1020 } });
});

const till = (open: string, close: string) => `Open bids till ${open} · Close till ${close}`;
const after = (open: string, close: string) => `Open ${open} · Close till ${close}`;

// The time is 1:00 PM.
it.each([
  ['open for both', '3:00 PM', '5:00 PM', 1, till('3:00 PM', '5:00 PM')],
  ['from the minute of its open time', '1:00 PM', '2:30 PM', 1, after('1:00 PM', '2:30 PM')],
  ['open for Close alone', '12:30 PM', '2:30 PM', 1, after('12:30 PM', '2:30 PM')],
  ['past both times', '10:00 AM', '12:00 PM', 1, after('10:00 AM', '12:00 PM')],
  ['closed before its open time', '3:00 PM', '5:00 PM', 0, till('3:00 PM', '5:00 PM')],
  ['closed after its open time', '12:30 PM', '2:30 PM', 0, after('12:30 PM', '2:30 PM')],
  ['one that closes past midnight', '9:35 PM', '12:10 AM', 1, till('9:35 PM', '12:10 AM')],
  ['one past midnight, once Open has passed', '12:30 PM', '12:10 AM', 1, after('12:30 PM', '12:10 AM')],
  ['one past midnight that is closed', '12:30 PM', '12:10 AM', 0, after('12:30 PM', '12:10 AM')],
])('spec 1 §1: a card shows open and close time: %s', async (_state, open_time, close_time, open, shown) => {
  await renderApp('/imp', { arrange: kalyan({ open_time, close_time, msg_status: open }) });
  expect(tidy((await card(/^Kalyan/)).article)).toContain(shown);
});

it('spec 1 §1: with betting off a card shows open and close time, passed or not', async () => {
  await renderApp('/imp', { arrange: kalyan({ open_time: '12:30 PM', close_time: '2:30 PM' }, '2') });
  expect(tidy((await card(/^Kalyan$/)).article)).toContain('12:30 PM · 2:30 PM');
});

it.each([
  ['10:60 AM', '5:00 PM', 'Open bids till 10:60 AM · Close till 5:00 PM'],
  ['3:00 PM', '25:00', 'Open bids till 3:00 PM · Close till 25:00'],
  ['soon', 'later', 'Open bids till soon · Close till later'],
  ['3:00 PM', undefined, 'Bids till 3:00 PM'],
  ['3:00 PM', '', 'Bids till 3:00 PM'],
  ['3:00 PM', null, 'Bids till 3:00 PM'],
  [undefined, '5:00 PM', 'Close bids till 5:00 PM'],
  ['N/A', '5:00 PM', 'Close bids till 5:00 PM'],
  ['3:00 PM', '--:--', 'Bids till 3:00 PM'],
  ['3:00 PM', 'null', 'Bids till 3:00 PM'],
  [930, {}, 'Bids till 930'],
  ['3:00', '5:00', 'Open bids till 3:00 · Close till 5:00'],
])(
  'a market from %j to %j keeps its card, says that the time is unknown, and cannot be bid on',
  async (open_time, close_time, shown) => {
    await renderApp('/imp', { arrange: kalyan({ open_time, close_time }) });
    const { button, article } = await card(/^Kalyan ?, Time unknown$/);
    expect(tidy(article)).toContain(shown);
    expect(tidy(article)).not.toMatch(/left|tomorrow|closed/i);
    expect(screen.getByRole('region', { name: 'Time unknown' })).toContainElement(article);
    expect(screen.queryByText(/All markets are closed/)).toBeNull();
    fireEvent.click(button);
    expect(location.pathname).toBe('/imp');
    expect(article).toHaveAttribute('data-shaking');
    expect(vibrate.mock.calls).toEqual([[100]]);
    expect(await screen.findByText('The times of Kalyan are unknown.')).toBeInTheDocument();
  },
);

it('spec 1 §4: a market that the provider has closed is closed at any time', async () => {
  await renderApp('/imp', { arrange: kalyan({ open_time: 'soon', close_time: 'later', msg_status: 0 }) });
  expect(tidy((await card(/^Kalyan ?, Closed/)).article)).toContain('time unknown');
});

it('with betting off a market of unknown times still has its charts', async () => {
  const times = { open_time: 'soon', web_chart_url: '/chart-pages/kalyan.html' };
  await renderApp('/imp', { arrange: kalyan(times, '2') });
  const { article } = await card(/^Kalyan$/);
  expect(article.querySelector('a')).toHaveTextContent('Market Charts');
});

it.each([
  ['/imp2', '/api-starline-game', 'Bids till'],
  ['/galiIMP', '/api-galidisawar-game', 'Close'],
])('%s shows a time that is none as it was sent, and reads one of 24 hours', async (route, path, label) => {
  const slot = (game_id: number, game_name: string, open_time: unknown) => ({
    game_id,
    game_name,
    open_time,
    msg_status: 1,
  });
  const result = [slot(1, 'Odd', '10:60 AM'), slot(2, 'None', undefined), slot(3, 'Good', '14:30:00')];
  await renderApp(route, {
    arrange: mock => void mock.fault({ path, kind: 'reply', times: -1, value: { result } }),
  });
  const odd = await card(/^Odd ?, Time unknown$/);
  expect(tidy(odd.article)).toContain(`${label} 10:60 AM`);
  fireEvent.click(odd.button);
  expect(location.pathname).toBe(route);
  expect(odd.article).toHaveAttribute('data-shaking');
  expect(tidy((await card(/^None ?, Time unknown$/)).article)).not.toContain(label + ' ');
  const good = await card(/^Good ?, Market Open, Play/);
  expect(tidy(good.article)).toContain('Market Open · 1 h 30 m left');
  expect(tidy(good.article)).toContain(`${label} 2:30 PM`);
  fireEvent.click(good.button);
  expect(history.state).toMatchObject({ market: { id: '3', open: 870 } });
});
