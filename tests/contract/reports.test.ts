import { expect, it } from 'vitest';
import { closedReport } from '../../src/contract/reports.ts';
import { hostileReports, wholeReport } from '../support/hostile-reports.ts';

it('a report is read as it was written', () => {
  expect(closedReport(JSON.parse(JSON.stringify(wholeReport)))).toEqual(wholeReport);
});

it('a report has no field for personal data', () => {
  expect(hostileReports.length).toBeGreaterThan(500);
  for (const [place, report] of hostileReports) expect(closedReport(report), place).toBeNull();
});

it.each([
  ['a count of 0', { calls: [{ call: 'login', failed: 'http', count: 0 }] }],
  ['a count that is a phone number', { calls: [{ call: 'login', failed: 'http', count: 9_876_543_210 }] }],
  ['a vital that is one', { vitals: [{ name: 'LCP', value: 9_876_543_210, route: '/imp' }] }],
  ['a log-in after as many milliseconds', { logInMs: 9_876_543_210 }],
  ['a route with the id of a market', { files: [{ file: 'picture', route: '/charts/1001', count: 1 }] }],
  [
    'an origin with figures',
    { violations: [{ directive: 'img-src', blocked: 'https://1.example', route: '/', count: 1 }] },
  ],
  [
    'more rows than a page has kinds of trouble',
    { bids: Array.from({ length: 41 }, () => ({ end: 'placed', count: 1 })) },
  ],
  ['another form', { form: 2 }],
])('refuses %s', (_, change) => {
  expect(closedReport({ ...wholeReport, ...change })).toBeNull();
});
