import type { Message } from '../text/message.ts';
import { formatPoints, type Points } from './points.ts';

/** An amount from the server. It may have a fraction or be negative; what a player sends is whole points. */
export type Amount = {
  /** Plain decimal digits: `10000`, `9950.5`, `-50`. No group marks, no zeros at the end of a fraction. */
  readonly exact: string;
  /** The part that can be used: its whole points; 0 when it is negative. */
  readonly points: Points;
};

/** `unreadable` when the server sent nothing, or something that is not an amount. */
export type StatedAmount = Amount | 'unreadable';

/** With Indian grouping, a fraction with two digits at least: `1,00,000`, `9,950.50`, `-50`. */
export function formatAmount({ exact }: Amount): string {
  const [whole = '', fraction] = exact.split('.');
  const shown = formatPoints(Number(whole));
  return fraction === undefined ? shown : `${shown}.${fraction.padEnd(2, '0')}`;
}

/** The text of an amount with its unit, or that it is unknown. */
export const amountWords = (amount: StatedAmount): Message =>
  amount === 'unreadable'
    ? { key: 'amount.unknown' }
    : { key: 'points.amount', params: { points: formatAmount(amount) } };

/** The whole points of an amount; null when it is unknown. */
export const pointsIn = (amount: StatedAmount | null): Points | null =>
  amount === null || amount === 'unreadable' ? null : amount.points;

/** True for an amount below zero. */
export const isNegative = ({ exact }: Amount): boolean => exact.startsWith('-');

/** The least points of a request. No request is accepted while it is unreadable: it is not guessed. */
export type Minimum = Points | 'unreadable';
