import { type Points, sumPoints } from '../points.ts';
import { type Attempt, hiddenMs, isAbsent, isPlaced } from './attempt.ts';

type DebitedRow = { readonly row: string; readonly points: Points };

/** The points that have left, or perhaps have, and that the wallet as it was last read may or may not lack. */
export type Debits = {
  /** The points of rows by their ids. Surely placed rows are among them, because a reading may be old. */
  readonly perhaps: ReadonlyMap<string, Points>;
  /** The ids of rows whose request has ended without a clear reply. */
  readonly unclear: ReadonlySet<string>;
  /** The rows whose debit the last reading may not contain. */
  readonly unseen: readonly DebitedRow[];
};

type Reading = {
  readonly wallet: Points | null;
  readonly lagMs: number;
  /** The reading began so late that it contains the attempt's debit, if there is one. */
  readonly contains: (attempt: Attempt) => boolean;
};

const perhapsLeft = (attempts: readonly Attempt[]): readonly Attempt[] =>
  attempts.filter(attempt => !isAbsent(attempt)).toSorted((a, b) => a.sentAt - b.sentAt);

const none: Debits['unseen'] = [];

/**
 * A reading may contain the debit of any request that was not found absent. It is unknown when the server
 * carried it out, and how old the reading is.
 */
export function debitsOf(attempts: readonly Attempt[]): Debits {
  const unclear = attempts.filter(({ phase }) => phase.kind === 'unclear');
  // An ended withdrawal or transfer has no row.
  const rows = perhapsLeft(attempts).flatMap(({ wanted }) => wanted.filter(({ row }) => row !== ''));
  return {
    perhaps: new Map(rows.map(({ row, points }) => [row, points])),
    unclear: new Set(unclear.flatMap(({ wanted }) => wanted.map(({ row }) => row))),
    unseen: none,
  };
}

export function unseenRows(
  attempts: readonly Attempt[],
  { wallet, lagMs, contains }: Reading,
): readonly DebitedRow[] {
  const all = perhapsLeft(attempts);
  const unseen = all.filter(attempt => !contains(attempt));
  const [first] = unseen;
  if (first === undefined) return none;
  // The first baseline may lack the debits of those shortly before, too.
  const recent = all.filter(({ sentAt }) => sentAt >= first.sentAt - hiddenMs(lagMs));
  const [{ baseline } = first] = recent;
  const rest = baseline.balance - sumPoints(recent.map(({ total }) => total));
  return recent.every(isPlaced) && wallet === rest ? none : unseen.flatMap(({ wanted }) => wanted);
}
