import type { BidRow } from '../domain/bid.ts';
import { parseBidSession } from '../domain/market.ts';
import { pointsOf } from '../domain/points.ts';

const parseRow = (value: unknown): BidRow | null => {
  if (typeof value !== 'object' || value === null) return null;
  if (!('digits' in value && 'closeDigits' in value && 'points' in value && 'session' in value)) return null;
  const { digits, closeDigits } = value;
  const points = typeof value.points === 'number' ? pointsOf(value.points) : null;
  const session = typeof value.session === 'string' ? parseBidSession(value.session) : null;
  if (typeof digits !== 'string' || typeof closeDigits !== 'string' || !points || session === null)
    return null;
  return { digits, closeDigits, points, session };
};

/** Rows of a slip as they were stored; null when any of them is no row. */
export function parseRows(value: unknown): readonly BidRow[] | null {
  if (!Array.isArray(value)) return null;
  const rows = value.map(parseRow);
  return rows.every(row => row !== null) ? rows : null;
}
