import type { AppMock } from '../../support/app-mock.ts';

/** What a provider may send for an amount, and how it is shown; undefined is not sent at all. */
export const readable: readonly (readonly [sent: unknown, shown: string])[] = [
  ['10000.00', '10,000'],
  ['1,000', '1,000'],
  ['1,00,000.00', '1,00,000'],
  ['₹ 1,234.50', '1,234.50'],
  ['9950.50', '9,950.50'],
  [9950.5, '9,950.50'],
  [0, '0'],
  ['-50', '-50'],
  [-50.25, '-50.25'],
];
/** What is no amount. */
export const unreadable: readonly unknown[] = [
  'soon',
  '',
  null,
  undefined,
  '1e3',
  '1,00',
  '1 000',
  true,
  {},
  [5],
];

/** From now on a path has this answer. */
export const reply = (mock: AppMock, path: string, value: object): void =>
  void mock.fault({ path, kind: 'reply', times: -1, value });
