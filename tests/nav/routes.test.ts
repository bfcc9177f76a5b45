import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  listPath,
  menuPath,
  notFound,
  pageFolder,
  routeOf,
  routePaths,
  routes,
} from '../../src/nav/routes.ts';

/** Spec 1 §2, the route table, read from top to bottom. */
const specified = `
  / /login /r /otpregister /forgotpass /otpforgotpass /change-password /otpwithdraw /imp
  /imp7 /wallet /imp9 /addfund /payviaupi /qrpay /addfundhistory
  /withdraw /withdrawrule /withdrawhistory /transaction /transfer /transfermodel /mymodel
  /depositrule /change /profile /htp /gamerates /charts
  /about /privacy /privacypolicy /delete /histories
  /imp2 /imp3 /imp4 /imp5 /imp6 /imp8 /star /stargame /galiimp /galigame /galiallgame /impwin /impbid
  /leftdigit /rightdigit /jodidigit /single /jodi /singlepana /doublepana /tripplepana
  /halfsangam /fullsangam /spdptp /spmotor /dpmotor /game /win /windata /bid
  /ssinglepana /sdoublepana /stripplepana /starsingle`
  .trim()
  .split(/\s+/);

const pathsOf = (test: (route: (typeof routes)[number]) => boolean): readonly string[] =>
  routes
    .filter(test)
    .flatMap(route => route.paths)
    .map(path => path.toLowerCase())
    .toSorted();

/** The paths that this project has added. */
const ours = ['/charts/:market', '/landing', '/limits', '/month', '/results', '/settings'];

it('contains the paths of the specification and of this project', () => {
  expect(routePaths.map(path => path.toLowerCase()).toSorted()).toEqual([...ours, ...specified].toSorted());
});

it('spec 1 §2: its table names the paths of this project', () => {
  const specification = readFileSync('docs/specification/accounts-and-wallet.md', 'utf8');
  const rows = ours.map(path => `| \`${path.replace(':market', '{market}')}\` `);
  expect(rows.filter(row => !specification.includes(row))).toEqual([]);
});

it('gives every path to one row only', () => {
  expect(new Set(routePaths.map(path => path.toLowerCase())).size).toBe(routePaths.length);
});

it.each([
  ['/AddFundHistory', '/addfundhistory'],
  ['/StarSingle', '/starsingle'],
  ['/galiimp', '/galiIMP'],
  ['/GALIIMP/', '/galiIMP'],
  ['/wallet', '/imp7'],
  ['/addfund', '/imp9'],
  ['/mymodel', '/transfer'],
  ['/imp8', '/game'],
  ['/star', '/imp2'],
  ['/galigame', '/galiallgame'],
  ['/windata', '/imp3'],
  ['/bid', '/imp4'],
])('%s leads to the same screen as %s', (path, other) => {
  expect(routeOf(path)).toBe(routeOf(other));
  expect(routeOf(path)).not.toBe(notFound);
});

it.each(['/charts/1', '/Charts/Starline-1001/', '/charts/a%20b', '/charts/:market'])(
  '%s leads to the chart of a market',
  path => {
    expect(routeOf(path).view.screen).toBe('chart');
  },
);

it.each(['/charts', '/charts/'])('%s lists the charts', path => {
  expect(routeOf(path).view.screen).toBe('charts');
});

it('one page serves every market, and each other path has its own in small letters', () => {
  expect(pageFolder('/charts/:market')).toBe('/charts/any');
  expect(pageFolder('/gameRates')).toBe('/gamerates');
  expect(pageFolder('/')).toBe('');
  expect(new Set(routePaths.map(pageFolder)).size).toBe(routePaths.length);
});

it.each(['/charts/1/2', '/results/1', '/nothing', '/imp77', '/login/x', '/login/..', '//login', ''])(
  '%j is no page',
  path => {
    expect(routeOf(path)).toBe(notFound);
  },
);

it('is open to visitors exactly where spec 1 §6 allows them', () => {
  expect(pathsOf(route => route.access === 'public')).toEqual([
    '/',
    '/about',
    '/change-password',
    '/delete',
    '/forgotpass',
    '/htp',
    '/landing',
    '/login',
    '/otpforgotpass',
    '/otpregister',
    '/privacy',
    '/privacypolicy',
    '/r',
  ]);
});

it('spec 1 §2: shows all in the shell except the listed screens, the start and the landing page', () => {
  expect(pathsOf(route => !route.shell)).toEqual([
    '/',
    '/change-password',
    '/forgotpass',
    '/landing',
    '/login',
    '/otpforgotpass',
    '/otpregister',
    '/otpwithdraw',
    '/r',
  ]);
});

it('sends players to the list of the family when betting is off', () => {
  expect(routeOf('/single').bettingOnly).toBe('main');
  expect(routeOf('/ssinglepana').bettingOnly).toBe('starline');
  expect(routeOf('/galiallgame').bettingOnly).toBe('gali');
  expect(routeOf('/impbid').bettingOnly).toBe('gali');
  expect(routeOf('/imp').bettingOnly).toBeUndefined();
  for (const path of [...Object.values(listPath), ...Object.values(menuPath)])
    expect(routeOf(path)).not.toBe(notFound);
});
