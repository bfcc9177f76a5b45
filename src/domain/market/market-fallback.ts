// The facts about a market that routes and stored slips keep, until the first reply of its list.
import { isRecord } from '../../lib/is-record.ts';
import { isMinute, type MinuteOfDay } from '../minute-of-day.ts';
import { type MarketId, marketId } from './market-id.ts';
import type { MarketTimes } from './market.ts';

export type MarketFallback = {
  readonly id: MarketId;
  readonly name: string;
  readonly open: MinuteOfDay;
  readonly close: MinuteOfDay | null;
};

type Named = { readonly id: MarketId; readonly name: string; readonly times: MarketTimes };

export const fallbackOf = ({ id, name, times }: Named): MarketFallback => ({
  id,
  name,
  open: times.open,
  close: times.close ?? null,
});

const minute = (value: unknown): MinuteOfDay | null =>
  typeof value === 'number' && isMinute(value) ? value : null;

/** An unreadable close counts as unknown. */
export function readFallback(value: unknown): MarketFallback | null {
  if (!isRecord(value)) return null;
  const { id, name, open, close } = value;
  const openMinute = minute(open);
  if (typeof id !== 'string' || id === '' || typeof name !== 'string' || openMinute === null) return null;
  return { id: marketId(id), name, open: openMinute, close: minute(close) };
}
