import {
  goesOn,
  markOf,
  unread,
  type Mark,
  nextId,
  type Data,
  type LedgerEntry,
  type ReadonlyData,
  type BidRecord,
  type WithdrawalRecord,
} from '../data/schemas.ts';

export const balanceOf = (data: ReadonlyData, userId: number): number => bookOf(data).sums.get(userId) ?? 0;

/** Adds an entry. Entries are never changed or removed. */
export function post(data: Data, entry: Omit<LedgerEntry, 'id'>): void {
  data.ledger.push({ id: nextId(data.ledger), ...entry });
}

type Audit = { readonly balanced: boolean; readonly total: number };

/**
 * Relies on this file for every change of a status. `tests/mock-server/books.test.ts` compares it with the
 * whole audit.
 */
export function runningAudit(data: ReadonlyData): Audit {
  const { off, total } = bookOf(data);
  return { balanced: off.size === 0, total };
}

/**
 * Each balance must equal deposits − withdrawals (except cancelled ones) − bids (except void ones) + wins +
 * transfers in − transfers out, and must not be negative.
 */
export function audit(data: ReadonlyData): Audit {
  const due = new Map<number, number>();
  const add: Add = (userId, points) => {
    due.set(userId, (due.get(userId) ?? 0) + points);
  };
  for (const row of data.fund_requests) dues.fund_requests(row, add);
  for (const row of data.withdrawals) dues.withdrawals(row, add);
  for (const row of data.bids) dues.bids(row, add);
  for (const row of data.wins) dues.wins(row, add);
  for (const row of data.transfers) dues.transfers(row, add);
  const sums = new Map<number, number>();
  let total = 0;
  for (const entry of data.ledger) {
    sums.set(entry.user_id, (sums.get(entry.user_id) ?? 0) + entry.points);
    total += entry.points;
  }
  const users = new Set([...due.keys(), ...sums.keys()]);
  const balanced = [...users].every(
    id => (sums.get(id) ?? 0) === (due.get(id) ?? 0) && (sums.get(id) ?? 0) >= 0,
  );
  return { balanced, total };
}

const collections = ['ledger', 'fund_requests', 'withdrawals', 'bids', 'wins', 'transfers'] as const;
type Collection = (typeof collections)[number];

/**
 * Keeps sums, so that a balance costs the same after a hundred thousand bids. A list that was replaced or
 * shortened is read again from its beginning.
 */
type Book = {
  /** Each player's sum of entries, and the sum that the records require. */
  readonly sums: Map<number, number>;
  readonly due: Map<number, number>;
  readonly off: Set<number>;
  readonly marks: Map<Collection, Mark>;
  total: number;
};

const books = new WeakMap<ReadonlyData, Book>();

function bookOf(data: ReadonlyData): Book {
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

/** Every change of a status goes through here, so that the book follows. */
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

export function setBidStatus(data: Data, bid: BidRecord, status: BidRecord['status']): void {
  changeRecord(data, bid, dues.bids, () => {
    bid.status = status;
  });
}

type Deposit = Data['fund_requests'][number];

export function setDepositStatus(data: Data, request: Deposit, status: Deposit['status']): void {
  changeRecord(data, request, dues.fund_requests, () => {
    request.status = status;
  });
}

export function setWithdrawalStatus(
  data: Data,
  request: WithdrawalRecord,
  status: WithdrawalRecord['status'],
): void {
  changeRecord(data, request, dues.withdrawals, () => {
    request.status = status;
  });
}

/** A negative number takes points from the player. */
type Add = (userId: number, points: number) => void;

type Dues = {
  readonly [K in 'fund_requests' | 'withdrawals' | 'bids' | 'wins' | 'transfers']: (
    row: ReadonlyData[K][number],
    add: Add,
  ) => void;
};

/** The meaning of each record for a balance. The ledger must agree. */
const dues: Dues = {
  fund_requests: (row, add) => {
    if (row.status === 'approved') add(row.user_id, row.request_amount);
  },
  withdrawals: (row, add) => {
    if (row.status !== 'cancelled') add(row.user_id, -row.request_amount);
  },
  bids: (row, add) => {
    if (row.status !== 'void') add(row.user_id, -row.points);
  },
  wins: (row, add) => {
    add(row.user_id, row.amount);
  },
  transfers: (row, add) => {
    add(row.from_user_id, -row.amount);
    add(row.to_user_id, row.amount);
  },
};
