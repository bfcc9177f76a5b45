import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AppMock } from '../../support/app-mock.ts';
import { renderApp } from '../../support/render-app.tsx';
import { readable, reply, unreadable } from './odd-amounts.ts';

const transaction = {
  path: '/api-wallet-transaction-history',
  list: 'transaction_history',
  field: 'amount',
  facts: {
    transaction_id: 'T1',
    transaction_type: '1',
    amount_status: '1',
    transaction_note: 'Note',
    insert_date: '21-November-2026',
  },
  sign: '+ ',
};
const record = {
  facts: { pana: 'Jodi Digit', game_name: 'Kalyan', session: 'Close', digits: '16', closedigits: '' },
  list: 'bid_data',
  field: 'points',
  sign: '',
};
const won = { ...record, field: 'amount', sign: '+ ' };
const lists = [
  { route: '/transaction', title: 'Wallet History', ...transaction },
  { route: '/addfundhistory', title: 'Deposit History', ...transaction },
  { route: '/imp7', title: 'Latest transactions', ...transaction },
  {
    route: '/withdrawhistory',
    title: 'Withdraw History',
    path: '/api-user-withdraw-transaction-history',
    list: 'withdrawdata',
    field: 'request_amount',
    facts: { request_number: 'W1', request_status: '0', insert_date: 'x' },
    sign: '',
  },
  { route: '/imp4', title: 'BID History', path: '/api-bid-history-data', ...record },
  { route: '/imp3', title: 'WIN HISTORY', path: '/api-wining-history-data', ...won, list: 'win_data' },
  { route: '/imp5', title: 'STARLINE BIDS', path: '/api-starline-bid-history-data', ...record },
  {
    route: '/imp6',
    title: 'STARLINE WIN HISTORY',
    path: '/api-starline-wining-history-data',
    ...won,
    list: 'win_data',
  },
  { route: '/impbid', title: 'GALI DISAWAR BIDS', path: '/api-galidisawar-bid-history-data', ...record },
  { route: '/impwin', title: 'GALI DISAWAR WINS', path: '/api-galidisawar-wining-history-data', ...won },
] as const;
type List = (typeof lists)[number];

const listed =
  ({ path, list, field, facts }: List, amounts: readonly unknown[], broken: readonly unknown[] = []) =>
  (mock: AppMock): void =>
    reply(mock, path, {
      status: true,
      [list]: [...amounts.map(one => ({ ...facts, [field]: one })), ...broken],
    });
const amountsOf = async (title: string): Promise<readonly string[]> =>
  within(await screen.findByRole('list', { name: title }))
    .getAllByRole('listitem')
    .map(item => item.querySelector('[data-sign]')?.textContent ?? '');

it.each(lists)('spec 1 §3: $route shows amounts however they are written', async list => {
  // The wallet screen has room for five.
  const some = readable.slice(0, 5);
  await renderApp(list.route, {
    arrange: listed(
      list,
      some.map(([sent]) => sent),
    ),
  });
  const unit = list.route === '/imp7' ? '' : ' pts';
  await waitFor(async () =>
    expect(await amountsOf(list.title)).toEqual(some.map(([, shown]) => `${list.sign}${shown}${unit}`)),
  );
  expect(screen.queryByText(/could not be shown/)).toBeNull();
});

it.each(lists)('spec 1 §3: $route shows a row whose amount is unreadable, without a sign', async list => {
  const some = list.route === '/imp7' ? unreadable.slice(0, 5) : unreadable;
  await renderApp(list.route, { arrange: listed(list, some) });
  await waitFor(async () => expect(await amountsOf(list.title)).toEqual(some.map(() => 'amount unknown')));
});

it.each(lists)('spec 1 §3: $route shows a negative amount with its own sign', async list => {
  await renderApp(list.route, { arrange: listed(list, ['-50']) });
  await waitFor(async () =>
    expect(await amountsOf(list.title)).toEqual([list.route === '/imp7' ? '-50' : '-50 pts']),
  );
});

it.each(lists)('spec 1 §3: $route counts the rows that cannot be shown', async list => {
  const app = await renderApp(list.route, { arrange: listed(list, [5], [null, {}]) });
  expect(await screen.findByText('2 entries could not be shown')).toBeVisible();
  expect(await amountsOf(list.title)).toHaveLength(1);
  app.unmount();
  await renderApp(list.route, { arrange: listed(list, [], ['x']) });
  expect(await screen.findByText('1 entry could not be shown')).toBeVisible();
  expect(screen.queryByText(/NO DATA FOUND|No add fund|No withdrawal/)).toBeNull();
});
