import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { routes } from '../../../src/nav/routes.ts';
import { bettingAtom } from '../../../src/state/reading/markets.ts';
import { renderApp } from '../../support/render-app.tsx';

const options = { scenario: 'betting-off' } as const;
const bidding = {
  '/imp': [
    '/imp9',
    '/addfund',
    '/payviaupi',
    '/qrpay',
    '/game',
    '/imp8',
    '/single',
    '/jodi',
    '/singlepana',
    '/doublepana',
    '/tripplepana',
    '/halfsangam',
    '/fullsangam',
    '/spdptp',
    '/spmotor',
    '/dpmotor',
  ],
  '/imp2': ['/stargame', '/starsingle', '/ssinglepana', '/sdoublepana', '/stripplepana'],
  '/galiIMP': ['/galiallgame', '/galigame', '/leftdigit', '/rightdigit', '/jodidigit', '/impbid', '/impwin'],
};
const closed = Object.entries(bidding).flatMap(([list, paths]) => paths.map(path => [path, list] as const));

it.each(closed)('spec 1 §6: with betting off %s leads to %s', async (path, list) => {
  await renderApp(path, options);
  await waitFor(() => expect(location.pathname).toBe(list));
});

const money = [
  '/imp7',
  '/wallet',
  '/addfundhistory',
  '/depositrule',
  '/transaction',
  '/withdraw',
  '/withdrawrule',
  '/withdrawhistory',
  '/histories',
  '/imp3',
  '/imp4',
  '/imp5',
  '/imp6',
];

it.each(money)('spec 1 §6: with betting off %s stays open by its address', async path => {
  const { mock, store } = await renderApp(path, options);
  await waitFor(() => expect(mock.calls().map(call => call.path)).toContain('/api-get-dashboard-data'));
  await waitFor(() => expect(store.get(bettingAtom)).toBe(false));
  expect(location.pathname).toBe(path);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it('spec 1 §6: every route that betting alone opens is among them', () => {
  const paths = routes.filter(route => route.bettingOnly !== undefined).flatMap(route => route.paths);
  expect(paths.toSorted()).toEqual(closed.map(([path]) => path).toSorted());
});

it('spec 1 §6: with betting off the wallet offers no way to add funds', async () => {
  const { store } = await renderApp('/imp7', options);
  await waitFor(() => expect(store.get(bettingAtom)).toBe(false));
  expect(screen.queryByRole('link', { name: 'Add Fund' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Withdraw Fund' })).toBeVisible();
});
