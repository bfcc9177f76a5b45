import { goesOn, markOf, unread, type Mark } from '../data/added-rows.ts';
import type { BidRecord, Data, ReadonlyData, WithdrawalRecord } from '../data/schemas.ts';
import { dues, type Add } from './dues.ts';

const collections = ['ledger', 'fund_requests', 'withdrawals', 'bids', 'wins', 'transfers'] as const;
type Collection = (typeof collections)[number];

/**
 * Running sums over a world's data, so that a balance costs the same after a hundred thousand bids. They hold what was
 * added so far; a list that was replaced or shortened is read again from its beginning.
 */
type Book = {
  /** By player: the sum of his entries in the ledger, and what the records say. */
  readonly sums: Map<number, number>;
  readonly due: Map<number, number>;
  /** The players whose two sums differ, or whose balance is below zero. */
  readonly off: Set<number>;
  readonly marks: Map<Collection, Mark>;
  total: number;
};

const books = new WeakMap<ReadonlyData, Book>();

/** The book of a world's data, up to date. */
export function bookOf(data: ReadonlyData): Book {
  const known = books.get(data);
  const isKnown =
    known !== undefined && collections.every(name => goesOn(data[name], known.marks.get(name) ?? unread));
  const book: Book = isKnown
    ? known
    : { sums: new Map(), due: new Map(), off: new Set(), marks: new Map(), total: 0 };
  if (!isKnown) books.set(data, book);
  for (const name of collections) readOn(book, data, name);
  return book;
}

function readOn(book: Book, data: ReadonlyData, name: Collection): void {
  const { length } = book.marks.get(name) ?? unread;
  if (length === data[name].length && length > 0) return;
  const addDue = adder(book, book.due);
  const addSum = adder(book, book.sums);
  const readRow = (index: number): void => {
    if (name === 'ledger') {
      const entry = data.ledger[index];
      if (entry === undefined) return;
      book.total += entry.points;
      addSum(entry.user_id, entry.points);
    } else readRecord(data, name, index, addDue);
  };
  for (let index = length; index < data[name].length; index += 1) readRow(index);
  book.marks.set(name, markOf(data[name]));
}

function readRecord<K extends keyof typeof dues>(data: ReadonlyData, name: K, index: number, add: Add): void {
  const row: ReadonlyData[K][number] | undefined = data[name][index];
  if (row !== undefined) dues[name](row, add);
}

const adder =
  (book: Book, to: Map<number, number>): Add =>
  (userId, points) => {
    to.set(userId, (to.get(userId) ?? 0) + points);
    const sum = book.sums.get(userId) ?? 0;
    if (sum === (book.due.get(userId) ?? 0) && sum >= 0) book.off.delete(userId);
    else book.off.add(userId);
  };

/** Changes a record that is in the data; the book follows. Every change of a status goes through here. */
function changeRecord<Row>(
  data: Data,
  row: Row,
  dueOf: (row: Row, add: Add) => void,
  change: () => void,
): void {
  const book = bookOf(data);
  const add = adder(book, book.due);
  dueOf(row, (userId, points) => {
    add(userId, -points);
  });
  change();
  dueOf(row, add);
}

/** Settles a bid, or makes it void. */
export function setBidStatus(data: Data, bid: BidRecord, status: BidRecord['status']): void {
  changeRecord(data, bid, dues.bids, () => {
    bid.status = status;
  });
}

type Deposit = Data['fund_requests'][number];

/** Decides a deposit. */
export function setDepositStatus(data: Data, request: Deposit, status: Deposit['status']): void {
  changeRecord(data, request, dues.fund_requests, () => {
    request.status = status;
  });
}

/** Decides a withdraw request. */
export function setWithdrawalStatus(
  data: Data,
  request: WithdrawalRecord,
  status: WithdrawalRecord['status'],
): void {
  changeRecord(data, request, dues.withdrawals, () => {
    request.status = status;
  });
}
