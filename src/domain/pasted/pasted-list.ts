// Lists of numbers and points as players write them in messages (docs/specification/bidding-and-history.md, "Lists").
import type { Words } from '../../text/message.ts';
import { err } from '../../lib/result.ts';
import type { BidRow } from '../bid.ts';
import type { Game } from '../games.ts';
import { limits } from '../limits.ts';
import type { BidSession } from '../market.ts';
import { type Entry, lineEntries } from './line-entries.ts';
import { isPaired, noPoints, rowReader, type RowReader } from './pasted-rows.ts';
import { numberKind } from './number-kind.ts';
import { plainLine } from './plain-line.ts';
import { type Reader, segmentsOf } from './segment.ts';
import { tokensOf } from './tokens.ts';

/** Rows that are added at once. */
export const mostPastedRows = 500;

const tooLong = 'paste.tooLong';

/** A line, or a number of it, that is not understood. */
export type RefusedText = {
  /** Of the text: 0 is its first line. */
  readonly line: number;
  /** What is not understood, as it stands there. */
  readonly quote: string;
  readonly words: Words;
  /** A pana that was typed in another order: how it is written, and the line with it. */
  readonly meant: { readonly number: string; readonly line: string } | null;
};

export type PastedList = {
  /** What was understood, in its order: the first `mostPastedRows` of them. */
  readonly rows: readonly BidRow[];
  /** How many rows were understood. */
  readonly count: number;
  readonly refused: readonly RefusedText[];
  /** The text without what was understood. */
  readonly rest: string;
};

/**
 * Reads a list for a game; `session` is the one that its rows get. What can be meant in more than one way is not
 * understood: then its whole line is refused. Where the line is clear, only the wrong numbers are.
 */
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

/** What a line says; `rest` is null when it is understood whole, or empty. */
type LineRead = {
  readonly rows: readonly BidRow[];
  readonly refused: readonly Omit<RefusedText, 'line'>[];
  readonly rest: string | null;
};

function lineReader(game: Game, session: BidSession): (written: string) => LineRead {
  const [one, two] = numberKind(game.key, session).examples;
  const reader: Reader = {
    game: game.key,
    session,
    choice: game.session === 'choose',
    unclear: { key: 'paste.unclear', params: { example: `${one} ${two}=50` } },
    groupMarks: { key: 'paste.groupMarks', params: { example: `${one}=1000` } },
  };
  const read = rowReader(game, session);
  const isNumber = (number: string): boolean => read(number, String(limits.minimumBid)).ok;
  return written => {
    const plain = plainLine(written);
    if (plain === '') return { rows: [], refused: [], rest: null };
    const segments = segmentsOf(tokensOf(plain, isPaired(game)), reader);
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
      const row = points === null ? err(noPoints) : read(text, points.text);
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

/** Where a line begins and ends in its text; the first is 0. */
export function placeOfLine(text: string, line: number): readonly [from: number, to: number] {
  const parts = text.split(/(\r\n|[\n\r\u2028\u2029])/);
  const from = parts.slice(0, line * 2).join('').length;
  return [from, from + (parts[line * 2] ?? '').length];
}

/** The text with one line of it replaced. */
export function withLine(text: string, line: number, replaced: string): string {
  const [from, to] = placeOfLine(text, line);
  return text.slice(0, from) + replaced + text.slice(to);
}
