import * as v from 'valibot';
import { bidSessions, families, parseBidSession } from '../domain/market/market.ts';
import type { Attempt } from '../domain/placing/attempt.ts';
import type { RowFacts } from '../domain/placing/evidence.ts';
import { normalLine } from '../domain/placing/traces.ts';
import { points } from './table.ts';

const flag = v.fallback(v.boolean(), false);
const trace = {
  // An older build stored markets and games in the server's spelling.
  line: v.pipe(v.string(), v.transform(normalLine)),
  variant: v.string(),
  points,
  ref: v.optional(v.string(), ''),
};

const facts = {
  market: v.string(),
  game: v.string(),
  session: v.nullable(v.picklist(bidSessions)),
  number: v.string(),
};

/**
 * An older build stored an English sentence: `Kalyan · Jodi Digit · 47 Close`. The name of a market may
 * itself contain a `·`.
 */
function factsIn(text: string): RowFacts {
  const parts = text.split(' · ');
  const [number = '', session = ''] = (parts.at(-1) ?? '').split(' ');
  return {
    market: parts.slice(0, -2).join(' · '),
    game: parts.at(-2) ?? '',
    session: parseBidSession(session),
    number,
  };
}

const orderRow = v.union([
  v.object({ ...trace, row: v.string(), ...facts }),
  v.pipe(
    v.object({ ...trace, row: v.string(), text: v.string() }),
    v.transform(({ text, ...row }) => ({ ...row, ...factsIn(text) })),
  ),
]);

const entries = v.object({
  id: v.string(),
  account: v.string(),
  source: v.union([
    v.object({ kind: v.literal('bid'), family: v.picklist(families), day: v.string(), lastDay: v.string() }),
    v.object({ kind: v.picklist(['withdraw', 'transfer']) }),
  ]),
  wanted: v.array(orderRow),
  total: points,
  sentRef: v.optional(v.boolean(), false),
  baseline: v.object({ lines: v.nullable(v.array(v.object(trace))), balance: points }),
  sentAt: v.number(),
  // An older build stored no time.
  at: v.optional(v.number()),
  phase: v.union([
    v.object({ kind: v.picklist(['sent', 'absent']) }),
    v.object({ kind: v.literal('unclear'), since: v.number(), quietMs: v.number(), clean: v.number() }),
    v.object({ kind: v.literal('placed'), twice: flag, told: flag }),
  ]),
});

export const attempt: v.GenericSchema<unknown, Attempt> = v.pipe(
  entries,
  v.transform(({ at, ...kept }) => ({ ...kept, at: at ?? kept.sentAt })),
);
