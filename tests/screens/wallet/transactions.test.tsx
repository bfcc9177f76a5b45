import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { AppMock } from '../../support/app-mock.ts';
import { renderApp } from '../../support/render-app.tsx';

const path = '/api-wallet-transaction-history';

type Row = readonly [id: string, type: '1' | '2', status: string, amount: number | string, date: string];

/** The lines that the provider sends, the newest first. The Demo Player has 10,000 points. */
const sends =
  (...rows: readonly Row[]) =>
  (mock: AppMock): void => {
    const transaction_history = rows.map(
      ([transaction_id, transaction_type, amount_status, amount, insert_date]) => ({
        transaction_id,
        transaction_type,
        amount_status,
        transaction_note: `Note ${transaction_id}`,
        amount,
        insert_date,
      }),
    );
    mock.fault({ path, kind: 'reply', value: { status: true, transaction_history }, times: -1 });
  };

const whole = sends(
  ['F9', '1', '0', 500, '21-November-2026 12:30 PM'],
  ['T4', '2', '1', 70, '21-November-2026 9:40 AM'],
  ['T3', '1', '3', 95, '20-November-2026 5:00 PM'],
  ['F8', '1', '2', 250, '20-November-2026 4:00 PM'],
  ['T2', '2', '1', 25, '16-November-2026 5:00 PM'],
  ['T1', '1', '1', 10_000, '2-October-2026 10:00 AM'],
);

/** The note of each line and the balance after it. */
const lines = () =>
  screen.getAllByRole('listitem').map(item => {
    const facts = [...item.querySelectorAll('dt')].map(term => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]);
    const balance = facts.find(([term]) => term === 'Balance after')?.[1];
    const note = within(item).getAllByRole('heading').at(-1)?.textContent ?? '';
    return [note.replace('Note ', ''), ...(balance === undefined ? [] : [balance])].join(' ');
  });
const totals = () =>
  within(screen.getByRole('table', { name: 'Totals' }))
    .getAllByRole('row')
    .map(row => row.textContent);
const missing = () => screen.queryByText(/add up to/);

afterEach(() => vi.restoreAllMocks());

it('each line shows the wallet after it, and the balance shows that no undecided deposit moved points', async () => {
  await renderApp('/transaction', { arrange: whole });
  await waitFor(() =>
    expect(lines()).toEqual([
      'F9 10,000 pts',
      'T4 10,000 pts',
      'T3 10,070 pts',
      'F8 9,975 pts',
      'T2 9,975 pts',
      'T1 10,000 pts',
    ]),
  );
  expect(missing()).toBeNull();
  expect(totals()).toEqual([
    'Credited410,845 pts',
    'Of these, pending or rejected2750 pts',
    'Debited295 pts',
    'Net+ 10,000 pts',
  ]);
});

it('spec 1 §4: wins and refunds count as credits in any status', async () => {
  await renderApp('/transaction', {
    arrange: sends(
      ['W4', '1', '0', 380, '21-November-2026 12:30 PM'],
      ['R3', '1', '2', 20, '21-November-2026 9:40 AM'],
      ['W2', '1', '5', 100, '20-November-2026 5:00 PM'],
      ['T1', '1', '', 9_500, '2-October-2026 10:00 AM'],
    ),
  });
  await waitFor(() =>
    expect(lines()).toEqual(['W4 10,000 pts', 'R3 9,620 pts', 'W2 9,600 pts', 'T1 9,500 pts']),
  );
  expect(totals()).toContain('Credited410,000 pts');
  expect(totals()).toContain('Net+ 10,000 pts');
  expect(missing()).toBeNull();
});

it('lines older than a pending credit have no balance if it is unclear whether that moved points', async () => {
  await renderApp('/transaction', {
    arrange: sends(
      ['T3', '2', '1', 50, '21-November-2026 12:30 PM'],
      ['F2', '1', '0', 500, '21-November-2026 9:40 AM'],
      ['T1', '1', '3', 95, '20-November-2026 5:00 PM'],
    ),
  });
  await waitFor(() => expect(lines()).toEqual(['T3 10,000 pts', 'F2 10,050 pts', 'T1']));
  expect(totals()).toEqual([
    'Credited2595 pts',
    'Of these, pending or rejected1500 pts',
    'Debited150 pts',
    'Netnot known',
  ]);
  expect(missing()).toBeNull();
});

it('a list that does not lead to today’s balance shows a note', async () => {
  await renderApp('/transaction', {
    arrange: sends(
      ['T4', '2', '1', 70, '21-November-2026 9:40 AM'],
      ['T3', '1', '3', 95, '20-November-2026 5:00 PM'],
    ),
  });
  expect(
    await screen.findByText(
      'These lines add up to 25 pts, but the balance is 10,000 pts: some are missing from this list.',
    ),
  ).toBeVisible();
  expect(lines()).toEqual(['T4 10,000 pts', 'T3 10,070 pts']);
});

it('nothing is claimed while the balance is not known', async () => {
  await renderApp('/transaction', {
    arrange: mock => {
      whole(mock);
      for (const one of ['/api-user-wallet-balance', '/api-get-dashboard-data'])
        mock.fault({ path: one, kind: 'status', value: 503, times: -1 });
    },
  });
  await waitFor(() => expect(totals()[0]).toBe('Credited410,845 pts'));
  expect(lines()).toEqual(['F9', 'T4', 'T3', 'F8', 'T2', 'T1']);
  expect(missing()).toBeNull();
});

it('a balance that has changed since is counted back from again', async () => {
  const { mock, store } = await renderApp('/transaction');
  await waitFor(() => expect(lines()[0]).toMatch(/ 10,000 pts$/));
  const [last] = mock.data().ledger;
  if (last === undefined) throw new Error('No ledger');
  const at = new Date(mock.now()).toISOString();
  mock.data().ledger.push({ ...last, id: 9000, user_id: 1, kind: 'win', points: 95, note: 'Won', at });
  const { refreshWalletAtom } = await import('../../../src/state/reading/wallet-reading.ts');
  await store.set(refreshWalletAtom);
  await waitFor(() => expect(lines()[0]).toBe('Won 10,095 pts'));
});

it('type, status and search choose lines, and the balances stay those of all', async () => {
  const { user } = await renderApp('/transaction', { arrange: whole });
  await waitFor(() => expect(lines()).toHaveLength(6));
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await screen.findByRole('dialog', { name: 'Filters' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Debit');
  await waitFor(() => expect(lines()).toEqual(['T4 10,000 pts', 'T2 9,975 pts']));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Any type');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Rejected');
  await waitFor(() => expect(lines()).toEqual(['F8 9,975 pts']));
  expect(location.search).toBe('?status=rejected');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Any status');
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 't1');
  await waitFor(() => expect(lines()).toEqual(['T1 10,000 pts']));
});

it('all days are shown until a period or other dates are chosen', async () => {
  const { user } = await renderApp('/transaction', { arrange: whole });
  await waitFor(() => expect(lines()).toHaveLength(6));
  expect(screen.getByRole('radio', { name: 'All days' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'This month' }));
  await waitFor(() => expect(lines()).toHaveLength(5));
  const from = await screen.findByLabelText('From', { selector: 'input' });
  await user.clear(from);
  await user.type(from, '11/20/2026');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(lines()).toHaveLength(4));
  expect(location.search).toBe('?from=2026-11-20&to=2026-11-21');
  await user.click(screen.getByRole('radio', { name: 'Today' }));
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await screen.findByRole('dialog', { name: 'Filters' });
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'nothing');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(lines()).toHaveLength(6));
});

it('deposits are summed, and taken out as a file', async () => {
  const texts: Promise<string>[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
    texts.push(blob instanceof Blob ? blob.text() : Promise.resolve(''));
    return 'blob:x';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user } = await renderApp('/addfundhistory', { arrange: whole });
  await waitFor(() => expect(totals()).toEqual(['Deposits110,000 pts']));
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await screen.findByRole('dialog', { name: 'Filters' });
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(names).toEqual(['deposits-all-days.csv']));
  expect(await texts[0]).toBe('\uFEFFDate,Note,ID,Points\r\n2026-10-02 10:00,Note T1,T1,10000\r\n');
});

it('the file of the wallet has credits and debits in columns of numbers', async () => {
  const texts: Promise<string>[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
    texts.push(blob instanceof Blob ? blob.text() : Promise.resolve(''));
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await renderApp('/transaction', { arrange: whole });
  await waitFor(() => expect(lines()[0]).toBe('F9 10,000 pts'));
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await screen.findByRole('dialog', { name: 'Filters' });
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(texts).toHaveLength(1));
  expect((await texts[0])?.slice(1).split('\r\n').slice(0, 5)).toEqual([
    'Date,Note,ID,Credit,Debit,Status,Balance after',
    '2026-11-21 12:30,Note F9,F9,500,,Pending,10000',
    '2026-11-21 09:40,Note T4,T4,,70,,10000',
    '2026-11-20 17:00,Note T3,T3,95,,,10070',
    '2026-11-20 16:00,Note F8,F8,250,,Rejected,9975',
  ]);
});

it('a period counts the lines whose date cannot be read, and All days shows them', async () => {
  const { user } = await renderApp('/transaction', {
    arrange: sends(
      ['A1', '1', '1', 102, '21-Nov-2026 11:09 AM'],
      ['A2', '1', '1', 103, '11/12/2026 10:00 AM'],
    ),
  });
  expect(await screen.findByText('Note A2')).toBeVisible();
  const said = '1 entry without a readable date is in no period; All days shows it';
  expect(screen.queryByText(said)).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Today' }));
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByText('Note A1')).toBeVisible();
  expect(screen.queryByText('Note A2')).toBeNull();
});
