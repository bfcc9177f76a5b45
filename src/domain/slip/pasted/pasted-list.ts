// docs/specification/bidding-and-history.md, "Lists".
import type { Words } from '../../../text/message.ts';
import { err, ok, type Result } from '../../../lib/result.ts';
import { type BidRow, parseBid, rowEnd } from '../bid.ts';
import type { Game } from '../../game/games.ts';
import { limits } from '../../limits.ts';
import type { KnownMarket } from '../../market/known-market.ts';
import type { BidSession } from '../../market/market.ts';
import { type Entry, lineEntries, plainLine, type Reader, segmentsOf } from './lines.ts';
import { pastedExamples, tokensOf } from './words.ts';
import type { Draft } from '../../../lib/draft.ts';
import { type BidField, oneNumber } from '../../game/game-numbers.ts';
import { allPanas, risingOrder } from '../../game/panna.ts';
import type { MinuteOfDay } from '../../minute-of-day.ts';
import { gameGuide } from '../../game/game-guide.ts';

export const mostPastedRows = 500;

const tooLong = 'paste.tooLong';

export type RefusedText = {
  /** The first line is 0. */
  readonly line: number;
  readonly quote: string;
  readonly words: Words;
  /** A pana that was typed in another order, in rising order, and the line with it. */
  readonly meant: { readonly number: string; readonly line: string } | null;
};

export type PastedList = {
  readonly rows: readonly BidRow[];
  /** Counts rows beyond `mostPastedRows` too. */
  readonly count: number;
  readonly refused: readonly RefusedText[];
  /** The lines that were not understood. */
  readonly rest: string;
};

/** An ambiguous line is refused as a whole. In a clear line only wrong numbers are refused. */
export function readPastedList(text: string, game: Game, session: BidSession): PastedList {
  if (text.length > limits.pastedLetters)
    return { rows: [], count: 0, refused: [{ line: 0, quote: '', words: tooLong, meant: null }], rest: text };
  const readLine = lineReader(game, session);
  const rows: BidRow[] = [];
  const refused: RefusedText[] = [];
  const rest: string[] = [];
  let count = 0;
  for (const [line, written] of text.split(lineEnd).entries()) {
    const read = readLine(written);
    count += read.rows.length;
    rows.push(...read.rows.slice(0, mostPastedRows - rows.length));
    refused.push(...read.refused.map(part => ({ line, ...part })));
    if (read.rest !== null) rest.push(read.rest);
  }
  return { rows, count, refused, rest: rest.join('\n') };
}

const lineEnd = /\r\n|[\n\r\u2028\u2029]/;

/** `rest` is null if the line was understood or is empty. */
type LineRead = {
  readonly rows: readonly BidRow[];
  readonly refused: readonly Omit<RefusedText, 'line'>[];
  readonly rest: string | null;
};

function lineReader(game: Game, session: BidSession): (written: string) => LineRead {
  const [example, two] = pastedExamples(game.key, session);
  const reader: Reader = {
    game: game.key,
    session,
    choice: game.session === 'choose',
    unclear: { key: 'paste.unclear', params: { example: `${example} ${two}=50` } },
    groupMarks: { key: 'paste.groupMarks', params: { example: `${example}=1000` } },
  };
  const read = rowReader(game, session);
  const isNumber = (number: string): boolean => read(number, String(game.minimumBid)).ok;
  return written => {
    const plain = plainLine(written);
    if (plain === '') return { rows: [], refused: [], rest: null };
    const segments = segmentsOf(tokensOf(plain, game.inputs.length === 2), reader);
    const entries = segments.ok ? lineEntries(segments.value, isNumber, reader) : segments;
    if (entries.ok && entries.value.length > 0) return readEntries(plain, entries.value, read);
    const words = entries.ok ? 'error.numberRequired' : entries.error;
    return { rows: [], refused: [{ quote: written.trim(), words, meant: null }], rest: written };
  };
}

function readEntries(plain: string, entries: readonly Entry[], read: RowReader): LineRead {
  const rows: BidRow[] = [];
  const refused: LineRead['refused'][number][] = [];
  for (const { numbers, points } of entries)
    for (const { text, at, end } of numbers) {
      const none = err({ words: 'error.pointRequired', meant: null });
      const row = points === null ? none : read(text, points.text);
      if (row.ok) {
        rows.push(...row.value);
        continue;
      }
      const { words, meant } = row.error;
      refused.push({
        quote: points === null ? text : `${text}=${points.text}`,
        words,
        meant: meant === null ? null : { number: meant, line: plain.slice(0, at) + meant + plain.slice(end) },
      });
    }
  const rest = refused.length === 0 ? null : refused.map(({ quote }) => quote).join(', ');
  return { rows, refused, rest };
}

export function placeOfLine(text: string, line: number): readonly [from: number, to: number] {
  const parts = text.split(/(\r\n|[\n\r\u2028\u2029])/);
  const from = parts.slice(0, line * 2).join('').length;
  return [from, from + (parts[line * 2] ?? '').length];
}

export function withLine(text: string, line: number, replaced: string): string {
  const [from, to] = placeOfLine(text, line);
  return text.slice(0, from) + replaced + text.slice(to);
}

/** `meant` is the number in rising order, if the game has it. */
type RowProblem = { readonly words: Words; readonly meant: string | null };
type RowReader = (number: string, points: string) => Result<readonly BidRow[], RowProblem>;

/**
 * Reads like the form, but without the balance. SP DP TP takes panas. A half sangam has the open part first,
 * as its rows do.
 */
function rowReader(game: Game, session: BidSession): RowReader {
  const [first, second] = game.inputs;
  const { turnsAtClose, wrong } = gameGuide[game.key].pasted;
  if (first === undefined) throw new Error(`${game.key} has no field`);
  const single = { ...game, numbers: oneNumber(game.kinds ? { ...first, allowed: allPanas } : first) };
  const isSingle = second === undefined && (game.kinds || first.allowed.length > 0);
  const context = { session, balance: Number.POSITIVE_INFINITY };
  return (number, points) => {
    const parts = number.split('-').map(part => part.trim());
    const fields = session === 'Close' && turnsAtClose ? parts.toReversed() : parts;
    const [digits = '', two = ''] = fields;
    const draft: Draft<BidField> = { [first.name]: digits, ...(second && { [second.name]: two }), points };
    const bid = parseBid(isSingle ? single : game, draft, context);
    if (bid.ok) return ok(bid.value);
    if (bid.error.field === 'points') return err({ words: bid.error.words, meant: null });
    const meant = fields.length === game.inputs.length ? risingNumber(game, fields) : null;
    const ordered = fields === parts ? meant : meant?.toReversed();
    return err({ words: wrong(number), meant: ordered?.join('-') ?? null });
  };
}

/** Null if the digits already rise, or if no number of the game has them. */
function risingNumber(game: Game, fields: readonly string[]): readonly string[] | null {
  const risen = fields.map((text, index) => {
    const allowed = game.kinds ? allPanas : (game.inputs[index]?.allowed ?? []);
    return allowed.includes(text) ? text : risingOrder(text, allowed);
  });
  return risen.every(text => text !== null) ? risen : null;
}

/** Not `totalPoints`, which throws beyond the safe integers, because a player may paste anything. */
export const pastedPoints = ({ rows }: Pick<PastedList, 'rows'>): number =>
  rows.reduce((sum, { points }) => sum + points, 0);

/** Null if the rows can be added. Either all are added or none. */
export function checkPasted(
  list: PastedList,
  form: {
    readonly game: Game;
    readonly title: string;
    readonly market: KnownMarket;
    readonly minute: MinuteOfDay;
    /** The wallet less the rows of all slips. Null while it is unknown. */
    readonly balance: number | null;
  },
): Words | null {
  const { game, title, market, minute, balance } = form;
  if (list.count > mostPastedRows) return { key: 'paste.tooMany', params: { most: mostPastedRows } };
  const ends = list.rows.map(row => rowEnd(game, row, market, minute));
  if (ends.includes('time')) return { key: 'bid.closedFor', params: { game: title } };
  if (ends.includes('result')) return 'bid.sessionClosed';
  if (list.count === 0) return 'paste.nothingYet';
  if (balance === null) return 'error.somethingWrong';
  if (pastedPoints(list) <= balance) return null;
  return game.mayOverdraw ? 'error.notEnoughBalance' : game.insufficient;
}
