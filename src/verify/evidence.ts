// The app proves requests by the lines of histories and the wallet, so all of them are read twice.
import * as v from 'valibot';
import { endpointOf, type EndpointId } from '../contract/index.ts';
import { formatAmount, isNegative, readAmount, type StatedAmount } from '../domain/amount.ts';
import { type CalendarDate, dayBefore, isoDate, type LocalTime } from '../domain/dates.ts';
import { gameOfLabel } from '../domain/history/server-words.ts';
import { gameByKey } from '../domain/game/games.ts';
import { type Family, parseBidSession } from '../domain/market/market.ts';
import { recordMoment } from '../domain/history/record-day.ts';
import { rowsOf, textOf, twice } from './facts.ts';
import { type Finding, found, shown } from './finding.ts';
import { entriesOf, type Json, rowOf, schemaAt } from './schema.ts';

/** Names are those of the wire. `family`: its lines are bids or wins, which have no `id`. */
type Evidence = {
  readonly list: string;
  readonly date: string;
  readonly amount: string;
  readonly id?: string;
  readonly family?: Family;
};

const bids = { list: 'bid_data', date: 'bid_date', amount: 'points' } as const;
const wins = { list: 'win_data', date: 'wining_date', amount: 'amount' } as const;
const money = { date: 'insert_date' } as const;

const lists = {
  bidHistory: { ...bids, family: 'main' },
  winHistory: { ...wins, family: 'main' },
  starlineBidHistory: { ...bids, family: 'starline' },
  starlineWinHistory: { ...wins, family: 'starline' },
  galiBidHistory: { ...bids, family: 'gali' },
  galiWinHistory: { ...wins, list: 'bid_data', family: 'gali' },
  walletHistory: { ...money, list: 'transaction_history', amount: 'amount', id: 'transaction_id' },
  withdrawHistory: { ...money, list: 'withdrawdata', amount: 'request_amount', id: 'request_number' },
} as const satisfies { readonly [K in EndpointId]?: Evidence };

type ListId = keyof typeof lists;
const isListId = (id: EndpointId): id is ListId => id in lists;

export const isReadTwice = (id: EndpointId): boolean => isListId(id) || id === 'walletBalance';

export type Replies = { readonly [K in EndpointId]?: Json };

/** `raw` has only the fields of the contract. */
export type Line = {
  readonly at: string;
  readonly raw: Json;
  readonly day: string | null;
  readonly amount: StatedAmount;
};

export function linesOf(id: ListId, replies: Replies): readonly Line[] {
  const { list, date, amount }: Evidence = lists[id];
  const schema = schemaAt(endpointOf(id).reply, [list]);
  const row = schema === null ? null : rowOf(schema);
  const reply = replies[id];
  if (row === null || reply === undefined) return [];
  const names = Object.keys(entriesOf(row) ?? {});
  return rowsOf(reply, list)
    .filter(({ raw }) => v.is(row, raw))
    .map(({ at, raw }) => ({
      at,
      raw: Object.fromEntries(names.map(name => [name, raw[name]])),
      day: recordMoment(textOf(raw[date])).day,
      amount: readAmount(raw[amount]),
    }));
}

/** `except` is a field that may differ between two lines. */
const keyOf = ({ raw }: Line, except?: string): string =>
  JSON.stringify(Object.entries(raw).filter(([name]) => name !== except));

function without(a: readonly Line[], b: readonly Line[]): readonly Line[] {
  const counts = new Map<string, number>();
  for (const line of b) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1);
  return a.filter(line => {
    const count = counts.get(keyOf(line)) ?? 0;
    counts.set(keyOf(line), count - 1);
    return count <= 0;
  });
}

/** Only lines of today and of last night may be new. */
export function checkAgain(id: EndpointId, first: Json, second: Json, now: LocalTime): readonly Finding[] {
  if (id === 'walletBalance') return balanceAgain(first, second);
  if (!isListId(id)) return [];
  const [before, after] = [linesOf(id, { [id]: first }), linesOf(id, { [id]: second })];
  const [gone, added] = [without(before, after), without(after, before)];
  const say = (place: string, says: string): Finding =>
    found('misleads', 'changed', place, `${says} at a second reading`);
  const rewritten = rewrittenLines(gone, added);
  const known = new Set(before.map(line => keyOf(line)));
  const fresh = new Set([isoDate(now.date), isoDate(dayBefore(now.date))]);
  const late = added.filter(
    line => !rewritten.some(({ now: other }) => other === line) && !known.has(keyOf(line)),
  );
  const order = gone.length + added.length === 0 && before.some((line, index) => isOther(line, after[index]));
  return [
    ...rewritten.map(({ was, now: is, name }) =>
      say(`${was.at}/${name}`, `${shown(was.raw[name])} came, and ${shown(is.raw[name])}`),
    ),
    ...gone
      .filter(line => !rewritten.some(({ was }) => was === line))
      .map(line => say(line.at, 'the line is gone')),
    ...added.filter(line => known.has(keyOf(line))).map(line => say(line.at, 'the line comes once more')),
    ...late
      .filter(({ day }) => day === null || !fresh.has(day))
      .map(line => say(line.at, `a line of ${line.day ?? 'an unknown day'} comes for the first time`)),
    ...(order ? [say(`/${lists[id].list}`, 'the lines come in another order')] : []),
  ];
}

export function newLines(id: ListId, first: Json, second: Json): readonly Line[] {
  return without(linesOf(id, { [id]: second }), linesOf(id, { [id]: first }));
}

const isOther = (a: Line, b: Line | undefined): boolean => b === undefined || keyOf(a) !== keyOf(b);

/** Two lines that differ in one field are the same line, written differently. */
function rewrittenLines(gone: readonly Line[], added: readonly Line[]) {
  const names = Object.keys(gone[0]?.raw ?? {});
  const byRest = new Map(
    added.flatMap(line => names.map(name => [`${name} ${keyOf(line, name)}`, line] as const)),
  );
  return gone.flatMap(was => {
    const name = names.find(field => byRest.has(`${field} ${keyOf(was, field)}`));
    const now = name === undefined ? undefined : byRest.get(`${name} ${keyOf(was, name)}`);
    return name === undefined || now === undefined ? [] : [{ was, now, name }];
  });
}

function balanceAgain(first: Json, second: Json): readonly Finding[] {
  const [before, after] = [first, second].map(reply => amountText(readAmount(reply['wallet_amt'])));
  return before === after
    ? []
    : [found('misleads', 'changed', '/wallet_amt', `${before} came, and ${after} at a second reading`)];
}

export const amountText = (amount: StatedAmount): string =>
  amount === 'unreadable' ? 'unknown' : formatAmount(amount);

export function checkLines(id: EndpointId, replies: Replies, now: LocalTime): readonly Finding[] {
  if (!isListId(id)) return [];
  const { list, date, amount, family, id: idField }: Evidence = lists[id];
  const reply = replies[id];
  if (reply === undefined) return [];
  const lines = linesOf(id, replies);
  const doubled = 'a line that comes twice counts as two';
  return [
    ...(idField === undefined ? [] : twice(rowsOf(reply, list), idField, 'misleads', doubled)),
    ...lines.flatMap(line => [
      ...dayOf(line, date, family === undefined ? null : isoDate(monthBefore(now)), now),
      ...(line.amount !== 'unreadable' && isNegative(line.amount)
        ? [
            found(
              'misleads',
              'wrong',
              `${line.at}/${amount}`,
              `${amountText(line.amount)}: points below zero`,
            ),
          ]
        : []),
      ...(idField !== undefined && textOf(line.raw[idField]) === ''
        ? [
            found(
              'misleads',
              'missing',
              `${line.at}/${idField}`,
              'no number: equal lines cannot be told apart',
            ),
          ]
        : []),
      ...(family === undefined ? [] : ofGame(line, family, replies)),
    ]),
    ...newestFirst(lines, list, date),
  ];
}

export function monthBefore(now: LocalTime): CalendarDate {
  let { date } = now;
  for (let day = 1; day < daysOfHistory; day += 1) date = dayBefore(date);
  return date;
}

const daysOfHistory = 31;

function dayOf({ at: pointer, raw, day }: Line, field: string, from: string | null, now: LocalTime) {
  const say = (says: string): readonly Finding[] => [
    found('misleads', 'day', `${pointer}/${field}`, `${shown(raw[field])}: ${says}`),
  ];
  if (day === null) return say('no date that the app reads; the line belongs to no day');
  if (day < '2000' || day >= '2100') return say('not in this century');
  if (day > isoDate(now.date)) return say('a day that is to come');
  if (from !== null && day < from) return say(`before ${from}, from when lines were asked for`);
  const written = textOf(raw[field]);
  return recordMoment(written).minute === null && /\S[\sT]+\S/.test(written)
    ? say('no time that the app reads; the line has only its day')
    : [];
}

const marketCalls = { main: 'dashboard', starline: 'starlineGames', gali: 'galiGames' } as const;
const letters = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

function ofGame({ at: pointer, raw }: Line, family: Family, replies: Replies): readonly Finding[] {
  const [name, label, session] = ['game_name', 'pana', 'session'].map(field => textOf(raw[field]));
  const call = marketCalls[family];
  const markets =
    replies[call] === undefined
      ? null
      : rowsOf(replies[call], 'result').map(row => textOf(row.raw['game_name']));
  const near = markets?.find(market => letters(market) === letters(name ?? ''));
  const key = gameOfLabel(family, label ?? '');
  const game = key === null ? null : gameByKey(key);
  const allowed = game?.inputs.length === 1 ? (game.inputs[0]?.allowed ?? []) : [];
  const digits = textOf(raw['digits']);
  return [
    ...(markets === null || markets.includes(name ?? '')
      ? []
      : near === undefined
        ? [found('note', 'strange', `${pointer}/game_name`, `${shown(name)} is not a market of ${call}`)]
        : [
            found(
              'misleads',
              'strange',
              `${pointer}/game_name`,
              `${shown(name)} is ${shown(near)} in ${call}`,
            ),
          ]),
    ...(game === null
      ? [found('misleads', 'strange', `${pointer}/pana`, `${shown(label)} is not a game that the app knows`)]
      : []),
    ...(family === 'main' && parseBidSession(session ?? '') === null
      ? [found('misleads', 'strange', `${pointer}/session`, `Open or Close expected, ${shown(session)} came`)]
      : []),
    ...(allowed.length > 0 && !allowed.includes(digits)
      ? [
          found(
            'misleads',
            'strange',
            `${pointer}/digits`,
            `${shown(digits)} is not a number of ${shown(label)}`,
          ),
        ]
      : []),
  ];
}

function newestFirst(lines: readonly Line[], list: string, date: string): readonly Finding[] {
  const moments = lines.flatMap(({ raw, day }) => {
    const { minute } = recordMoment(textOf(raw[date]));
    return day === null ? [] : [{ day, minute }];
  });
  const wrong = moments.some((moment, index) => {
    const above = moments[index - 1];
    if (above === undefined) return false;
    if (above.day !== moment.day) return above.day < moment.day;
    return above.minute !== null && moment.minute !== null && above.minute < moment.minute;
  });
  return wrong ? [found('misleads', 'order', `/${list}`, 'the newest line does not come first')] : [];
}
