// Finds stakes that came back: a provider voids a bid and credits its points, and only the wallet history
// shows that.
import { grouped } from '../../lib/grouped.ts';
import { plainText } from '../../lib/text.ts';
import type { StatedAmount } from '../amount.ts';
import type { ShownTransaction } from '../wallet/wallet.ts';
import type { ShownRecord } from './history.ts';
import { isoDate, parseIsoDate, plusDays } from '../dates.ts';
import { allSince } from './all-since.ts';
import { recordDay } from './record-day.ts';

/**
 * `returned`: a credit of these points names the market and can only be this stake. `possible`: a credit may
 * be this stake, so the app says nothing about the bid. `none`: no credit can be it. `unread`: the wallet history was
 * not read, or it ended after its newest lines, so that it may lack the credit.
 */
type StakeReturn = 'returned' | 'possible' | 'none' | 'unread';

export type StakeReturns = (bid: ShownRecord) => StakeReturn;

/** Used if the wallet history could not be read. */
export const unreadReturns: StakeReturns = () => 'unread';

/** Used if no credit of the wallet history can be the stake of a bid. */
export const nothingReturned = (transactions: readonly ShownTransaction[]): StakeReturns =>
  noneWhere(allSince(transactions));

const noneWhere =
  (isSeen: (date: string) => boolean): StakeReturns =>
  ({ date }) =>
    isSeen(date) ? 'none' : 'unread';

export const returnedOf = (bids: readonly ShownRecord[], returns: StakeReturns): readonly ShownRecord[] =>
  bids.filter(bid => returns(bid) === 'returned');

/**
 * A stake comes back at most this many days after its bid. So bids from as many days before a list are
 * compared too.
 */
export const returnDays = 3;

/** The day from which another bid's stake may come back with this one's. Empty if it cannot be read. */
function firstDay({ date }: ShownRecord): string {
  const day = parseIsoDate(recordDay(date) ?? '');
  return day === null ? '' : isoDate(plusDays(day, -returnDays));
}

/** Reversals take a win back. Some providers' `refund` notes name no market. */
const reversal = /revers|correct|taken|recover|adjust|deduct/i;
const refund = /refund|return|cancel|void|revert/i;
const win = /\bw(in|on)/i;

type Move = {
  readonly amount: string;
  readonly note: string;
  readonly text: string;
  readonly day: string | null;
};

const moveOf = ({ amount, note, date }: ShownTransaction): Move | null =>
  amount === 'unreadable'
    ? null
    : { amount: amount.exact, note: plainText(note), text: note, day: recordDay(date) };

const creditsIn = (rows: readonly ShownTransaction[]): readonly Move[] =>
  rows.filter(({ credit }) => credit).flatMap(row => moveOf(row) ?? []);
const debitsIn = (rows: readonly ShownTransaction[]): readonly Move[] =>
  rows.filter(({ credit }) => !credit).flatMap(row => moveOf(row) ?? []);

const exactOf = (amount: StatedAmount): string | null => (amount === 'unreadable' ? null : amount.exact);

/** True if both days are known and the first is later. */
const isLater = (a: string | null, b: string | null): boolean => a !== null && b !== null && a > b;

/** Whether any credit could be the stake of one of these bids. If not, nothing more needs to be read. */
export function mayHaveReturns(bids: readonly ShownRecord[], rows: readonly ShownTransaction[]): boolean {
  const amounts = new Map<string, Set<string>>();
  for (const { amount, marketName } of bids) {
    const exact = exactOf(amount);
    if (exact === null) return true;
    amounts.set(exact, (amounts.get(exact) ?? new Set()).add(plainText(marketName)));
  }
  return creditsIn(rows).some(({ amount, note, text }) => {
    const names = [...(amounts.get(amount) ?? [])];
    return names.some(name => note.includes(name)) || (names.length > 0 && refund.test(text));
  });
}

export type ReturnBooks = {
  /** The bids of all families, from `returnDays` before the bids in question. */
  readonly bids: readonly ShownRecord[];
  /** The wins of the same days. */
  readonly wins: readonly ShownRecord[];
  readonly transactions: readonly ShownTransaction[];
  /** The names of all known markets. A note names the longest one that it contains. */
  readonly markets: readonly string[];
};

/**
 * Each win explains one credit, and each other credit explains one bid. If there are several ways to match
 * them, all of them are `possible`.
 */
export function stakeReturns({ bids, wins, transactions, markets }: ReturnBooks): StakeReturns {
  const nameIn = nameFinder([...markets, ...bids.map(({ marketName }) => marketName)]);
  const keyOf = (market: string, amount: string): string => `${market}|${amount}`;
  const credits = withoutWins(creditsIn(transactions), wins, nameIn);
  const debits = debitsIn(transactions);
  const ofAnyMarket = new Set(
    wins.filter(paid => paid.marketName.trim() === '').map(paid => exactOf(paid.amount)),
  );
  const named = grouped(credits, ({ note, amount }) => keyOf(nameIn(note) ?? '', amount));
  const nameless = credits.filter(({ note, text }) => nameIn(note) === null && refund.test(text));
  const takenBack = new Set(
    debits
      .filter(({ text }) => reversal.test(text))
      .map(({ note, amount }) => keyOf(nameIn(note) ?? '', amount)),
  );
  const gone = leftTheList(bids, debits, nameIn);
  const isSeen = allSince(transactions);
  const without = noneWhere(isSeen);
  const stakes = grouped(returnable(bids, wins), ({ marketName, amount }) =>
    keyOf(plainText(marketName), exactOf(amount) ?? ''),
  );

  return bid => {
    const amount = exactOf(bid.amount);
    if (amount === null) return 'possible';
    const day = recordDay(bid.date);
    const key = keyOf(plainText(bid.marketName), amount);
    const found = (named.get(key) ?? []).filter(credit => !isLater(day, credit.day));
    if (found.length === 0)
      return nameless.some(credit => credit.amount === amount && !isLater(day, credit.day))
        ? 'possible'
        : without(bid);
    const first = found.map(credit => credit.day).reduce((a, b) => (isLater(a, b) ? b : a));
    const rivals = (stakes.get(key) ?? []).filter(
      rival => !found.every(credit => isLater(recordDay(rival.date), credit.day)),
    );
    const isSure =
      first !== null &&
      rivals.length === found.length &&
      isSeen(firstDay(bid)) &&
      !gone(bid) &&
      !takenBack.has(key) &&
      !ofAnyMarket.has(amount) &&
      found.every(({ text }) => !win.test(text));
    return isSure ? 'returned' : 'possible';
  };
}

type NameIn = (note: string) => string | null;

/** Finds the longest name that a note contains. */
function nameFinder(markets: readonly string[]): NameIn {
  const names = [...new Set(markets.map(plainText))].toSorted((a, b) => b.length - a.length);
  return note => names.find(name => name !== '' && note.includes(name)) ?? null;
}

/** The credits that no win explains. */
function withoutWins(all: readonly Move[], wins: readonly ShownRecord[], nameIn: NameIn): readonly Move[] {
  const open = grouped(all, ({ note, amount }) => `${nameIn(note) ?? ''}|${amount}`);
  const explained = new Set<Move>();
  for (const paid of wins) {
    const market = plainText(paid.marketName);
    const day = recordDay(paid.date);
    const alike: Move[] = market === '' ? [] : (open.get(`${market}|${exactOf(paid.amount)}`) ?? []);
    const move = alike.find(({ day: credited }) => !isLater(day, credited));
    if (move === undefined) continue;
    explained.add(move);
    alike.splice(alike.indexOf(move), 1);
  }
  return all.filter(move => !explained.has(move));
}

/** The bids whose stakes may come back: those without a win. */
function returnable(bids: readonly ShownRecord[], wins: readonly ShownRecord[]): readonly ShownRecord[] {
  const won = countOf(wins);
  const equal = grouped(bids, sameBid);
  // Fewer wins than equal bids of different points: each may be the one whose stake came back.
  const unsure = new Set(
    bids.filter(bid => {
      const own = equal.get(sameBid(bid)) ?? [];
      const amounts = new Set(own.map(({ amount }) => exactOf(amount)));
      return amounts.size > 1 && (won.get(sameBid(bid)) ?? 0) < own.length;
    }),
  );
  return bids.filter(bid => unsure.has(bid) || !takeOne(won, bid));
}

/**
 * Some providers remove a returned bid from the list. Then the market's debits of that day exceed the listed
 * bids, and a credit may be the stake of the missing bid. Checks the days from which a stake may have come
 * back.
 */
function leftTheList(
  bids: readonly ShownRecord[],
  debits: readonly Move[],
  nameIn: NameIn,
): (bid: ShownRecord) => boolean {
  const keyOf = (market: string, day: string | null): string => `${market}|${day}`;
  const listed = grouped(bids, ({ marketName, date }) => keyOf(plainText(marketName), recordDay(date)));
  const taken = grouped(
    debits.filter(({ text }) => !reversal.test(text)),
    ({ note }) => nameIn(note) ?? '',
  );
  const sum = (amounts: readonly (string | null)[]): number =>
    amounts.reduce((total, amount) => total + Number(amount ?? 0), 0);
  return bid => {
    const market = plainText(bid.marketName);
    const first = firstDay(bid);
    if (first === '') return false;
    const days = grouped(taken.get(market) ?? [], move => move.day);
    return [...days].some(([paidOn, paid]) => {
      if (paidOn === null || paidOn < first) return false;
      const stakes = listed.get(keyOf(market, paidOn)) ?? [];
      return sum(paid.map(({ amount }) => amount)) > sum(stakes.map(({ amount }) => exactOf(amount)));
    });
  };
}

const sameBid = ({ marketName, label, session, digits, closeDigits, date }: ShownRecord): string =>
  [marketName, label, session, digits, closeDigits, recordDay(date) ?? date].map(plainText).join('|');

function countOf(wins: readonly ShownRecord[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const paid of wins) counts.set(sameBid(paid), (counts.get(sameBid(paid)) ?? 0) + 1);
  return counts;
}

/** Whether a win of this bid is listed. Each win counts for only one bid. */
function takeOne(counts: Map<string, number>, bid: ShownRecord): boolean {
  const count = counts.get(sameBid(bid)) ?? 0;
  if (count > 0) counts.set(sameBid(bid), count - 1);
  return count > 0;
}
