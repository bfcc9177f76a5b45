import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AppMock } from '../../support/app-mock.ts';
import { renderApp } from '../../support/render-app.tsx';

const names = () =>
  screen
    .getAllByRole('heading')
    .filter(heading => heading.closest('article') !== null)
    .map(heading => heading.textContent?.split(',')[0]?.trim());
const card = (name: RegExp) => screen.getByRole('button', { name }).closest('article');

it('lists the open markets by the time that is left, then the closed ones', async () => {
  const { mock } = await renderApp('/imp');
  await screen.findByRole('button', { name: /^Kalyan/ });
  // At 1:00 PM: Time Bazar 10 min, Milan Day 1 h 30 m (Close), Kalyan 2 h; Sridevi Morning has closed.
  expect(names().slice(0, 3)).toEqual(['Time Bazar', 'Milan Day', 'Kalyan']);
  expect(names().at(-1)).toBe('Sridevi Morning');
  expect(names()).toHaveLength(mock.data().markets.length);
});

it('moves no card while one has the focus, and shows the new order at the next minute after that', async () => {
  const { mock, store } = await renderApp('/imp');
  const kalyan = await screen.findByRole('button', { name: /^Kalyan/ });
  const { loadDashboardAtom } = await import('../../../src/state/reading/markets.ts');
  const { act } = await import('@testing-library/react');
  const poll = () => act(() => store.set(loadDashboardAtom));
  act(() => kalyan.focus());
  const before = names();
  const bazar = mock.data().markets.find(({ game_name }) => game_name === 'Time Bazar');
  if (bazar === undefined) throw new Error('No Time Bazar');
  bazar.msg_status = 2;
  await poll();
  expect(card(/^Time Bazar ?, Closed/)).toHaveAttribute('data-closed');
  expect(names()).toEqual(before);
  act(() => kalyan.blur());
  bazar.msg_status = 1;
  await poll();
  bazar.msg_status = 2;
  await poll();
  expect(names().slice(0, 2)).toEqual(['Milan Day', 'Kalyan']);
});

it('a market whose times are past says so, on its card and after a tap', async () => {
  await renderApp('/imp');
  const button = await screen.findByRole('button', { name: /^Sridevi Morning ?, Closed/ });
  expect(button.closest('article')).toHaveTextContent('no more bids today');
  fireEvent.click(button);
  expect(
    await screen.findByText('Sridevi Morning is closed: no more bids today.', { selector: 'p' }),
  ).toBeVisible();
});

it('nothing is claimed about a market that the server closed before its time', async () => {
  await renderApp('/imp', {
    arrange: mock => {
      for (const market of mock.data().markets) if (market.game_name === 'Kalyan') market.msg_status = 2;
    },
  });
  await screen.findByRole('button', { name: /^Kalyan ?, Closed/ });
  expect(card(/^Kalyan/)).toHaveTextContent('takes no bids now');
  expect(card(/^Kalyan/)).not.toHaveTextContent('tomorrow');
});

it.each(['/imp', '/imp2', '/galiIMP'])('%s says that all are closed for today', async path => {
  await renderApp(path, {
    arrange: mock => {
      mock.data().markets = mock.data().markets.filter(market => market.close_time !== '12:10 AM');
      mock.advance('10h');
      mock.advance('55m');
    },
  });
  expect(await screen.findByText('All markets are closed. No more bids today.')).toBeVisible();
});

it('reads out results in words, and undeclared ones', async () => {
  await renderApp('/imp');
  const kalyan = await screen.findByRole('button', { name: /^Kalyan/ });
  expect(kalyan).toHaveAccessibleDescription(/^not declared yet Open bids till /);
  expect(screen.getByRole('button', { name: /^Milan Day/ })).toHaveAccessibleDescription(
    /^one two three, six Open 12:30 PM · Close till 2:30 PM/,
  );
  expect(screen.getByRole('button', { name: /^Sridevi/ })).toHaveAccessibleDescription(
    /^four seven zero, one seven, eight nine zero /,
  );
});

it.each([
  ['/imp', /^Kalyan/, /^Kalyan\*\*\*-\*\*-\*\*\*3:00 PM · 5:00 PMMarket Charts$/],
  ['/imp', /^Sridevi Morning/, /470-17-890.*Market Charts$/],
  ['/imp2', /^Kalyan Starline 2:00 PM/, /Market Open\*\*\*-\*2:00 PM$/],
  ['/imp2', /^Kalyan Starline 12:00 PM/, /Market Closed\d{3}-\d12:00 PM$/],
  ['/galiIMP', /^Delhi Bazar/, /Market Open\*\*Close 3:00 PM$/],
])('with betting off %s has results and charts, and no word of bids', async (path, name, shown) => {
  await renderApp(path, { scenario: 'betting-off' });
  await screen.findByText(/^Bidding is paused/);
  await screen.findByRole('button', { name });
  const article = card(name)?.cloneNode(true) as HTMLElement;
  for (const hidden of article.querySelectorAll('.visually-hidden')) hidden.remove();
  expect(article.textContent?.replace(/\s+/g, ' ').trim()).toMatch(shown);
  expect(card(name)).not.toHaveAttribute('data-closed');
});

it('a card offers no Open bids once the open result is declared, even before its time', async () => {
  const arrange = (mock: AppMock): void => void mock.declare('main', 1, '124', 'open');
  await renderApp('/imp', { arrange });
  await screen.findByRole('button', { name: /^Kalyan/ });
  expect(card(/^Kalyan/)).toHaveTextContent('Close bids only');
  // Until 5:00 PM, and it is 1:00 PM.
  expect(card(/^Kalyan/)).toHaveTextContent('Open 3:00 PM · Close till 5:00 PM');
  expect(card(/^Kalyan/)).toHaveTextContent('4 h left');
});
