import type { AppMock } from '../../support/app-mock.ts';

/** Amounts that a provider may send, and the text that the app shows. An undefined one is not sent at all. */
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
/** Values that are not amounts. */
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
