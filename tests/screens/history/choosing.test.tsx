import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { AppMock } from '../../support/app-mock.ts';
import { holdReply } from '../../support/held-reply.ts';
import { renderApp } from '../../support/render-app.tsx';

type Bid = {
  readonly market?: string;
  readonly pana?: string;
  readonly session?: 'Open' | 'Close';
  readonly digits: string;
  readonly points: number;
  readonly day?: string;
  readonly won?: number;
};

/** Bids of the Demo Player, and no others, with the wins that the provider lists. */
const placed =
  (...bids: readonly Bid[]) =>
  (mock: AppMock): void => {
    const rows = bids.map(({ market, pana, session, day, won, digits, points }, index) => ({
      id: 900 + index,
      user_id: 1,
      family: 'main' as const,
      game_id: 1,
      game_name: market ?? 'Kalyan',
      pana: pana ?? 'Single Digit',
      session: session ?? ('Open' as const),
      digits,
      closedigits: '',
      points,
      day: day ?? '2026-11-21',
      at: '2026-11-21T06:00:00.000Z',
      status: won === undefined ? ('open' as const) : ('won' as const),
    }));
    mock.data().bids = rows;
    mock.data().wins = rows.flatMap((row, index) => {
      const amount = bids[index]?.won;
      return amount === undefined ? [] : [{ ...row, bid_id: row.id, amount }];
    });
  };

const week = placed(
  { digits: '4', points: 30, day: '2026-11-17' },
  { digits: '7', points: 50, day: '2026-11-19', won: 475 },
  { digits: '12', points: 20, day: '2026-11-19', pana: 'Jodi Digit', session: 'Close', market: 'Milan Day' },
  { digits: '120', points: 40, pana: 'Single Pana' },
);

const cards = () =>
  screen.queryAllByRole('listitem').map(card => card.querySelector('dd')?.textContent ?? card.textContent);
const totals = () =>
  within(screen.getByRole('table', { name: 'Totals' }))
    .getAllByRole('row')
    .map(row => row.textContent);
const pick = (name: string) => screen.getByRole('combobox', { name });
const tap = async ({ user }: Pick<Awaited<ReturnType<typeof renderApp>>, 'user'>, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const openFilters = async (app: Pick<Awaited<ReturnType<typeof renderApp>>, 'user'>) => {
  await tap(app, /^Filters/);
  return screen.findByRole('dialog', { name: 'Filters' });
};
const show = (name: string) =>
  within(screen.getByRole('radiogroup', { name: 'Show' })).getByRole('radio', { name });
const from = () => screen.getByLabelText('From', { selector: 'input' });
const to = () => screen.getByLabelText('To', { selector: 'input' });
const chosenPeriod = () =>
  within(screen.getByRole('radiogroup', { name: 'Period' })).queryByRole('radio', { checked: true })
    ?.nextElementSibling?.textContent ?? null;
const bodies = (mock: AppMock) =>
  mock
    .calls()
    .filter(({ path }) => path === '/api-bid-history-data')
    .map(({ body }) => body as { readonly bid_from: string; readonly bid_to: string });

afterEach(() => vi.restoreAllMocks());

it('a period asks for its days, and fills From and To', async () => {
  const { user, mock } = await renderApp('/imp4', { arrange: week });
  await waitFor(() => expect(cards()).toEqual(['120']));
  const periods = screen.getByRole('radiogroup', { name: 'Period' });
  expect(within(periods).getByRole('radio', { name: 'Today' })).toBeChecked();
  await user.click(within(periods).getByRole('radio', { name: '7 days' }));
  await waitFor(() => expect(cards()).toEqual(['120', '12', '7', '4']));
  expect(bodies(mock).at(-1)).toMatchObject({ bid_from: '11/15/2026', bid_to: '11/21/2026' });
  expect(location.search).toBe('?period=sevenDays');
  expect(from()).toHaveValue('11/15/2026');
  expect(to()).toHaveValue('11/21/2026');
});

it('other dates leave no period chosen, and the days of a period choose it', async () => {
  const { user } = await renderApp('/imp4', { arrange: week });
  for (const [typed, shown, search, chosen] of [
    ['11/19/2026', ['120', '12', '7'], '?from=2026-11-19&to=2026-11-21', null],
    ['11/15/2026', ['120', '12', '7', '4'], '?from=2026-11-15&to=2026-11-21', '7 days'],
    ['11/1/2026', ['120', '12', '7', '4'], '?from=2026-11-01&to=2026-11-21', 'This month'],
  ] as const) {
    await user.clear(from());
    await user.type(from(), typed);
    expect(chosenPeriod()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(cards()).toEqual(shown));
    expect(chosenPeriod()).toBe(chosen);
    expect(location.search).toBe(search);
  }
  expect(from()).toHaveValue('11/01/2026');
});

it('Submit with the days of the chosen period stays in it', async () => {
  const { user, mock } = await renderApp('/imp4?period=sevenDays', { arrange: week });
  await waitFor(() => expect(cards()).toHaveLength(4));
  const before = bodies(mock).length;
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(bodies(mock)).toHaveLength(before + 1));
  expect(location.search).toBe('?period=sevenDays');
  expect(chosenPeriod()).toBe('7 days');
});

it('a period replaces the typed dates, right or wrong, and their error', async () => {
  const { user } = await renderApp('/imp4', { arrange: week });
  await user.clear(to());
  await user.type(to(), '13/40/2026');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(to()).toHaveAccessibleDescription('Date input not valid.'));
  await user.click(screen.getByRole('radio', { name: 'Today' }));
  expect(to()).toHaveValue('11/21/2026');
  expect(to()).toBeValid();
  await user.clear(from());
  await user.click(screen.getByRole('radio', { name: 'Yesterday' }));
  expect(from()).toHaveValue('11/20/2026');
  expect(to()).toHaveValue('11/20/2026');
});

it('dates that are typed and sent with Enter keep the focus', async () => {
  const { user } = await renderApp('/imp4', { arrange: week });
  await user.clear(from());
  await user.type(from(), '11/5/2026{Enter}');
  await waitFor(() => expect(from()).toHaveValue('11/05/2026'));
  expect(from()).toHaveFocus();
});

it('Show leads to waiting, won and all bids of the chosen days', async () => {
  const { user } = await renderApp('/imp4?period=sevenDays', { arrange: week });
  await waitFor(() => expect(cards()).toHaveLength(4));
  expect(show('All')).toBeChecked();
  const steps = history.length;
  await user.click(show('Waiting'));
  await waitFor(() => expect(cards()).toEqual(['120']));
  expect(show('Waiting')).toBeChecked();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(cards()).toEqual(['7']));
  expect(show('Won')).toBeChecked();
  expect(show('Won')).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible();
  expect(location.search).toBe('?period=sevenDays&status=won');
  await user.click(show('All'));
  await waitFor(() => expect(cards()).toHaveLength(4));
  expect(history.length).toBe(steps);
});

it('a win history opens with the won bids, and Show leads from it to the bids of the same days', async () => {
  const { user } = await renderApp('/imp3?period=sevenDays&market=kalyan', { arrange: week });
  await waitFor(() => expect(cards()).toEqual(['7']));
  expect(show('Won')).toBeChecked();
  await user.click(show('Waiting'));
  expect(await screen.findByRole('heading', { level: 1, name: 'BID History' })).toBeVisible();
  await waitFor(() => expect(cards()).toEqual(['120']));
  expect(location.pathname + location.search).toBe('/imp4?period=sevenDays&market=kalyan&status=waiting');
  await waitFor(() => expect(show('Waiting')).toHaveFocus());
});

it('nothing is called absent while it is found out what waits', async () => {
  let wins: ReturnType<typeof holdReply> | undefined;
  await renderApp('/imp4?status=waiting', {
    arrange: mock => {
      week(mock);
      wins = holdReply(mock, '/api-wining-history-data');
    },
  });
  await wins?.asked;
  expect(screen.queryByText('Nothing matches your filters.')).toBeNull();
  await wins?.deliver();
  await waitFor(() => expect(cards()).toEqual(['120']));
});

it('a late reply for other days is not shown as that of the chosen ones', async () => {
  const { user, mock } = await renderApp('/imp4', { arrange: week });
  await waitFor(() => expect(cards()).toEqual(['120']));
  const late = holdReply(mock, '/api-bid-history-data');
  await user.click(screen.getByRole('radio', { name: '7 days' }));
  await late.asked;
  await user.click(screen.getByRole('radio', { name: 'Yesterday' }));
  expect(await screen.findByText('NO DATA FOUND')).toBeVisible();
  await late.deliver();
  expect(screen.getByText('NO DATA FOUND')).toBeVisible();
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

it('filters by market, game, session and number, in the address, and their button counts them', async () => {
  const { user } = await renderApp('/imp4?period=sevenDays', { arrange: week });
  await waitFor(() => expect(cards()).toHaveLength(4));
  expect(screen.queryByRole('combobox')).toBeNull();
  const sheet = await openFilters({ user });
  const steps = history.length;
  await user.selectOptions(pick('Market'), 'Kalyan');
  await waitFor(() => expect(cards()).toEqual(['120', '7', '4']));
  await user.selectOptions(pick('Game'), 'Single Digit');
  await waitFor(() => expect(cards()).toEqual(['7', '4']));
  await user.selectOptions(pick('Session'), 'Open');
  await user.type(screen.getByRole('searchbox', { name: 'Number' }), '7');
  await waitFor(() => expect(cards()).toEqual(['7']));
  expect(location.search).toBe('?period=sevenDays&market=kalyan&game=single+digit&session=open&number=7');
  expect(history.length).toBe(steps);
  expect(within(sheet).getByText('1 bid · 50 pts · net + 425 pts')).toBeVisible();
  await tap({ user }, 'Close');
  await tap({ user }, 'Filters, 4');
  await tap({ user }, 'Clear filters');
  await waitFor(() => expect(cards()).toHaveLength(4));
  await tap({ user }, 'Close');
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
});

it('the button that clears the filters keeps the choice of Show', async () => {
  const { user } = await renderApp('/imp4?period=sevenDays&status=won&number=7', { arrange: week });
  await waitFor(() => expect(cards()).toEqual(['7']));
  await tap({ user }, 'Filters, 1');
  await tap({ user }, 'Clear filters');
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  expect(location.search).toBe('?period=sevenDays&status=won');
  await tap({ user }, 'Close');
  expect(show('Won')).toBeChecked();
});

it('a reload keeps the choice, and a broken address counts as none', async () => {
  const first = await renderApp('/imp4?period=sevenDays&market=milan+day', { arrange: week });
  await waitFor(() => expect(cards()).toEqual(['12']));
  await openFilters(first);
  expect(pick('Market')).toHaveDisplayValue('Milan Day');
  first.unmount();
  await renderApp('/imp4?period=never&status=maybe&sort=up&from=2026-13-01', { arrange: week });
  await waitFor(() => expect(cards()).toEqual(['120']));
  expect(screen.getByRole('radio', { name: 'Today' })).toBeChecked();
});

it('filters that match nothing show a message with a button that clears them', async () => {
  const { user } = await renderApp('/imp4?number=999&market=gone', { arrange: week });
  expect(await screen.findByText('Nothing matches your filters.')).toBeVisible();
  expect(screen.queryByText('NO DATA FOUND')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(cards()).toEqual(['120']));
  expect(location.search).toBe('');
});

it('days have heads with their totals, and the period has its own', async () => {
  await renderApp('/imp4?period=sevenDays', { arrange: week });
  await waitFor(() =>
    expect(totals()).toEqual(['Bids4140 pts', 'Wins1475 pts', 'Net+ 375 pts', 'Waiting140 pts']),
  );
  const heads = screen.getAllByRole('heading', { level: 2 }).map(head => head.parentElement?.textContent);
  expect(heads).toEqual([
    '21-November-20261 bid · 40 pts · net 0 pts · waiting 40 pts',
    '19-November-20262 bids · 70 pts · net + 405 pts',
    '17-November-20261 bid · 30 pts · net − 30 pts',
  ]);
});

it('the totals are of the lines that the filters choose', async () => {
  const { user } = await renderApp('/imp4?period=sevenDays', { arrange: week });
  await openFilters({ user });
  await user.selectOptions(pick('Status'), 'Lost');
  await waitFor(() => expect(totals()).toEqual(['Bids250 pts', 'Wins00 pts', 'Net− 50 pts']));
});

it('wins that cannot be read are said to be not known', async () => {
  await renderApp('/imp4', {
    arrange: mock => {
      week(mock);
      mock.fault({ path: '/api-wining-history-data', kind: 'status', value: 503, times: -1 });
    },
  });
  await waitFor(() =>
    expect(totals()).toEqual(['Bids140 pts', 'Winsnot known', 'Netnot known', 'Waiting140 pts']),
  );
});

it('a win history shows the stakes of its wins', async () => {
  await renderApp('/imp3?period=sevenDays', { arrange: week });
  await waitFor(() =>
    expect(totals()).toEqual(['Wins1475 pts', 'Bids4140 pts', 'Net+ 375 pts', 'Waiting140 pts']),
  );
});

it('a win history whose bids cannot be read shows only the wins', async () => {
  await renderApp('/imp3?period=sevenDays', {
    arrange: mock => {
      week(mock);
      mock.fault({ path: '/api-bid-history-data', kind: 'status', value: 503, times: -1 });
    },
  });
  await waitFor(() => expect(totals()).toEqual(['Wins1475 pts', 'Bidsnot known', 'Netnot known']));
});

it('the most points come first when the player wants that, without heads of days', async () => {
  const { user } = await renderApp('/imp4?period=sevenDays', { arrange: week });
  await waitFor(() => expect(cards()).toHaveLength(4));
  await openFilters({ user });
  await user.selectOptions(pick('Sort'), 'Most points');
  await waitFor(() => expect(cards()).toEqual(['7', '120', '4', '12']));
  expect(screen.queryByRole('heading', { name: '19-November-2026' })).toBeNull();
});

it('Download CSV saves the shown lines, with ISO dates', async () => {
  const files: { readonly name: string; readonly text: Promise<string> }[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
    files.push({ name: '', text: blob instanceof Blob ? blob.text() : Promise.resolve('') });
    return 'blob:x';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user } = await renderApp('/imp4?period=sevenDays&market=kalyan', { arrange: week });
  await waitFor(() =>
    expect(totals()).toEqual(['Bids3120 pts', 'Wins1475 pts', 'Net+ 395 pts', 'Waiting140 pts']),
  );
  await openFilters({ user });
  await tap({ user }, 'Download CSV');
  await waitFor(() => expect(names).toEqual(['main-bids-2026-11-15-to-2026-11-21.csv']));
  expect((await files[0]?.text)?.replace('\uFEFF', '').split('\r\n')).toEqual([
    'Date,Market,Game,Session,Number,Points,Status,Won',
    "2026-11-21,Kalyan,Single Pana,Open,'120,40,Waiting,",
    "2026-11-19,Kalyan,Single Digit,Open,'7,50,Won,475",
    "2026-11-17,Kalyan,Single Digit,Open,'4,30,Lost,",
    '',
  ]);
});

it('Share hands the list to the device as a text', async () => {
  const shared: unknown[] = [];
  vi.stubGlobal('navigator', Object.assign(navigator, { share: async (data: unknown) => shared.push(data) }));
  const { user } = await renderApp('/imp4', { arrange: week });
  await waitFor(() => expect(totals()[1]).toBe('Wins00 pts'));
  await openFilters({ user });
  await tap({ user }, 'Share');
  await waitFor(() =>
    expect(shared).toEqual([
      {
        text: [
          'Matka · BID History, 21-November-2026',
          '1 bid · 40 pts · net 0 pts · waiting 40 pts',
          '',
          '21-November-2026 · Kalyan · Single Pana · Open · 120 · 40 pts · Waiting',
        ].join('\n'),
      },
    ]),
  );
  Reflect.deleteProperty(navigator, 'share');
});
