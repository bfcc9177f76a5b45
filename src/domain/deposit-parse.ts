import { isRecord } from '../lib/unknown.ts';
import type { DepositIntent } from './deposit-intent.ts';
import { pointsOf } from './points.ts';

const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0;

/** Reads an intent that was stored, by an older build too; null when it is none. */
export function parseIntent(value: unknown): DepositIntent | null {
  if (!isRecord(value)) return null;
  const { id, owner, points, at, listed, tried, doubt, claimed } = value;
  if (typeof id !== 'string' || typeof owner !== 'string' || typeof at !== 'number') return null;
  const amount = typeof points === 'number' ? pointsOf(points) : null;
  if (amount === null) return null;
  const known = isRecord(tried) && isCount(tried['at']) && isCount(tried['restMs']);
  return {
    id,
    owner,
    points: amount,
    at,
    listed: isCount(listed) ? listed : null,
    tried: known ? { at: Number(tried['at']), restMs: Number(tried['restMs']) } : null,
    // Older builds marked what had left as claimed.
    doubt: doubt === true || claimed === true,
  };
}
