import { plainText } from '../../lib/plain-text.ts';
// A slip as text that a person can read, and back: 'name / market / game / session', then a line for each bid, '7=50'.
// A line with the name of a session begins the bids of that session.
import { toAsciiDigits } from '../../lib/digits.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { PlainKey } from '../../text/message.ts';
import { type BidRow } from './bid.ts';
import { type Game, gameByKey, games } from '../game/games.ts';
import { limits } from '../limits.ts';
import { type BidSession, bidSessions, parseBidSession } from '../market/market.ts';
import { numberText } from '../game/number-text.ts';
import { parsePoints } from '../points.ts';
import { savedSlipLimits, type SlipToSave, tidyName } from './saved-slip.ts';

const families = { main: '', starline: 'Starline ', gali: 'Gali ' } as const;
/** English in every language, so that a slip can be read by whoever gets it. */
const gameName = ({ family, wireLabel }: Game): string => families[family] + wireLabel;
const separator = ' / ';
/** In the place of a session that the player does not choose. */
const noSession = '-';

/** The text of a slip. */
export function writeSlip({ name, market, game: key, rows }: SlipToSave): string {
  const game = gameByKey(key);
  const chosen = game.session === 'choose';
  const sessions = chosen ? bidSessions.filter(one => rows.some(row => row.session === one)) : [];
  const head = [name, tidyName(market), gameName(game), sessions[0] ?? noSession].join(separator);
  const line = (row: BidRow): string => `${numberText(row)}=${row.points}`;
  if (!chosen) return [head, ...rows.map(line)].join('\n');
  const parts = sessions.flatMap((session, index) => [
    ...(index === 0 ? [] : [session]),
    ...rows.filter(row => row.session === session).map(line),
  ]);
  return [head, ...parts].join('\n');
}

/** A line that is no bid of the slip, and why. `line` counts from 1. */
export type UnreadLine = { readonly line: number; readonly text: string; readonly words: PlainKey };
/** What was read of a text. */
export type ReadSlip = { readonly slip: SlipToSave; readonly unread: readonly UnreadLine[] };

/** Reads the text of a slip. The first line must be that of a slip; other lines that cannot be read are listed. */
export function readSlip(text: string): Result<ReadSlip, PlainKey> {
  if (text.length > limits.pastedLetters) return err('paste.tooLong');
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .filter(line => line.text !== '');
  const [first, ...others] = lines;
  if (first === undefined) return err('saved.textMissing');
  const head = readHead(first.text);
  if (head === null) return err('saved.headUnread');
  const rows: BidRow[] = [];
  const unread: UnreadLine[] = [];
  let { session } = head;
  for (const line of others) {
    const named = head.game.session === 'choose' ? parseBidSession(line.text) : null;
    if (named !== null) {
      session = named;
      continue;
    }
    const row = readRow(head.game, line.text, session);
    if (typeof row === 'string') unread.push({ ...line, words: row });
    else if (rows.length === savedSlipLimits.rows) unread.push({ ...line, words: 'saved.lineTooMany' });
    else rows.push(row);
  }
  if (rows.length === 0) return err('saved.noLines');
  const { name, market, game } = head;
  return ok({ slip: { name, market, game: game.key, rows }, unread });
}

type Head = {
  readonly name: string;
  readonly market: string;
  readonly game: Game;
  readonly session: BidSession;
};

function readHead(text: string): Head | null {
  const parts = text.split('/').map(part => tidyName(part));
  const [session = '', label = '', market = '', ...names] = parts.toReversed();
  const name = names.toReversed().join('-');
  const game = games.find(one => plainText(gameName(one)) === plainText(label));
  if (game === undefined || market === '' || name === '') return null;
  const read = game.session === 'choose' ? parseBidSession(session) : game.session;
  return read === null ? null : { name, market, game, session: read };
}

/** A bid of a line such as `7=50` or `128-470=20`, or why it is none. */
function readRow(game: Game, text: string, session: BidSession): BidRow | PlainKey {
  const [number = '', amount, more] = toAsciiDigits(text).split('=');
  if (amount === undefined || more !== undefined) return 'saved.lineUnread';
  const [digits = '', closeDigits = '', third] = number.split('-').map(part => part.trim());
  if (third !== undefined || !game.isNumber({ digits, closeDigits }, session)) return 'saved.lineNumber';
  const points = parsePoints(amount);
  if (points === null) return 'saved.linePoints';
  return points < limits.minimumBid ? 'saved.lineLow' : { digits, closeDigits, points, session };
}
