import type { FaultKind, FaultRule } from '../../mock-server/data/fault-rule.ts';
import { bids } from '../../src/contract/bids.ts';
import { wrap } from '../../src/contract/envelope.ts';
import { type EndpointId, endpointOf } from '../../src/contract/index.ts';
import { marketId } from '../../src/domain/market/market-id.ts';
import type { BidSession } from '../../src/domain/market/market.ts';
import { points } from '../../src/domain/points.ts';

// A provider whose readers mislead, and whose player has another device. The figures of
// docs/reports/figures.md draw such providers.

const quirks = ['repeat-lines', 'rename', 'two-replicas', 'device'] as const;

/** `lag`: the delay of readers in seconds, as in the config. Quirks can be combined. */
export type Readers = { readonly lag: number; readonly quirks: ReadonlySet<(typeof quirks)[number]> };

const longestLag = 20;
export const readersInWords = `readers up to ${longestLag} s late in half, lines that come twice or in other words, one replica of two late, a second device; any of them together`;

export const promptReaders: Readers = { lag: 0, quirks: new Set() };

/** Half of these readers are not late. */
export const drawReaders = (random: () => number): Readers => ({
  lag: random() < 0.5 ? 0 : Math.ceil(random() * longestLag),
  quirks: new Set(quirks.filter(() => random() < 0.3)),
});

/**
 * Repeated lines together with another quirk are undecidable without references (docs/reliability.md), so the
 * provider keeps references then.
 */
export const keepsReferences = ({ lag, quirks: drawn }: Readers): boolean =>
  drawn.has('repeat-lines') && (lag > 0 || drawn.size > 1);

const histories = [
  '/api-bid-history-data',
  '/api-user-withdraw-transaction-history',
  '/api-wallet-transaction-history',
] as const;

/** The faults of the mock that make such readers. */
export function readerFaults({ lag, quirks: drawn }: Readers): readonly (FaultRule & { kind: FaultKind })[] {
  const kind = drawn.has('two-replicas') ? 'two-replicas' : 'lag';
  const changed = (['repeat-lines', 'rename'] as const).filter(quirk => drawn.has(quirk));
  return [
    ...(lag > 0 ? [{ path: '*', kind, value: lag, times: -1, chance: 1 } as const] : []),
    ...changed.flatMap(quirk =>
      histories.map(path => ({ path, kind: quirk, times: -1, chance: 0.5 }) as const),
    ),
  ];
}

export type DeviceAct = 'bid' | 'deposit' | 'transfer';
export const deviceActs: readonly [DeviceAct, ...DeviceAct[]] = ['bid', 'deposit', 'transfer'];

/** The other device bids on this number. */
export const otherNumber = '9';

/** A call of the player's other device. */
export const postElsewhere = (
  url: string,
  id: EndpointId,
  fields: object,
  fetched = globalThis.fetch,
): Promise<Response> => {
  const endpoint = endpointOf(id);
  const carried = { appKey: { name: 'app_key', value: 'demo' }, token: 'mock-token-1' };
  const body = JSON.stringify(wrap(endpoint, fields, carried));
  return fetched(`${url}${endpoint.path}`, { method: 'POST', body });
};

/** A bid on a single digit of Kalyan. `date` is in the form of bids, `21-November-2026`. */
export const bidOnKalyan = (digits: string, session: BidSession, stake: number, date: string): object => {
  const row = { digits, closeDigits: '', points: points(stake), session };
  return bids.submitBid.encode({
    marketId: marketId('1'),
    marketName: 'Kalyan',
    label: 'Single Digit',
    session,
    date,
    rows: [row],
    total: row.points,
    token: 'mock-token-1',
  });
};

/**
 * The player's other device moves as many points, with another number or in another way. Its reply may be
 * lost too.
 */
export async function actElsewhere(
  fetched: typeof globalThis.fetch,
  act: DeviceAct,
  stake: number,
  url = 'http://mock',
): Promise<void> {
  const calls: Record<DeviceAct, readonly [EndpointId, object]> = {
    bid: ['submitBid', bidOnKalyan(otherNumber, 'Close', stake, '21-November-2026')],
    deposit: ['addFundRequest', { request_amount: stake }],
    transfer: ['transfer', { amount: stake, mobile_no: '9876543211', transfer_note: '' }],
  };
  const [id, fields] = calls[act];
  await postElsewhere(url, id, fields, fetched).catch(() => undefined);
}

/** The share of the whole, in the form of a note. */
export const share = (part: number, of: number): string => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;
