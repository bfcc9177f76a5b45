// How bids, withdrawals and transfers look in the histories that prove them.
import type { Submission } from './bid-payload.ts';
import type { GameRecord } from './history.ts';
import { type Family, parseBidSession } from './market.ts';
import { fingerprint } from '../lib/fingerprint.ts';
import { numberText } from './number-text.ts';
import { type Phone, parsePhone } from './phone.ts';
import type { AskedRow } from './placing-attempt.ts';
import type { Trace } from './placing-evidence.ts';
import type { Points } from './points.ts';
import type { SlipRow } from './slip.ts';
import type { Transaction, Withdrawal } from './wallet.ts';

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

type Line = Pick<GameRecord, 'label' | 'marketName' | 'digits' | 'closeDigits' | 'points'>;

function bidTrace({ label, marketName, digits, closeDigits, points }: Line, session: string): Trace {
  const look = [plain(digits), plain(closeDigits), points].join('|');
  return { line: [plain(marketName), plain(label), look].join('|'), variant: session, look, points };
}

/** Starline and Gali have one session, which their histories may leave out. */
const variantOf = (family: Family, session: string): string =>
  family === 'main' ? (parseBidSession(session) ?? '') : '';

/**
 * The lines that a submission leaves, one for each row, in their order. A history may name one session for all rows of a
 * request: rows of both sessions are looked for without theirs.
 */
export function rowTraces(family: Family, submission: Submission<SlipRow>): readonly AskedRow[] {
  const { marketName, label, rows } = submission;
  const mixed = rows.some(row => row.session !== rows[0]?.session);
  return rows.map(row => ({
    ...bidTrace({ ...row, marketName, label }, mixed ? '' : variantOf(family, row.session)),
    row: row.id,
    text: [marketName, label, family === 'main' ? `${numberText(row)} ${row.session}` : numberText(row)].join(
      ' · ',
    ),
  }));
}

/** A line of a bid history. */
export const recordTrace = (family: Family, record: GameRecord): Trace =>
  bidTrace(record, variantOf(family, record.session));

/**
 * A receiver of points, in four hexadecimal digits: enough to tell two of them apart, too few to find one by. The journal
 * keeps no mobile numbers.
 */
export const receiverMark = (receiver: Phone): string => fingerprint(receiver).slice(-4);

/** The rows of an attempt that an older build kept with the receiver's number. */
export const withoutReceivers = (rows: readonly AskedRow[]): readonly AskedRow[] =>
  rows.map(row => {
    const receiver = parsePhone(row.variant);
    return receiver === null ? row : { ...row, variant: receiverMark(receiver) };
  });

/**
 * A transfer or a withdraw request of the question `asker`: the same from one question is a second try, from another
 * question it is a request of its own. `variant` is the mark of the receiver, or the method.
 */
export const askedPoints = (points: Points, variant: string, asker: string): AskedRow => {
  const trace = pointsTrace(points, variant);
  return { ...trace, row: `${asker} ${trace.line} ${variant}`, text: '' };
};

/** A debit of these points, or a withdraw request for them. A history does not name the variant. */
const pointsTrace = (points: Points, variant = ''): Trace => {
  const look = String(points);
  return { line: look, variant, look, points };
};

/** The lines of a wallet history that took points out. */
export const debitTraces = (transactions: readonly Transaction[]): readonly Trace[] =>
  transactions.filter(({ credit }) => !credit).map(({ points }) => pointsTrace(points));

/** The lines of a withdraw history. */
export const withdrawalTraces = (withdrawals: readonly Withdrawal[]): readonly Trace[] =>
  withdrawals.map(({ points }) => pointsTrace(points));
