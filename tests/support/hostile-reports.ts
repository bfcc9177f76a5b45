import type { Report } from '../../src/contract/reports.ts';

/** Secrets that no report may contain, even if an error, a violation or a reply has them. */
export const hostile = [
  '9876543210',
  '+91 98765 43210',
  'demo1234',
  'Ramesh Kumar',
  'ramesh.kumar@upi',
  'ramesh@example.invalid',
  'tok-4f2a9c',
  'eyJhbGciOiJIUzI1NiJ9',
  '1,250 pts',
  '₹1250',
  '470-1',
  'https://site.example/otp?mobile=9876543210&otp=1234',
  '<img src=x onerror=alert(1)>',
  'आपका बैलेंस',
] as const;

/** A report with one row of each kind. */
export const wholeReport: Report = {
  form: 1,
  version: '0.1.0',
  build: '37c561286981',
  engine: 'Chromium 147',
  language: 'hi',
  installed: true,
  logInMs: 6700,
  errors: [
    {
      kind: 'error',
      name: 'TypeError',
      message: 'Cannot read properties of undefined reading …',
      stack: ['chunk-EMANL5KS.js:1:2345', 'app-2IIPXB44.js:12:7'],
      route: '/single',
      count: 1,
    },
  ],
  files: [{ file: 'paste-dialog-V4PMJIYI.js', route: '/charts/:market', count: 2 }],
  violations: [{ directive: 'img-src', blocked: 'https://evil.example', route: '/imp7', count: 1 }],
  calls: [{ call: 'submitBid', failed: 'network', count: 3 }],
  bids: [{ end: 'unclear', count: 1 }],
  vitals: [{ name: 'CLS', value: 0.012, route: '/login' }],
};

/** Reports with each hostile word in the place of each value and of each name. */
export const hostileReports: readonly (readonly [place: string, report: object])[] = hostile.flatMap(word =>
  Object.entries<unknown>(wholeReport).flatMap(([name, value]) => {
    const rows = Array.isArray(value) ? value.filter(row => typeof row === 'object') : [];
    const inRows = rows.flatMap((row: object) => [
      ...Object.keys(row).flatMap(field => [
        { ...row, [field]: word },
        { ...row, [field]: [word] },
      ]),
      { ...row, [word]: 1 },
    ]);
    const changed = [...inRows.map(row => [row]), word, [word]];
    return [
      ...changed.map(
        other => [`${name}: ${JSON.stringify(other)}`, { ...wholeReport, [name]: other }] as const,
      ),
      [`${word} beside ${name}`, { ...wholeReport, [word]: value }] as const,
    ];
  }),
);
