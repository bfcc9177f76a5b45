import type { Data } from '../../mock-server/data/schemas.ts';
import { readClock } from '../../src/domain/clock-time.ts';
import { dayBefore, isoDate, localTime } from '../../src/domain/dates.ts';
import type { AppMock } from './app-mock.ts';

// A provider whose results differ from the default world's. The figures of docs/reports/figures.md draw such
// providers.

const boards = ['daily', 'kept', '1:30 PM', '5:30 PM', '5:00 AM'] as const;
/** Worlds begin on a Saturday, so these are yesterday, today and tomorrow. */
const holidays = ['Friday', 'Saturday', 'Sunday'] as const;
const longestLag = 20;

export type OddProvider = {
  readonly boards: (typeof boards)[number];
  /** A holiday of Kalyan, and the day of the bids. */
  readonly holiday: (typeof holidays)[number] | null;
  /** Seconds by which every second reply of the market lists is old. */
  readonly replicaLag: number;
  /** Minutes after its session when an undecided stake is returned. Null means midnight. */
  readonly returnAfter: number | null;
};

export const providerInWords = `boards that are kept, or cleared in the day, holidays, every second market list up to ${longestLag} s old, results corrected, stakes returned at any time`;

/** Half of these providers clear their boards at midnight. */
export function drawProvider(random: () => number, { closed = false } = {}): OddProvider {
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)];
  const days = closed ? holidays : holidays.filter(day => day !== 'Saturday');
  return {
    boards: random() < 0.5 ? 'daily' : (pick(boards) ?? 'kept'),
    holiday: random() < 0.3 ? (pick(days) ?? null) : null,
    replicaLag: random() < 0.5 ? 0 : Math.ceil(random() * longestLag),
    returnAfter: random() < 0.5 ? null : Math.floor(random() * 120),
  };
}

/** The `boards` setting of such a provider's operator. */
export const boardsKindOf = ({ boards }: OddProvider): 'daily' | 'kept' =>
  boards === 'daily' ? 'daily' : 'kept';

const marketLists = ['/api-get-dashboard-data', '/api-starline-game', '/api-galidisawar-game'] as const;

export function setReplicas(mock: AppMock, { replicaLag: value }: OddProvider): void {
  if (value > 0) for (const path of marketLists) mock.fault({ path, kind: 'two-replicas', value, times: -1 });
}

/** Boards that are not cleared daily begin with results of yesterday. */
export function arrangeProvider(mock: AppMock, provider: OddProvider, random: () => number): void {
  const { content } = mock.data();
  Object.assign(content, { boards: provider.boards, return_after_minutes: provider.returnAfter });
  if (provider.boards !== 'daily') {
    const day = isoDate(dayBefore(localTime(mock.now(), 'Asia/Kolkata').date));
    for (const { id } of mock.data().markets)
      for (const session of ['open', 'close'])
        mock.control('POST', 'results', { game_id: id, session, pana: panaOf(random), day });
  }
  const { holiday } = provider;
  mock.data().content.holidays = holiday === null ? [] : [{ weekday: holiday, game_id: 1 }];
  setReplicas(mock, provider);
}

const panas = ['124', '137', '470', '990'] as const;
const panaOf = (random: () => number): string => panas[Math.floor(random() * panas.length)] ?? '124';

/**
 * Declares or corrects a due result, or returns the last bid's stake or those of a session. Nothing happens
 * if the mock refuses.
 */
export function actAsProvider(mock: AppMock, random: () => number, market = 1): void {
  const session = random() < 0.5 ? 'open' : 'close';
  const path = random() < 0.6 ? 'results' : 'void';
  if (path === 'results' && !isDue(mock, market, session)) return;
  const last = lastBid(mock.data());
  const order =
    path === 'results'
      ? { game_id: market, session, pana: panaOf(random) }
      : random() < 0.5
        ? { bid_id: last }
        : { game_id: market, session };
  try {
    mock.control('POST', path, order);
  } catch (error) {
    if (!/taken back|already returned|holiday/.test(String(error))) throw error;
  }
}

function isDue(mock: AppMock, market: number, session: 'open' | 'close'): boolean {
  const found = mock.data().markets.find(({ id }) => id === market);
  const time = readClock(found?.[`${session}_time`] ?? '');
  return time !== null && time <= localTime(mock.now(), 'Asia/Kolkata').minute;
}

const lastBid = ({ bids }: Pick<Data, 'bids'>): number => bids.at(-1)?.id ?? 1;
