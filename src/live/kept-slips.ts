import { gameList } from '../domain/game-list.ts';
import { marketId } from '../domain/market-id.ts';
import { parseBidSession } from '../domain/market.ts';
import { isMinute, type MinuteOfDay } from '../domain/minute-of-day.ts';
import { pointsOf } from '../domain/points.ts';
import type { KeptSlip, SlipKey, SlipRow } from '../domain/slip.ts';
import { isRecord, parseList } from '../lib/unknown.ts';

/** Slips as they were stored; null when one of them cannot be read. */
export const parseSlips = (value: unknown): readonly KeptSlip[] | null => parseList(value, parseSlip);

function parseSlip(value: unknown): KeptSlip | null {
  if (!isRecord(value)) return null;
  const { mobile, day } = value;
  const game = gameList.find(({ key }) => key === value['game'])?.key;
  const market = parseMarket(value['market']);
  const rows = parseList(value['rows'], parseRow);
  if (typeof mobile !== 'string' || typeof day !== 'string') return null;
  return game === undefined || market === null || rows === null ? null : { mobile, game, market, day, rows };
}

function parseMarket(value: unknown): SlipKey['market'] | null {
  if (!isRecord(value)) return null;
  const { id, name } = value;
  const [open, close] = [parseMinute(value['open']), parseMinute(value['close'])];
  if (typeof id !== 'string' || typeof name !== 'string' || open === null) return null;
  return { id: marketId(id), name, open, close };
}

function parseRow(value: unknown): SlipRow | null {
  if (!isRecord(value)) return null;
  const { id, digits, closeDigits } = value;
  const points = typeof value['points'] === 'number' ? pointsOf(value['points']) : null;
  const session = typeof value['session'] === 'string' ? parseBidSession(value['session']) : null;
  if (typeof id !== 'string' || typeof digits !== 'string' || typeof closeDigits !== 'string') return null;
  return !points || session === null ? null : { id, digits, closeDigits, points, session };
}

const parseMinute = (value: unknown): MinuteOfDay | null =>
  typeof value === 'number' && isMinute(value) ? value : null;
