import { expect, it } from 'vitest';
import type { Board } from '../../../src/domain/market/board.ts';
import type { ShownRecord } from '../../../src/domain/history/history.ts';
import { marketId } from '../../../src/domain/market/market-id.ts';
import { minuteOfDay } from '../../../src/domain/minute-of-day.ts';
import { readAmount } from '../../../src/domain/amount.ts';
import { meaningOf } from '../../../src/domain/history/day-results.ts';

/** `Kalyan|Single Digit|Open|7|50`. */
function record(text: string): ShownRecord {
  const [marketName = '', label = '', session = '', digits = '', amount = ''] = text.split('|');
  return {
    marketName,
    label,
    session,
    digits,
    closeDigits: '',
    amount: readAmount(amount),
    date: '21-November-2026',
  };
}
const board: Board = {
  family: 'main',
  id: marketId('1'),
  name: 'Kalyan',
  times: { open: minuteOfDay(900), close: minuteOfDay(1020) },
  // 124 has the ank 7, 345 the ank 2.
  open: '124-7',
  close: null,
};
const nothing = { open: null, close: null, blank: true };
const opened = { open: '124-7', close: null, blank: true };
const full = { ...board, close: '2-345' };
const now = { date: { year: 2026, month: 11, day: 21 }, minute: minuteOfDay(1025) };

type Step = Parameters<typeof meaningOf>[0];
const meaning = (step: Step, bids: readonly string[], wins: readonly string[] | null = []): string => {
  const listed = wins === null ? null : { rows: wins.map(record), unread: 0 };
  const said = meaningOf(step, { bids: bids.map(record), wins: listed }, now);
  if (said.kind === 'lost') return `lost ${said.count}`;
  if (said.kind !== 'won') return said.kind;
  return `won ${said.amounts.map(amount => (amount === 'unreadable' ? '?' : amount.exact)).join(' ')}`;
};

const [seven, three, closing] = [
  'Kalyan|Single Digit|Open|7|50',
  'kalyan |Single Digit|Open|3|20',
  'Kalyan|Single Digit|Close|2|30',
];
const jodi = 'Kalyan|Jodi Digit|Close|72|10';

it.each<[why: string, step: Step, bids: readonly string[], wins: readonly string[] | null, said: string]>([
  ['no bid', { watched: nothing, board }, [], [], 'none'],
  ['a bid in another market', { watched: nothing, board }, ['Milan|Single Digit|Open|7|50'], [], 'none'],
  ['a bid that waits for the close', { watched: nothing, board }, [closing, jodi], [], 'none'],
  ['bids that did not come', { watched: nothing, board }, [three, three, closing], [], 'lost 2'],
  [
    'a bid that came and is listed',
    { watched: nothing, board },
    [three, seven],
    [seven.replace('50', '475')],
    'won 475',
  ],
  ['a bid that came and is not listed', { watched: nothing, board }, [seven, three], [], 'unlisted'],
  [
    'two that came, of which one is listed',
    { watched: nothing, board },
    [seven, seven],
    [seven.replace('50', '475')],
    'unlisted',
  ],
  ['wins that could not be read', { watched: nothing, board }, [seven], null, 'unlisted'],
  ['a bid that the open result had decided', { watched: opened, board: full }, [seven, three], [], 'none'],
  [
    'bids that the close decides',
    { watched: opened, board: full },
    [seven, closing, jodi],
    [jodi.replace('|10', '|950'), closing.replace('|30', '|285')],
    'won 285 950',
  ],
  [
    'a close without luck',
    { watched: opened, board: full },
    ['Kalyan|Single Digit|Close|5|30'],
    [],
    'lost 1',
  ],
])('a new result means for %s: as it is', (_why, step, bids, wins, expected) => {
  expect(meaning(step, bids, wins)).toBe(expected);
});
