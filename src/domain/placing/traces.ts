import { fingerprint } from '../../lib/fingerprint.ts';
import type { Submission } from '../slip/bid.ts';
import type { GameRecord } from '../history/history.ts';
import { type Family, parseBidSession } from '../market/market.ts';
import { numberText } from '../game/panna.ts';
import { type Phone, parsePhone } from '../phone.ts';
import type { Points } from '../points.ts';
import type { SlipRow } from '../slip/slip.ts';
import type { Transaction, Withdrawal } from '../wallet/wallet.ts';
import type { OrderRow, Trace } from './evidence.ts';

/** Servers write one name in several ways: `RAJDHANI-DAY`, and `Jodi` or `Jodi Digit`. */
const plainName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
const plainGame = (text: string): string =>
  plainName(text)
    .replace('panna', 'pana')
    .replace('tripple', 'triple')
    .replace(/ (digit|ank)s?/, '');
const withoutSpaces = (text: string): string => text.replace(/\s/g, '');

type Line = Pick<GameRecord, 'label' | 'marketName' | 'digits' | 'closeDigits' | 'points'>;

const bidTrace = (bid: Line, variant: string, ref = ''): Trace => ({
  line: normalLine([bid.marketName, bid.label, bid.digits, bid.closeDigits, bid.points].join('|')),
  variant,
  points: bid.points,
  ref,
});

const spellingsFromEnd = [withoutSpaces, withoutSpaces, withoutSpaces, plainGame];

/** Also used for lines that an older build has stored. */
export const normalLine = (line: string): string =>
  line
    .split('|')
    .toReversed()
    .map((part, at) => (spellingsFromEnd[at] ?? plainName)(part))
    .toReversed()
    .join('|');

/** The histories of Starline and Gali may leave out their only session. */
const variantOf = (family: Family, session: string): string =>
  family === 'main' ? (parseBidSession(session) ?? '') : '';

/**
 * A history may name one session for all rows of a request, so rows of both sessions are looked for without
 * theirs.
 */
export function rowTraces(family: Family, submission: Submission<SlipRow>): readonly OrderRow[] {
  const { marketName, label, rows } = submission;
  const isMixed = new Set(rows.map(row => row.session)).size > 1;
  return rows.map(row => ({
    ...bidTrace({ ...row, marketName, label }, isMixed ? '' : variantOf(family, row.session)),
    row: row.id,
    market: marketName,
    game: label,
    session: family === 'main' ? row.session : null,
    number: numberText(row),
  }));
}

export const recordTrace = (family: Family, record: GameRecord): Trace =>
  bidTrace(record, variantOf(family, record.session), record.clientRef);

/**
 * Four hexadecimal digits tell two receivers apart but identify none, because the journal keeps no mobile
 * numbers.
 */
export const receiverHash = (receiver: Phone): string => fingerprint(receiver).slice(-4);

/** An older build stored the receiver's number. It becomes a hash here. */
export const withoutReceivers = (rows: readonly OrderRow[]): readonly OrderRow[] =>
  rows.map(row => {
    const receiver = parsePhone(row.variant);
    return receiver === null ? row : { ...row, variant: receiverHash(receiver) };
  });

/**
 * A second request of the same `asker` is a second try; one of another `asker` is a new request. `variant`:
 * the receiver's hash, or the method.
 */
export const pointsRow = (points: Points, variant: string, asker: string): OrderRow => {
  const trace = pointsTrace(points);
  const row = `${asker} ${trace.line} ${variant}`;
  return { ...trace, variant, row, market: '', game: '', session: null, number: '' };
};

export const isRowOf = (row: string, asker: string): boolean => row.startsWith(`${asker} `);

/** The wallet's histories do not name the variant. */
const pointsTrace = (points: Points, ref = ''): Trace => ({ line: String(points), variant: '', points, ref });

/** A debit that is not called a transfer may be a bid of equal points, so it must not prove a transfer. */
export const debitTraces = (transactions: readonly Transaction[]): readonly Trace[] =>
  transactions
    .filter(({ credit }) => !credit)
    .map(({ points, note, clientRef }) => {
      const trace = pointsTrace(points, clientRef);
      return /transfer|sent/i.test(note) ? trace : { ...trace, line: `debit|${trace.line}` };
    });

export const withdrawalTraces = (withdrawals: readonly Withdrawal[]): readonly Trace[] =>
  withdrawals.map(({ points, clientRef }) => pointsTrace(points, clientRef));
