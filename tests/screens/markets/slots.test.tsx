import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { AppMock } from '../../support/app-mock.ts';
import { holdReply } from '../../support/held-reply.ts';
import { renderApp } from '../../support/render-app.tsx';
import { passTimeAtOnce } from '../../support/pass-time.ts';

const tidy = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const card = async (name: RegExp) => {
  const button = await screen.findByRole('button', { name });
  const article = button.closest('article');
  if (article === null) throw new Error('Not a card');
  return { button, text: tidy(article) };
};
const asked = (mock: AppMock, path: string) => mock.calls().filter(call => call.path === path).length;

afterEach(() => {
  vi.useRealTimers();
});

const starline = {
  path: '/imp2',
  title: 'KALYAN STARLINE',
  rates: [
    ['Single Digit', '10-95'],
    ['Single Panna', '10-1,400'],
    ['Double Panna', '10-2,800'],
    ['Tripple Panna', '10-6,000'],
  ],
  histories: ['/imp5', '/imp6'],
  chart: '/chart-pages/kalyan-starline.html',
  open: /^Kalyan Starline 2:00 PM/,
  closed: /^Kalyan Starline 10:00 AM/,
  menu: { path: '/stargame', tiles: ['Single Digit', 'Single Panna', 'Double Panna', 'Triple Panna'] },
  list: '/api-starline-game',
};
const gali = {
  path: '/galiIMP',
  title: 'GALI DISAWAR',
  rates: [
    ['Left Digit', '10-95'],
    ['Right Digit', '10-95'],
    ['Jodi Digit', '10-950'],
  ],
  histories: ['/impbid', '/impwin'],
  chart: '/chart-pages/gali-disawar.html',
  open: /^Delhi Bazar/,
  closed: /^Disawar/,
  menu: { path: '/galiallgame', tiles: ['Left Digit', 'Right Digit', 'Jodi Digit'] },
  list: '/api-galidisawar-game',
};
const families = [
  ['Starline', starline],
  ['Gali', gali],
] as const;

it.each(families)(
  'spec 2 §2: %s with betting on: histories, charts and the rates box',
  async (_name, family) => {
    await renderApp(family.path);
    expect(heading()).toBe(family.title);
    const [bids, wins] = family.histories;
    expect(await screen.findByRole('link', { name: 'Bid-History' })).toHaveAttribute('href', bids);
    expect(screen.getByRole('link', { name: 'Win History' })).toHaveAttribute('href', wins);
    const charts = await screen.findByRole('link', { name: 'Charts' });
    expect(charts.getAttribute('href')).toMatch(new RegExp(`${family.chart}$`));
    expect(charts).toHaveAttribute('target', '_blank');
    expect(charts.getAttribute('rel')).toContain('noopener');
    await screen.findByRole('heading', { name: 'Rates' });
    const [terms, values] = [
      screen.getAllByRole('term').map(tidy),
      screen.getAllByRole('definition').map(tidy),
    ];
    expect(terms.map((term, index) => [term, values[index]])).toEqual(family.rates);
  },
);

it.each(families)('spec 2 §6: %s with betting off: only Market Charts', async (_name, family) => {
  const { user } = await renderApp(family.path, { scenario: 'betting-off' });
  const charts = await screen.findByRole('link', { name: 'Market Charts' });
  expect(charts.getAttribute('href')).toMatch(new RegExp(`${family.chart}$`));
  expect(charts).toHaveAttribute('target', '_blank');
  expect(screen.queryByRole('link', { name: 'Bid-History' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Win History' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Rates' })).toBeNull();
  const { button } = await card(family.open);
  await user.click(button);
  expect(heading()).toBe(family.title);
});

it.each(families)(
  'spec 2 §2: with betting on, and only then, a sign tells an open %s market from a closed one',
  async (_name, family) => {
    const signOf = async (name: RegExp): Promise<string | undefined> =>
      (await card(name)).button.closest('article')?.querySelector('svg')?.innerHTML;
    const { unmount } = await renderApp(family.path);
    const [open, closed] = [await signOf(family.open), await signOf(family.closed)];
    expect(open).toContain('path');
    expect(closed).toContain('path');
    expect(open).not.toBe(closed);
    unmount();
    await renderApp(family.path, { scenario: 'betting-off' });
    expect([await signOf(family.open), await signOf(family.closed)]).toEqual([undefined, undefined]);
  },
);

it.each(families)('spec 2 §4: tapping an open %s market goes to its chooser', async (_name, family) => {
  const { user } = await renderApp(family.path);
  const { button } = await card(family.open);
  await screen.findByRole('link', { name: 'Bid-History' });
  await user.click(button);
  await screen.findByRole('button', { name: family.menu.tiles[0] ?? '' });
  expect(location.pathname).toBe(family.menu.path);
  const tiles = screen.getAllByRole('button').map(tidy);
  expect(tiles.filter(tile => family.menu.tiles.includes(tile))).toEqual(family.menu.tiles);
});

it.each(families)(
  'spec 2 §4: with betting off tapping an open %s market stays at its list',
  async (_name, family) => {
    const { user } = await renderApp(family.path, { scenario: 'betting-off' });
    const { button } = await card(family.open);
    await screen.findByRole('link', { name: 'Market Charts' });
    await user.click(button);
    expect(location.pathname).toBe(family.path);
    expect(heading()).toBe(family.title);
  },
);

it.each(families)(
  'spec 2 §9, §4: Vibration 100 ms, shake 500 ms on a closed %s market, with no navigation',
  async (_name, family) => {
    const vibrate = vi.fn(() => true);
    vi.stubGlobal('navigator', Object.assign(navigator, { vibrate }));
    passTimeAtOnce();
    const { user } = await renderApp(family.path);
    const { button } = await card(family.closed);
    await user.click(button);
    expect(vibrate).toHaveBeenCalledExactlyOnceWith(100);
    expect(button.closest('article')).toHaveAttribute('data-shaking');
    expect(heading()).toBe(family.title);
    await waitFor(() => expect(button.closest('article')).not.toHaveAttribute('data-shaking'));
    vi.unstubAllGlobals();
  },
);

it.each(families)('spec 2 §9, §4: Polling every 5000 ms for %s markets', async (_name, family) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // A player's own bids may ask for their markets once more.
  const nothingPlaced = (mock: AppMock) => Object.assign(mock.data(), { bids: [], wins: [] });
  const { mock } = await renderApp(family.path, { arrange: nothingPlaced });
  await card(family.open);
  const before = asked(mock, family.list);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(asked(mock, family.list)).toBe(before);
  await act(() => vi.advanceTimersByTimeAsync(12_500));
  expect(asked(mock, family.list)).toBe(before + 3);
});

it.each(families)(
  'spec 2 §8, §4: Market fetch failures of %s are swallowed: the last list stays',
  async (_name, family) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { mock } = await renderApp(family.path);
    await card(family.open);
    mock.fault({ path: family.list, kind: 'drop', times: -1 });
    await act(() => vi.advanceTimersByTimeAsync(5100));
    expect(await screen.findByText('Offline: showing last update')).toBeVisible();
    expect((await card(family.open)).button).toBeVisible();
    mock.clearFaults();
    await act(() => vi.advanceTimersByTimeAsync(5100));
    expect(screen.queryByText('Offline: showing last update')).toBeNull();
  },
);

it.each(families)('an empty list of %s shows a message', async (_name, family) => {
  await renderApp(family.path, { scenario: 'empty' });
  expect(await screen.findByText('NO DATA FOUND')).toBeVisible();
});

it.each([
  ['/imp2', /^Kalyan Starline 2:00 PM/, '***-* Bids till 2:00 PM', 'Market Open', '1 h left'],
  ['/imp2', /^Kalyan Starline 10:00 AM/, '128-1 Bids till 10:00 AM', 'Market Closed', 'no more bids today'],
  ['/galiIMP', /^Delhi Bazar/, '** Close 3:00 PM', 'Market Open', '2 h left'],
  ['/galiIMP', /^Disawar/, '45 Close 5:00 AM', 'Market Closed', 'no more bids today'],
])('spec 2 §2, §4: a card on %s: %s', async (path, name, result, status, note) => {
  await renderApp(path);
  const { button, text } = await card(name);
  expect(text).toContain(status);
  expect(text.replace(/\s/g, '')).toContain(result.replace(/\s/g, ''));
  expect(text).toContain(note);
  expect(button).toHaveAccessibleName(expect.stringContaining(status));
});

it.each([
  ['/stargame', 'KALYAN STARLINE'],
  ['/starsingle', 'KALYAN STARLINE'],
  ['/galiallgame', 'GALI DISAWAR'],
  ['/galigame', 'GALI DISAWAR'],
  ['/leftdigit', 'GALI DISAWAR'],
  ['/impbid', 'GALI DISAWAR'],
  ['/impwin', 'GALI DISAWAR'],
])('spec 2 §6: with betting off %s leads to %s', async (path, title) => {
  await renderApp(path, { scenario: 'betting-off' });
  await waitFor(() => expect(heading()).toBe(title));
  expect(await screen.findByRole('link', { name: 'Market Charts' })).toBeVisible();
});

it.each([
  ['/imp2', '/api-starline-game-rates', starline.open],
  ['/galiIMP', '/api-galidisawar-game-rates', gali.open],
] as const)('spec 2 §8: Rates fetch failures are swallowed on %s', async (path, call, open) => {
  await renderApp(path, { arrange: mock => void mock.fault({ path: call, kind: 'drop', times: -1 }) });
  expect((await card(open)).button).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Rates' })).toBeNull();
  expect(screen.getAllByRole('alert').map(tidy).join('')).toBe('');
});

it.each([
  ['/imp2', starline.open, 'on', '/stargame'],
  ['/imp2', starline.open, 'off', '/imp2'],
  ['/galiIMP', gali.open, 'on', '/galiallgame'],
  ['/galiIMP', gali.open, 'off', '/galiIMP'],
] as const)(
  'a tap on %s while it is not known whether betting is on counts, %s %s',
  async (path, open, betting, end) => {
    let held: ReturnType<typeof holdReply> | undefined;
    const { user } = await renderApp(path, {
      scenario: betting === 'on' ? 'default' : 'betting-off',
      arrange: mock => {
        held = holdReply(mock, '/api-get-dashboard-data');
      },
    });
    await user.click((await card(open)).button);
    await held?.deliver();
    await waitFor(() => expect(location.pathname).toBe(end));
  },
);
