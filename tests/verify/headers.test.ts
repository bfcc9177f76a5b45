import { expect, it } from 'vitest';
import { checkHeaders, checkPreflight } from '../../src/verify/exchange.ts';
import { lineOf } from '../../src/verify/finding.ts';

const url = 'https://api.example.com/api-user-login';
const site = { origin: 'https://app.example.com', credentials: false, serverClock: false };
const date = { date: 'Sat, 21 Nov 2026 07:30:00 GMT' };
const open = {
  ...date,
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Date',
  'access-control-allow-headers': 'Content-Type',
};
const said = (headers: Record<string, string>, changed: object = {}, ms = 20) =>
  checkHeaders(new Headers(headers), url, ms, { ...site, ...changed }).map(
    one => `${one.level} ${lineOf(one)}`,
  );

it.each<[what: string, headers: Record<string, string>, changed: object, lines: readonly string[]]>([
  ['open to all', open, {}, []],
  ['open to this site', { ...open, 'access-control-allow-origin': 'https://app.example.com' }, {}, []],
  ['no other site is meant', date, { origin: null }, []],
  ['the same site', date, { origin: 'https://api.example.com' }, []],
  [
    'closed',
    date,
    {},
    [
      'fails no Access-Control-Allow-Origin for https://app.example.com: a browser hides the reply',
      'note Date is not in Access-Control-Expose-Headers: the app cannot read it',
    ],
  ],
  [
    'open to another site',
    { ...open, 'access-control-allow-origin': 'https://old.example.com' },
    {},
    [
      'fails Access-Control-Allow-Origin is https://old.example.com and not https://app.example.com: a browser hides the reply',
    ],
  ],
  [
    'open to all, with cookies',
    open,
    { credentials: true },
    ['fails Access-Control-Allow-Origin is * and not https://app.example.com: a browser hides the reply'],
  ],
  [
    'a hidden Date, and the clock of the server',
    { ...open, 'access-control-expose-headers': 'X-Total' },
    { serverClock: true },
    ['dropped Date is not in Access-Control-Expose-Headers: the app cannot read it'],
  ],
  [
    'no Date at all',
    { ...open, date: '' },
    {},
    ['note no Date header: the app cannot follow the clock of the server'],
  ],
])('a reply, %s', (_, headers, changed, lines) => {
  expect(said(headers, changed)).toEqual(lines);
});

it('says of a reply that it is slow from 2 s', () => {
  expect(said(open, {}, 2000)).toEqual([]);
  expect(said(open, {}, 2100)).toEqual(['note slow: it took 2.1 s']);
});

it.each<[what: string, status: number, headers: Record<string, string>, problem: string | null]>([
  ['allowed', 204, open, null],
  ['not known', 404, open, 'code 404 to OPTIONS'],
  ['without the header', 200, date, 'no Access-Control-Allow-Origin for https://app.example.com'],
  [
    'without content-type',
    204,
    { ...open, 'access-control-allow-headers': 'x-token' },
    'no content-type in Access-Control-Allow-Headers',
  ],
])('OPTIONS, %s', (_, status, headers, problem) => {
  const found = checkPreflight({ status, headers: new Headers(headers) }, site);
  expect(found.map(lineOf)).toEqual(problem === null ? [] : [`${problem}: a browser does not send the call`]);
});

it('OPTIONS without a reply', () => {
  expect(checkPreflight(null, site).map(lineOf)).toEqual([
    'no reply to OPTIONS: a browser does not send the call',
  ]);
});
