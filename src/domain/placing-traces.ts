// How bids, withdrawals and transfers look in the histories that prove them.
import type { Submission } from './bid-payload.ts';
import type { GameRecord } from './history.ts';
import { type Family, parseBidSession } from './market.ts';
import { numberText } from './number-text.ts';
import type { Wanted } from './placing.ts';
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
 * The lines that a submission leaves, one a row, in their order. Of a request whose rows are of both sessions no history
 * can be trusted to tell them apart.
 */
export function rowTraces(family: Family, submission: Submission<SlipRow>): readonly Wanted[] {
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
 * A transfer or a withdraw request that `asker` asks for: the same again from one question is a second try, from another
 * it is a request of its own. `variant` is the receiver or the method.
 */
export const pointsWanted = (points: Points, variant: string, asker: string): Wanted => {
  const trace = pointsTrace(points, variant);
  return { ...trace, row: `${asker} ${trace.line} ${variant}`, text: '' };
};

/** A debit of these points, or a withdraw request for them. Only who asks knows the variant. */
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
