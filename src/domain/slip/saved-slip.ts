import { plainText } from '../../lib/text.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { PlainKey } from '../../text/message.ts';
import type { BidRow } from './bid.ts';
import type { GameKey } from '../game/game-list.ts';
import { plainFigure, seenText } from '../../lib/figure.ts';
import { type Game, gameByKey, games } from '../game/games.ts';
import { limits } from '../limits.ts';
import { type BidSession, bidSessions, parseBidSession } from '../market/market.ts';
import { numberText } from '../game/panna.ts';
import { parsePoints } from '../points.ts';

/** `owner` is the fingerprint of the mobile number. */
export type SavedSlip = {
  readonly id: string;
  readonly owner: string;
  readonly name: string;
  readonly market: string;
  readonly game: GameKey;
  readonly rows: readonly BidRow[];
};

export type SlipToSave = Omit<SavedSlip, 'id' | 'owner'>;

/** Limits for each player. */
export const savedSlipLimits = { slips: 20, rows: 300, nameLength: 40 } as const;

export const ownSlips = (kept: readonly SavedSlip[], owner: string): readonly SavedSlip[] =>
  kept.filter(slip => slip.owner === owner);

/** Removes slashes, because ` / ` separates the parts of a slip's first line. */
export const tidyName = (text: string): string =>
  text
    .replaceAll('/', '-')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** `id` is the slip to rename, or null for a new one. */
export function checkName(saved: readonly SavedSlip[], typed: string, id: string | null) {
  const name = seenText(tidyName(typed));
  if (name === '') return err('saved.nameMissing');
  if (Array.from(name).length > savedSlipLimits.nameLength) return err('saved.nameLong');
  const same = saved.some(slip => slip.id !== id && plainText(slip.name) === plainText(name));
  return same ? err('saved.nameTaken') : ok(name);
}

export function savingRefused(saved: readonly SavedSlip[], rows: number): PlainKey | null {
  if (saved.length >= savedSlipLimits.slips) return 'saved.tooMany';
  return rows > savedSlipLimits.rows ? 'saved.tooLong' : null;
}

/** If the name is taken, it gets a number: `Kalyan Single Digit 2`. */
export function freeName(saved: readonly SavedSlip[], wanted: string): string {
  const tidy = tidyName(wanted);
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : ` ${number}`;
    const room = savedSlipLimits.nameLength - end.length;
    const name = Array.from(tidy).slice(0, room).join('').trim() + end;
    if (!saved.some(slip => plainText(slip.name) === plainText(name))) return name;
  }
}

// The text begins with 'name / market / game / session'. A line such as '7=50' follows for each bid. The name
// of another session comes before its bids.

const families = { main: '', starline: 'Starline ', gali: 'Gali ' } as const;
/** English in every language, so that every receiver can read the slip. */
const gameName = ({ family, wireLabel }: Game): string => families[family] + wireLabel;
const separator = ' / ';
const noSession = '-';

export function writeSlip({ name, market, game: key, rows }: SlipToSave): string {
  const game = gameByKey(key);
  const chosen = game.session === 'choose';
  const sessions = chosen ? bidSessions.filter(session => rows.some(row => row.session === session)) : [];
  const head = [name, tidyName(market), gameName(game), sessions[0] ?? noSession].join(separator);
  const line = (row: BidRow): string => `${numberText(row)}=${row.points}`;
  if (!chosen) return [head, ...rows.map(line)].join('\n');
  const parts = sessions.flatMap((session, index) => [
    ...(index === 0 ? [] : [session]),
    ...rows.filter(row => row.session === session).map(line),
  ]);
  return [head, ...parts].join('\n');
}

/** `line` counts from 1. */
type UnreadLine = { readonly line: number; readonly text: string; readonly words: PlainKey };
export type ReadSlip = { readonly slip: SlipToSave; readonly unread: readonly UnreadLine[] };

/** The first line must name a slip. Other lines that cannot be read are listed. */
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

function readHead(text: string) {
  const parts = text.split('/').map(part => tidyName(part));
  const [session = '', label = '', market = '', ...names] = parts.toReversed();
  const name = names.toReversed().join('-');
  const game = games.find(candidate => plainText(gameName(candidate)) === plainText(label));
  if (game === undefined || market === '' || name === '') return null;
  const read = game.session === 'choose' ? parseBidSession(session) : game.session;
  return read === null ? null : { name, market, game, session: read };
}

/** Reads any points above 0, because only the bid's market knows its minimum. */
function readRow(game: Game, text: string, session: BidSession): BidRow | PlainKey {
  const [number = '', amount, more] = plainFigure(text).split('=');
  if (amount === undefined || more !== undefined) return 'saved.lineUnread';
  const [digits = '', closeDigits = '', third] = number.split('-').map(part => part.trim());
  if (third !== undefined || !game.isNumber({ digits, closeDigits }, session)) return 'saved.lineNumber';
  const points = parsePoints(amount);
  return points === null || points === 0 ? 'saved.linePoints' : { digits, closeDigits, points, session };
}
