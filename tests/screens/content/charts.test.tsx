import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stored } from '../../../src/storage/table.ts';
import type { AppMock } from '../../support/app-mock.ts';
import { holdReply } from '../../support/held-reply.ts';
import { settle } from '../../support/pass-time.ts';
import { renderApp } from '../../support/render-app.tsx';

type Row = {
  readonly date: string;
  readonly open_result: string | null;
  readonly close_result?: string | null;
};

/** 14 November 2026 is a Saturday, the 16th a Monday. 128 is 1, 890 is 7, 470 is 1, 123 is 6. */
const november: readonly Row[] = [
  { date: '2026-11-10', open_result: '128-1', close_result: '1-470' },
  { date: '2026-11-14', open_result: '128-1', close_result: '7-890' },
  { date: '2026-11-18', open_result: '123-6', close_result: '1-128' },
];

/** The provider has these past results of every market. */
const provides =
  (rows: readonly Row[]) =>
  (mock: AppMock): void =>
    void mock.fault({
      path: '/api-result-history',
      kind: 'reply',
      value: { status: true, result: rows },
      times: -1,
    });

const table = () => screen.findByRole('table');
const cellsOf = (row: HTMLElement): readonly string[] =>
  within(row)
    .getAllByRole('cell')
    .map(cell => cell.textContent);
const number = () => screen.getByRole('textbox', { name: 'Number' });
const said = (): string => within(screen.getByRole('main')).getByRole('status').textContent;

it('/charts leads to a chart of each market of all families', async () => {
  const { user } = await renderApp('/charts');
  expect(screen.getByRole('link', { name: 'Kalyan Starline 10:00 AM' })).toHaveAttribute(
    'href',
    '/charts/starline-1001',
  );
  expect(screen.getByRole('link', { name: 'Disawar' })).toHaveAttribute('href', '/charts/gali-2001');
  await user.click(screen.getByRole('link', { name: 'Kalyan' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Kalyan chart' })).toBeVisible();
  expect(document.title).toBe('Kalyan chart · Matka');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Market Charts' })).toBeVisible();
});

it.each([
  ['main', '/api-get-dashboard-data'],
  ['starline', '/api-starline-game'],
])('no list of charts is moved by one above it: %s is slow', async (_, path) => {
  let slow: ReturnType<typeof holdReply> | undefined;
  await renderApp('/charts', { arrange: mock => void (slow = holdReply(mock, path)) });
  await slow?.asked;
  await settle();
  expect(screen.queryByRole('heading', { level: 2, name: 'Gali Disawar' })).toBeNull();
  await slow?.deliver();
  const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(heads).toEqual(['Starline', 'Gali Disawar']);
});

it('the jodi chart has a row a week from Monday, red jodis in words too, and nothing for future days', async () => {
  await renderApp('/charts/1', { arrange: provides(november) });
  const [head, ...weeks] = within(await table()).getAllByRole('row');
  const heads = within(head ?? document.body).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual('Week Mon Tue Wed Thu Fri Sat Sun'.split(' '));
  expect(weeks.map(row => within(row).getByRole('rowheader').textContent)).toEqual([
    'Week from 9 November 20269 Nov 2026',
    'Week from 16 November 202616 Nov 2026',
  ]);
  const none = '–no result';
  expect(weeks.map(cellsOf)).toEqual([
    [none, '11 red', none, none, none, '17', none],
    [none, none, '61 red', none, none, '', ''],
  ]);
  expect(screen.getByText('Results from 10 November 2026 to 18 November 2026')).toBeVisible();
});

it('the panel chart has open pana, jodi and close pana, and arrow keys change the tab', async () => {
  const { user } = await renderApp('/charts/1', { arrange: provides(november) });
  await table();
  const [jodi, panel] = screen.getAllByRole('tab');
  expect(jodi).toHaveAccessibleName('Jodi');
  expect(panel).toHaveAccessibleName('Panel');
  expect(jodi).toHaveAttribute('aria-selected', 'true');
  jodi?.focus();
  await user.keyboard('{ArrowRight}');
  expect(panel).toHaveFocus();
  expect(panel).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Panel' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '128 17 890' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '123 61 128 red' })).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(jodi).toHaveFocus();
  await user.keyboard('{End}{Home}');
  expect(jodi).toHaveAttribute('aria-selected', 'true');
});

it('a number shows its last draw, the session, and how often it was drawn', async () => {
  const { user } = await renderApp('/charts/1', { arrange: provides(november) });
  await table();
  expect(said()).toBe('');
  await user.type(number(), '128');
  expect(said()).toBe(
    '128 last came on 18 November 2026 (Close)3 times in these results.Past results say nothing about the next one.',
  );
  await user.clear(number());
  await user.type(number(), '17');
  expect(said()).toMatch(/^17 last came on 14 November 2026Once in these results\./);
  const [, ...weeks] = within(await table()).getAllByRole('row');
  expect(weeks.flatMap(row => [...row.querySelectorAll('mark')]).map(mark => mark.textContent)).toEqual([
    '17',
  ]);
  await user.clear(number());
  await user.type(number(), '999');
  expect(said()).toBe('999 is not in these results.');
  await user.clear(number());
  await user.type(number(), '821');
  expect(said()).toMatch(/^128 last came/);
  await user.clear(number());
  await user.click(number());
  await user.paste('\u202a128\u202c');
  expect(said()).toMatch(/^128 last came/);
  await user.clear(number());
  await user.type(number(), '7x');
  expect(said()).toBe('');
});

it('the tab and the number outlive a reload and Back', async () => {
  const { user, mock, local, tab, unmount } = await renderApp('/charts/1', { arrange: provides(november) });
  await table();
  await user.type(number(), '128');
  await user.click(screen.getByRole('tab', { name: 'Panel' }));
  const address = location.pathname + location.search;
  expect(address).toBe('/charts/1?tab=panel&number=128');
  const state: unknown = history.state;
  unmount();
  await renderApp(address, { again: { mock, storage: [local, tab], state } });
  expect(await screen.findByRole('tabpanel', { name: 'Panel' })).toBeVisible();
  expect(number()).toHaveValue('128');
  expect(said()).toMatch(/^128 last came on 18 November 2026 \(Close\)/);
});

it('a Starline slot shows pana and digit, a Gali market its jodi, and neither has tabs', async () => {
  const slot = [{ date: '2026-11-20', open_result: '128-1' }];
  const { unmount, user } = await renderApp('/charts/starline-1002', { arrange: provides(slot) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kalyan Starline 11:00 AM chart');
  expect(await screen.findByRole('cell', { name: '128 1' })).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
  await user.type(number(), '128');
  expect(said()).toMatch(/^128 last came on 20 November 2026Once/);
  unmount();
  await renderApp('/charts/gali-2002', { arrange: provides([{ date: '2026-11-20', open_result: '05' }]) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Delhi Bazar chart');
  expect(await screen.findByRole('cell', { name: '05 red' })).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
});

it('the provider’s own chart has a link next to it, in a new tab', async () => {
  const { unmount } = await renderApp('/charts/1');
  const link = await screen.findByRole('link', { name: 'View Charts' });
  expect(link.getAttribute('href')).toMatch(/\/chart-pages\/kalyan\.html$/);
  expect(link).toHaveAttribute('target', '_blank');
  unmount();
  await renderApp('/charts/1', {
    arrange: mock => {
      for (const market of mock.data().markets) market.web_chart_url = 'javascript:alert(1)';
    },
  });
  await table();
  expect(screen.queryByRole('link', { name: 'View Charts' })).toBeNull();
});

it('a bare id is looked for in all families, and an unknown one has a page that leads to the charts', async () => {
  const { unmount } = await renderApp('/charts/2003');
  expect(await screen.findByRole('heading', { level: 1, name: 'Shri Ganesh chart' })).toBeVisible();
  unmount();
  await renderApp('/charts/none-of-ours');
  expect(await screen.findByText('There is no market at this address.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Market Charts' })).toHaveAttribute('href', '/charts');
  expect(screen.getByRole('heading', { level: 1, name: 'Market Charts' })).toBeVisible();
});

it('a result that is declared while the chart is open appears in it', async () => {
  const { mock } = await renderApp('/charts/3', { arrange: provides(november) });
  // 4+7+0=11, 8+9+0=17: the board of Sridevi Morning, which closed at noon.
  expect(await screen.findByRole('cell', { name: '17', current: 'date' })).toBeVisible();
  expect(mock.calls().filter(({ path }) => path === '/api-result-history')).toMatchObject([
    { body: { game_type: 'main', game_id: '3' }, violations: [] },
  ]);
});

it('impossible rows are left out: no date, no pana, a future day, a day of long ago', async () => {
  await renderApp('/charts/1', {
    arrange: provides([
      { date: 'soon', open_result: '128-1', close_result: '7-890' },
      { date: '2026-11-12', open_result: '999-1', close_result: '1-128' },
      { date: '2026-11-13', open_result: '821-1', close_result: null },
      { date: '2027-11-14', open_result: '128-1', close_result: '7-890' },
      { date: '1999-11-14', open_result: '128-1', close_result: '7-890' },
      { date: '15-November-2026', open_result: '128-1', close_result: '7-890' },
    ]),
  });
  const [, ...weeks] = within(await table()).getAllByRole('row');
  expect(weeks).toHaveLength(2);
  expect(weeks.slice(0, 1).map(cellsOf)).toEqual([
    ['–no result', '–no result', '–no result', '*1', '–no result', '–no result', '17'],
  ]);
});

it('an unreadable chart is reported, and Try Again reads it', async () => {
  const { mock, user } = await renderApp('/charts/1', {
    arrange: mock => mock.fault({ path: '/api-result-history', kind: 'status', value: 503, times: 1 }),
  });
  expect(await screen.findByText("Couldn't load the charts.")).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await table()).toBeVisible();
  expect(mock.calls().filter(({ path }) => path === '/api-result-history')).toHaveLength(2);
});

it('a slow chart shows no part of itself before', async () => {
  const { mock } = await renderApp('/charts', { arrange: provides(november) });
  const slow = holdReply(mock, '/api-result-history');
  screen.getByRole('link', { name: 'Sridevi Morning' }).click();
  await screen.findByRole('heading', { level: 1, name: 'Sridevi Morning chart' });
  await slow.asked;
  expect(screen.queryByRole('table')).toBeNull();
  await slow.deliver();
  expect(await table()).toBeVisible();
});

const withoutCall = { config: { paths: {} } } as const;

it('without the call it shows the results that this phone has seen, with a note and no request', async () => {
  const { mock } = await renderApp('/charts/3', withoutCall);
  expect(await screen.findByText('Only results this phone has seen, since 21 November 2026')).toBeVisible();
  expect(screen.getByRole('cell', { name: '17', current: 'date' })).toBeVisible();
  expect(mock.calls().filter(({ path }) => path === '/api-result-history')).toEqual([]);
});

it('without the call a market without any result says what will be kept', async () => {
  await renderApp('/charts/1', withoutCall);
  expect(
    await screen.findByText(
      'This phone has not seen a result of this market yet. It keeps every result that it sees.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Charts' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

const keptOf = (store: { readonly getItem: (key: string) => string | null }): unknown =>
  JSON.parse(store.getItem(stored.keptResults.key) ?? 'null');

it('any screen that reads a board keeps its results, for the next player too, and a log-out leaves them', async () => {
  const { local, user } = await renderApp('/imp', withoutCall);
  await waitFor(() =>
    expect(keptOf(local)).toMatchObject({
      'main 2': { name: 'Milan Day', from: '2026-11-21', figures: '123...' },
      'main 3': { name: 'Sridevi Morning', from: '2026-11-21', figures: '470890' },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await settle();
  expect(keptOf(local)).toHaveProperty('main 3.figures', '470890');
});

it('a full board of yesterday is not taken for today’s', async () => {
  const { local } = await renderApp('/imp', {
    ...withoutCall,
    arrange: mock => {
      const [kalyan] = mock.data().markets;
      if (kalyan) Object.assign(kalyan, { open_result: '128-1', close_result: '7-890' });
    },
  });
  await waitFor(() => expect(keptOf(local)).toHaveProperty('main 3.figures', '470890'));
  expect(keptOf(local)).not.toHaveProperty('main 1');
});

it('without a network the chart has the kept results, and a note that they are old', async () => {
  const first = await renderApp('/charts/1', { arrange: provides(november) });
  await table();
  await waitFor(() => expect(keptOf(first.local)).toHaveProperty('main 1'));
  first.unmount();
  await renderApp('/charts/1', {
    again: { mock: first.mock, storage: [first.local, first.tab], state: null },
    arrange: mock => {
      mock.clearFaults();
      mock.fault({ path: '*', kind: 'drop', times: -1 });
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Kalyan chart' })).toBeVisible();
  expect(await screen.findByRole('cell', { name: '17' })).toBeVisible();
  expect(screen.getByText('Only results this phone has seen, since 10 November 2026')).toBeVisible();
});

it.each(['{"main 1":{"name":"Kalyan","from":"soon","figures":"128890"}}', '[1]', '{"x 1":1}', 'null'])(
  'a kept result like %s is dropped',
  async text => {
    const stores = { [stored.keptResults.key]: text };
    await renderApp('/charts/1', { ...withoutCall, stored: stores });
    expect(await screen.findByText(/^This phone has not seen a result of this market yet/)).toBeVisible();
  },
);

it('with betting off the chart stays open', async () => {
  await renderApp('/charts/1', { scenario: 'betting-off' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Kalyan chart' })).toBeVisible();
  expect(await table()).toBeVisible();
});
