import { isRecord, parseList } from '../lib/unknown.ts';
import { families } from './market.ts';
import type { AskedRow, Attempt, Phase, Source } from './placing-attempt.ts';
import type { Baseline, Trace } from './placing-evidence.ts';
import { type Points, pointsOf } from './points.ts';

/** An attempt as it was stored; null when it cannot be read. */
export function parseAttempt(value: unknown): Attempt | null {
  if (!isRecord(value)) return null;
  const { id, account, alone, sentAt } = value;
  const source = parseSource(value['source']);
  const wanted = parseList(value['wanted'], parseRow);
  const total = parsePoints(value['total']);
  const baseline = parseBaseline(value['baseline']);
  const phase = parsePhase(value['phase']);
  if (typeof id !== 'string' || typeof account !== 'string' || !isTime(sentAt)) return null;
  if (
    typeof alone !== 'boolean' ||
    source === null ||
    wanted === null ||
    total === null ||
    baseline === null ||
    phase === null
  )
    return null;
  return { id, account, source, wanted, total, alone, baseline, sentAt, phase };
}

function parseSource(value: unknown): Source | null {
  if (!isRecord(value)) return null;
  const { kind, day, lastDay } = value;
  if (kind === 'withdraw' || kind === 'transfer') return { kind };
  const family = families.find(one => one === value['family']);
  if (kind !== 'bid' || family === undefined || typeof day !== 'string' || typeof lastDay !== 'string')
    return null;
  return { kind, family, day, lastDay };
}

function parsePhase(value: unknown): Phase | null {
  if (!isRecord(value)) return null;
  const { kind, since, quietMs, clean, twice, told } = value;
  if (kind === 'sent' || kind === 'absent') return { kind };
  if (kind === 'placed') return { kind, twice: twice === true, told: told === true };
  return kind === 'unclear' && isTime(since) && isTime(quietMs) && isTime(clean)
    ? { kind, since, quietMs, clean }
    : null;
}

function parseBaseline(value: unknown): Baseline | null {
  if (!isRecord(value)) return null;
  const balance = parsePoints(value['balance']);
  const lines = value['lines'] === null ? null : parseList(value['lines'], parseTrace);
  return balance === null || (lines === null && value['lines'] !== null) ? null : { lines, balance };
}

function parseRow(value: unknown): AskedRow | null {
  const trace = parseTrace(value);
  if (trace === null || !isRecord(value)) return null;
  const { row, text } = value;
  return typeof row === 'string' && typeof text === 'string' ? { ...trace, row, text } : null;
}

function parseTrace(value: unknown): Trace | null {
  if (!isRecord(value)) return null;
  const { line, variant, look } = value;
  const points = parsePoints(value['points']);
  if (typeof line !== 'string' || typeof variant !== 'string' || typeof look !== 'string') return null;
  return points === null ? null : { line, variant, look, points };
}

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const parsePoints = (value: unknown): Points | null => (typeof value === 'number' ? pointsOf(value) : null);
