import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AppMock } from '../../support/app-mock.ts';
import { onKalyan } from '../../support/bids-on-kalyan.ts';
import { yesterdaysBids } from '../../support/yesterdays-bids.ts';
import { renderApp } from '../../support/render-app.tsx';
import { passTimeAtOnce } from '../../support/pass-time.ts';

/** The number and the standing of each card, the newest bid first. */
const cards = () =>
  screen
    .queryAllByRole('listitem')
    .map(card => [
      card.querySelector('dd')?.textContent,
      ...['Waiting', 'Won', 'Lost', 'Returned'].filter(word => within(card).queryByText(word) !== null),
    ]);

it('a bid waits until its result is declared, and is then won or lost, with the listed amount', async () => {
  passTimeAtOnce();
  const bids = onKalyan(
    { digits: '7', points: 50 },
    { digits: '3', points: 20 },
    { digits: '72', points: 10, pana: 'Jodi Digit' },
  );
  const { mock, user } = await renderApp('/imp4', { arrange: bids });
  await waitFor(() =>
    expect(cards()).toEqual([
      ['72', 'Waiting'],
      ['3', 'Waiting'],
      ['7', 'Waiting'],
    ]),
  );
  mock.declare('main', 1, '124', 'open');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(
    () =>
      expect(cards()).toEqual([
        ['72', 'Waiting'],
        ['3', 'Lost'],
        ['7', 'Won'],
      ]),
    { timeout: 7000 },
  );
  const [, lost, won] = screen.getAllByRole('listitem');
  expect(won).toHaveTextContent('+ 475 pts');
  expect(won).toHaveTextContent('Result 124-7');
  expect(lost).toHaveTextContent('Result one two four, seven');
});

it('the list filters by status', async () => {
  const arrange = (mock: AppMock): void => {
    onKalyan(
      { digits: '7', points: 50 },
      { digits: '3', points: 20 },
      { digits: '72', points: 10, pana: 'Jodi Digit' },
    )(mock);
    mock.declare('main', 1, '124', 'open');
  };
  const { user } = await renderApp('/imp4', { arrange });
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const filter = await screen.findByRole('combobox', { name: 'Status' });
  expect(
    within(filter)
      .getAllByRole('option')
      .map(option => option.textContent),
  ).toEqual(['Any status', 'Waiting', 'Won', 'Lost', 'Returned']);
  await waitFor(() => expect(cards().map(([, standing]) => standing)).toEqual(['Waiting', 'Lost', 'Won']));
  await user.selectOptions(filter, 'Lost');
  await waitFor(() => expect(cards()).toEqual([['3', 'Lost']]));
  await user.selectOptions(filter, 'Won');
  await waitFor(() => expect(cards()).toEqual([['7', 'Won']]));
});

it('a bid of a past day is lost when all wins were read, and returned when its stake was credited', async () => {
  const past = onKalyan(
    { digits: '7', points: 55, day: '2026-11-19' },
    { digits: '3', points: 30, day: '2026-11-19' },
  );
  const arrange = (mock: AppMock): void => {
    past(mock);
    const entry = mock.data().ledger.at(-1);
    if (entry === undefined) throw new Error('No ledger');
    // The wallet knows of no bids on Kalyan that the list has not.
    mock.data().ledger = mock.data().ledger.filter(({ note }) => !note.includes('Kalyan'));
    mock.data().ledger.push({
      ...entry,
      id: 9000,
      user_id: 1,
      kind: 'bid-return',
      points: 55,
      note: 'Returned Single Digit Kalyan',
    });
  };
  const { user } = await renderApp('/imp4', { arrange });
  const from = screen.getByLabelText('From', { selector: 'input' });
  await user.clear(from);
  await user.type(from, '11/18/2026');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() =>
    expect(cards()).toEqual([
      ['3', 'Lost'],
      ['7', 'Returned'],
    ]),
  );
});

it('a bid of the night is not lost while its win may be the one that is listed for the day before', async () => {
  const arrange = (mock: AppMock): void => {
    yesterdaysBids(
      { game_id: 6, game_name: 'Main Bazar', session: 'Close', day: '2026-11-18', digits: '7' },
      { game_id: 6, game_name: 'Main Bazar', session: 'Close', day: '2026-11-18', digits: '3' },
    )(mock);
    const [bid] = mock.data().bids;
    if (bid === undefined) throw new Error('No bid');
    mock.data().wins = [{ ...bid, bid_id: bid.id, amount: 475, day: '2026-11-17' }];
  };
  const { user } = await renderApp('/imp4', { scenario: 'overnight', arrange });
  for (const name of ['From', 'To']) {
    const field = screen.getByLabelText(name, { selector: 'input' });
    await user.clear(field);
    await user.type(field, '11/18/2026');
  }
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(cards()).toEqual([['3', 'Lost'], ['7']]));
});

it('nothing is claimed of past days when the wins cannot be read', async () => {
  const arrange = (mock: AppMock): void => {
    onKalyan({ digits: '7', points: 50, day: '2026-11-19' })(mock);
    mock.fault({ path: '/api-wining-history-data', kind: 'status', value: 503, times: -1 });
  };
  const { user } = await renderApp('/imp4', { arrange });
  const from = screen.getByLabelText('From', { selector: 'input' });
  await user.clear(from);
  await user.type(from, '11/18/2026');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(screen.getAllByText('not known')).toHaveLength(2));
  expect(cards()).toEqual([['7']]);
});

it('wins have no status: a win is a win', async () => {
  const { user } = await renderApp('/imp3');
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await screen.findByRole('combobox', { name: 'Game' });
  expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
});

it('the receipt of a bid that waits can be opened again from the bid', async () => {
  passTimeAtOnce();
  const { user } = await renderApp('/imp4', { arrange: onKalyan({ digits: '7', points: 50 }) });
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  await user.click(await screen.findByText('50', { selector: 'li *' }));
  const sheet = await screen.findByRole('dialog', { name: 'Kalyan' });
  const receipt = within(sheet).getByRole('region', { name: 'Receipt' });
  await waitFor(() => expect(receipt).toHaveTextContent('If 7 comes: 475 pts, after 3:00 PM'));
});

it('a tap on a bid opens all that is known of it, and the way to support', async () => {
  passTimeAtOnce();
  const { mock, user } = await renderApp('/imp4', { arrange: onKalyan({ digits: '7', points: 50 }) });
  mock.declare('main', 1, '124', 'open');
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  await screen.findByText('Won', { selector: '[data-tone]' });
  await user.click(screen.getByText('50', { selector: 'li *' }));
  const sheet = await screen.findByRole('dialog', { name: 'Kalyan' });
  const facts = () =>
    [...sheet.querySelectorAll('dt')].map(term => [term.textContent, term.nextElementSibling?.textContent]);
  const known = [
    ['Number', '7'],
    ['Game', 'Single Digit'],
    ['Session', 'Open'],
    ['Date', '21-November-2026'],
    ['Points', '50 pts'],
    ['Status', 'Won'],
    ['Won', '475 pts'],
    ['Result', '124-7'],
  ];
  await waitFor(() => expect(facts()).toEqual(known), { timeout: 7000 });
  const link = within(sheet).getByRole('link', { name: 'WhatsApp support' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('Kalyan · 7 · Single Digit · Open');
  expect(within(sheet).getByRole('button', { name: 'Bid again' })).toBeVisible();
});

it('a waiting bid shows the time of its result until then', async () => {
  const { mock } = await renderApp('/imp4', { arrange: onKalyan({ digits: '7', points: 50 }) });
  const [item] = await screen.findAllByRole('listitem');
  await waitFor(() => expect(item).toHaveTextContent('after 3:00 PM'));
  mock.advance('8h');
  await waitFor(() => expect(item).not.toHaveTextContent('after'), { timeout: 7000 });
  expect(item).toHaveTextContent('Waiting');
});
