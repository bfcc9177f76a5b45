import type { EndpointId } from '../contract/index.ts';
import { readAmount } from '../domain/amount.ts';
import { type Line, newLines } from './evidence.ts';
import { textOf } from './facts.ts';
import { type Finding, whole } from './finding.ts';
import type { Json } from './schema.ts';

export const historyOf = {
  submitBid: 'bidHistory',
  starlineSubmitBid: 'starlineBidHistory',
  galiSubmitBid: 'galiBidHistory',
} as const satisfies { readonly [K in EndpointId]?: EndpointId };

export type BidCall = keyof typeof historyOf;
export const isBidCall = (id: EndpointId): id is BidCall => id in historyOf;

/** Each is null if its reply cannot be read. */
export type Traces = { readonly history: Json | null; readonly wallet: Json | null };

export type Watched = {
  readonly call: BidCall;
  readonly sessions: readonly string[];
  readonly points: number;
  readonly before: Traces;
  /** The config's limit for the age of readings, in seconds. */
  readonly readLagSeconds: number;
  readonly read: () => Promise<Traces>;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
};

const longestMs = 60_000;
const pauseMs = 500;

/** Doubles the slowest of a few readings, because a check meets a provider at one moment only. */
export async function watchBid(bid: Watched): Promise<readonly Finding[]> {
  const { call, before, now } = bid;
  const started = now();
  const held = size(before.wallet);
  const seen: { history: number | null; wallet: number | null } = { history: null, wallet: null };
  let lines: readonly Line[] = [];
  let spent = 0;
  for (let first = true; ; first = false) {
    const traces = await bid.read();
    const ms = first ? 0 : now() - started;
    if (traces.history !== null) lines = newLines(historyOf[call], before.history ?? {}, traces.history);
    spent = held - size(traces.wallet);
    if (lines.length > 0) seen.history ??= ms;
    if (spent > 0) seen.wallet ??= ms;
    const isWhole = lines.length >= bid.sessions.length && spent >= bid.points;
    if (isWhole || now() - started >= longestMs) break;
    await bid.wait(pauseMs);
    // If a part shows at once and the rest never, the provider books differently, which is not a lag.
    if (
      seen.history !== null &&
      seen.wallet !== null &&
      now() - started > settledMs + seen.history + seen.wallet
    )
      break;
  }
  return [...ofLag(seen, bid.readLagSeconds), ...ofBooking(bid, lines, spent)];
}

const settledMs = 5000;
const size = (reply: Json | null): number => {
  const amount = readAmount(reply?.['wallet_amt']);
  return amount === 'unreadable' ? Number.NaN : Number(amount.exact);
};

function ofLag(
  { history, wallet }: { readonly history: number | null; readonly wallet: number | null },
  known: number,
) {
  const shown = (what: string, ms: number | null): readonly Finding[] =>
    ms === null
      ? [whole('misleads', 'lag', `the ${what} does not show the bid within ${longestMs / 1000} s`)]
      : [];
  if (history === null || wallet === null) return [...shown('history', history), ...shown('wallet', wallet)];
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
  const value = Math.ceil((2 * Math.max(history, wallet)) / 1000);
  const says = `the history shows the bid after ${seconds(history)}, the wallet after ${seconds(wallet)}: "readLagSeconds": ${value}`;
  return Math.max(history, wallet) > known * 1000
    ? [whole('misleads', 'lag', `${says}, but config.json has ${known}`)]
    : [whole('note', 'lag', says)];
}

function ofBooking({ sessions, points }: Watched, lines: readonly Line[], spent: number): readonly Finding[] {
  if (lines.length === 0) return [];
  const booked = lines.map(({ raw }) => textOf(raw['session']));
  const differs = booked.toSorted().join() !== sessions.toSorted().join();
  const cure = sessions.length > 1 ? '; set "splitSessions": true in config.json' : '';
  return [
    ...(differs && sessions.length > 0
      ? [
          whole(
            'misleads',
            'session',
            `a slip of ${sessions.join(' and ')} is booked as ${booked.join(' and ')}${cure}`,
          ),
        ]
      : []),
    ...(spent > 0 && spent !== points
      ? [whole('misleads', 'balance', `the wallet fell by ${spent} points for a slip of ${points}`)]
      : []),
  ];
}
