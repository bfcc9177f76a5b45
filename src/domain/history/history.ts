import type { PlainKey } from '../../text/message.ts';
import type { StatedAmount } from '../amount.ts';
import type { Family } from '../market/market.ts';
import type { Points } from '../points.ts';

/** Spec 2 §3. */
export type ShownRecord = {
  /** The field `pana` on the wire. */
  readonly label: string;
  readonly marketName: string;
  /** Empty for Gali. */
  readonly session: string;
  readonly digits: string;
  readonly closeDigits: string;
  readonly amount: StatedAmount;
  readonly date: string;
  /** The reference of its request, if the provider returns it. */
  readonly clientRef?: string;
};

/** Only records with whole points count as evidence. */
export type GameRecord = Omit<ShownRecord, 'amount'> & { readonly points: Points };

export type History = {
  readonly key: string;
  readonly family: Family;
  readonly kind: 'bids' | 'wins';
  /** Links lead to the first path. The others are aliases (spec 1 §2). */
  readonly paths: readonly [`/${string}`, ...`/${string}`[]];
  readonly title: PlainKey;
};

/** In the order of the history menu (spec 2 §2). */
export const histories = [
  { key: 'mainBids', family: 'main', kind: 'bids', paths: ['/imp4', '/bid'], title: 'title.bidHistory' },
  {
    key: 'mainWins',
    family: 'main',
    kind: 'wins',
    paths: ['/imp3', '/win', '/windata'],
    title: 'title.winHistory',
  },
  { key: 'starlineBids', family: 'starline', kind: 'bids', paths: ['/imp5'], title: 'title.starlineBids' },
  { key: 'starlineWins', family: 'starline', kind: 'wins', paths: ['/imp6'], title: 'title.starlineWins' },
  { key: 'galiBids', family: 'gali', kind: 'bids', paths: ['/impbid'], title: 'title.galiBids' },
  { key: 'galiWins', family: 'gali', kind: 'wins', paths: ['/impwin'], title: 'title.galiWins' },
] as const satisfies readonly History[];

export type HistoryKey = (typeof histories)[number]['key'];

export function historyByKey(key: HistoryKey): History {
  const found = histories.find(history => history.key === key);
  if (found === undefined) throw new Error(`No history ${key}`);
  return found;
}
