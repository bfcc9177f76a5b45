import { fingerprint } from '../../lib/fingerprint.ts';
import type { Submission } from '../slip/bid.ts';
import type { GameRecord } from '../history/history.ts';
import { type Family, parseBidSession } from '../market/market.ts';
import { numberText } from '../game/panna.ts';
import { type Phone, parsePhone } from '../phone.ts';
import type { Points } from '../points.ts';
import type { SlipRow } from '../slip/slip.ts';
import type { Transaction, Withdrawal } from '../wallet/wallet.ts';
import type { AskedRow, Trace } from './evidence.ts';

/** Servers write a name in several ways: `RAJDHANI-DAY`, `Jodi` and `Jodi Digit`. */
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

/** Also for a line that an older build has stored. */
export const normalLine = (line: string): string =>
  line
    .split('|')
    .toReversed()
    .map((part, at) => (spellingsFromEnd[at] ?? plainName)(part))
    .toReversed()
    .join('|');

/** The histories of Starline and Gali may leave out their one session. */
const variantOf = (family: Family, session: string): string =>
  family === 'main' ? (parseBidSession(session) ?? '') : '';

/** A history may name one session for all rows of a request: rows of both sessions are looked for without theirs. */
export function rowTraces(family: Family, submission: Submission<SlipRow>): readonly AskedRow[] {
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

/** Four hexadecimal digits tell two receivers apart but find none: the journal keeps no mobile numbers. */
export const receiverHash = (receiver: Phone): string => fingerprint(receiver).slice(-4);

/** An older build kept the receiver's number. */
export const withoutReceivers = (rows: readonly AskedRow[]): readonly AskedRow[] =>
  rows.map(row => {
    const receiver = parsePhone(row.variant);
    return receiver === null ? row : { ...row, variant: receiverHash(receiver) };
  });

/** The same from one `asker` is a second try, from another its own request. `variant`: receiver's hash, or method. */
export const askedPoints = (points: Points, variant: string, asker: string): AskedRow => {
  const trace = pointsTrace(points);
  const row = `${asker} ${trace.line} ${variant}`;
  return { ...trace, variant, row, market: '', game: '', session: null, number: '' };
};

/** A history does not name the variant. */
const pointsTrace = (points: Points, ref = ''): Trace => ({ line: String(points), variant: '', points, ref });

/** One that is not called a transfer may be a bid of equal points. */
export const debitTraces = (transactions: readonly Transaction[]): readonly Trace[] =>
  transactions
    .filter(({ credit }) => !credit)
    .map(({ points, note, clientRef }) => {
      const trace = pointsTrace(points, clientRef);
      return /transfer|sent/i.test(note) ? trace : { ...trace, line: `debit|${trace.line}` };
    });

export const withdrawalTraces = (withdrawals: readonly Withdrawal[]): readonly Trace[] =>
  withdrawals.map(({ points, clientRef }) => pointsTrace(points, clientRef));
