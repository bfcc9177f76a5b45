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

export function debitsOf(attempts: readonly Attempt[], reading: Reading): Debits {
  // A reading may contain the debit of any request that was not found absent. Nobody knows when the server carried
  // it out, nor how old the reading is.
  const left = attempts.filter(attempt => !isAbsent(attempt)).toSorted((a, b) => a.sentAt - b.sentAt);
  const rows = left.flatMap(({ wanted }) => wanted);
  return {
    // An ended withdrawal or transfer has no row.
    perhaps: new Map(rows.filter(({ row }) => row !== '').map(({ row, points }) => [row, points])),
    unclear: new Set(
      left
        .filter(({ phase }) => phase.kind === 'unclear')
        .flatMap(({ wanted }) => wanted.map(({ row }) => row)),
    ),
    unseen: unseenRows(left, reading),
  };
}

function unseenRows(left: readonly Attempt[], { wallet, lagMs, contains }: Reading): readonly DebitedRow[] {
  const unseen = left.filter(attempt => !contains(attempt));
  const [first] = unseen;
  if (first === undefined) return [];
  // The first baseline may lack the debits of those shortly before, too.
  const recent = left.filter(({ sentAt }) => sentAt >= first.sentAt - hiddenMs(lagMs));
  const [{ baseline } = first] = recent;
  const all = baseline.balance - sumPoints(recent.map(({ total }) => total));
  if (recent.every(isPlaced) && wallet === all) return [];
  return unseen.flatMap(({ wanted }) => wanted);
}
