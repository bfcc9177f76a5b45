// Open is at 3 PM, Close at 5 PM. 128 has the ank 1, 470 the ank 1, 890 the ank 7, 123 the ank 6.
import { expect, it } from 'vitest';
import type { Board } from '../../../src/domain/market/board.ts';
import { marketId } from '../../../src/domain/market/market-id.ts';
import { minuteOfDay } from '../../../src/domain/minute-of-day.ts';
import { noLog, noteBoard, steadyBoard } from '../../../src/domain/result/board-log.ts';
import { provenText } from '../../../src/domain/result/known-results.ts';
import type { BoardsKind } from '../../../src/domain/result/proof.ts';
import { Looks } from '../../support/known-results.ts';

const minute = (clock: string) => minuteOfDay(Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5)));
const date = (day: number) => ({ year: 2026, month: 11, day });
const dayTimes = { open: minute('15:00'), close: minute('17:00') };
const nightTimes = { open: minute('21:40'), close: minute('00:05') };

const boardOf = (text: string, times: Board['times']): Board => {
  const [open = '', close = ''] = text.split(' ');
  return {
    family: 'main',
    id: marketId('1'),
    name: 'Kalyan',
    times,
    open: open === '-' || open === '' ? null : open,
    close: close === '-' || close === '' ? null : close,
  };
};

type Look = readonly [day: number, clock: string, board: string];
type Setting = { readonly boards?: BoardsKind; readonly lag?: number; readonly times?: Board['times'] };

/** The proven board of the 21st after these looks; a clock may have seconds. */
function proven(
  looks: readonly Look[],
  { boards = 'kept', lag = 0, times = dayTimes }: Setting = {},
): string {
  const seen = new Looks(boards, lag);
  for (const [day, clock, text] of looks)
    seen.at(date(day), minute(clock), [boardOf(text, times)], Number(clock.slice(6) || 0));
  const [day = 21, clock = '00:00'] = looks.at(-1) ?? [];
  const market = boardOf('', times);
  return provenText('main', seen.prove({ date: date(day), minute: minute(clock) }).on(market, '2026-11-21'));
}

const yesterdays = '128-1 7-890';

it.each<[rule: string, looks: readonly Look[], result: string]>([
  [
    'a board that never changed proves nothing',
    [
      [21, '10:00', yesterdays],
      [21, '18:00', yesterdays],
    ],
    '',
  ],
  ['the first look after the time proves nothing', [[21, '15:10', '470-1 -']], ''],
  [
    'a change after the time is the day’s result',
    [
      [21, '10:00', yesterdays],
      [21, '15:10', '470-1 -'],
    ],
    '470-1',
  ],
  [
    'each session is proven for itself',
    [
      [21, '10:00', yesterdays],
      [21, '15:10', '470-1 7-890'],
    ],
    '470-1',
  ],
  [
    'both sessions, each after its time',
    [
      [21, '10:00', yesterdays],
      [21, '15:10', '470-1 -'],
      [21, '17:10', '470-1 6-123'],
    ],
    '470-16-123',
  ],
  [
    'a result before its session’s time is not that day’s',
    [
      [21, '10:00', '-'],
      [21, '14:50', '470-1 -'],
    ],
    '',
  ],
  [
    'a change at the very minute counts',
    [
      [21, '10:00', yesterdays],
      [21, '15:00', '470-1 -'],
    ],
    '470-1',
  ],
  [
    'an equal result on two days is not known',
    [
      [21, '10:00', yesterdays],
      [21, '15:10', '-'],
      [21, '15:20', '128-1 -'],
    ],
    '',
  ],
  [
    'a change that was seen on the day proves, although the look before it came after the time',
    [
      [21, '15:10', yesterdays],
      [21, '15:40', '470-1 -'],
    ],
    '470-1',
  ],
  [
    'a look at the market day before is enough where it saw that day’s result',
    [
      [20, '10:00', '245-1 6-123'],
      [20, '18:00', yesterdays],
      [21, '15:10', '470-1 -'],
    ],
    '470-1',
  ],
  [
    'not where the day of the board at that look is unknown',
    [
      [20, '18:00', yesterdays],
      [21, '15:10', '470-1 -'],
    ],
    '',
  ],
  [
    'not where yesterday’s result may have come after that look',
    [
      [20, '10:00', yesterdays],
      [20, '18:00', yesterdays],
      [21, '15:10', '470-1 -'],
    ],
    '',
  ],
  [
    'nor where the board still waited for yesterday’s result on the day itself',
    [
      [20, '10:00', yesterdays],
      [21, '10:00', yesterdays],
      [21, '15:10', '470-1 -'],
    ],
    '',
  ],
  [
    'such a board must have been seen after the time, before it changed',
    [
      [20, '10:00', yesterdays],
      [21, '15:05', yesterdays],
      [21, '15:10', '470-1 -'],
    ],
    '470-1',
  ],
  [
    'a blank board waits for no result of yesterday: it may have been emptied',
    [
      [20, '10:00', '-'],
      [21, '10:00', '-'],
      [21, '15:10', '470-1 -'],
    ],
    '470-1',
  ],
  [
    'a look of an earlier day proves nothing',
    [
      [18, '18:00', yesterdays],
      [21, '15:10', '470-1 -'],
    ],
    '',
  ],
  [
    'a result after midnight is of the day before',
    [
      [21, '16:00', '470-1 -'],
      [22, '00:30', '470-1 6-123'],
    ],
    '***-*6-123',
  ],
  [
    'a correction is the last of the day',
    [
      [21, '10:00', yesterdays],
      [21, '15:10', '470-1 -'],
      [21, '16:00', '123-6 -'],
    ],
    '123-6',
  ],
  [
    'a Close that goes while the Open stays was taken back',
    [
      [21, '10:00', '-'],
      [21, '15:10', '470-1 -'],
      [21, '17:10', '470-1 6-123'],
      [21, '17:30', '470-1 -'],
    ],
    '470-1',
  ],
  [
    'a board that is cleared in the day proves nothing any more',
    [
      [21, '10:00', yesterdays],
      [21, '15:10', '470-1 -'],
      [21, '16:00', '-'],
    ],
    '',
  ],
  [
    'a board that is cleared at midnight leaves the day’s result',
    [
      [21, '10:00', yesterdays],
      [21, '15:10', '470-1 -'],
      [22, '00:01', '-'],
    ],
    '470-1',
  ],
])('kept boards: %s', (_rule, looks, result) => {
  expect(proven(looks)).toBe(result);
});

it('a result counts when it has stayed for as long as reads may lag, and replicas agree', () => {
  const before: readonly Look[] = [
    [21, '10:00', yesterdays],
    [21, '15:01:00', '470-1 -'],
  ];
  expect(proven([...before, [21, '15:01:05', '470-1 -']], { lag: 10 })).toBe('');
  expect(proven([...before, [21, '15:01:10', '470-1 -']], { lag: 10 })).toBe('470-1');
  const disagree: readonly Look[] = [...before, [21, '15:01:05', yesterdays], [21, '15:01:10', '470-1 -']];
  expect(proven(disagree, { lag: 10 })).toBe('');
  expect(proven([...disagree, [21, '15:01:20', '470-1 -']], { lag: 10 })).toBe('470-1');
});

it('a look that contradicts a proven result puts it in doubt, until one of them has stayed', () => {
  const proof: readonly Look[] = [
    [21, '10:00', yesterdays],
    [21, '15:01:00', '470-1 -'],
    [21, '15:01:10', '470-1 -'],
  ];
  const afterwards = (...looks: readonly Look[]) => proven([...proof, ...looks], { lag: 10 });
  expect(afterwards()).toBe('470-1');
  // A correction to another result, to the one of yesterday, and to none.
  for (const next of ['123-6 -', yesterdays, '- -']) {
    expect(afterwards([21, '16:00:00', next])).toBe('');
    // The other replica still has the result, and either may be the late one.
    const both: readonly Look[] = [
      [21, '16:00:00', next],
      [21, '16:00:05', '470-1 -'],
    ];
    expect(afterwards(...both)).toBe('');
    expect(afterwards(...both, [21, '16:00:20', '470-1 -'])).toBe('470-1');
  }
  expect(afterwards([21, '16:00:00', '123-6 -'], [21, '16:00:10', '123-6 -'])).toBe('123-6');
  expect(afterwards([21, '16:00:00', yesterdays], [21, '16:00:10', yesterdays])).toBe('');
});

it('a page that begins with a clock two seconds behind keeps the looks of the last one', () => {
  const before: readonly Look[] = [
    [21, '10:00', yesterdays],
    [21, '15:10:02', '470-1 -'],
  ];
  expect(proven([...before, [21, '15:10:00', '470-1 -']])).toBe('470-1');
  // A clock that was set back by an hour knows nothing of its future.
  expect(proven([...before, [21, '14:10:00', '470-1 -']])).toBe('');
});

it('an old board that a late replica brings back after a clearing proves nothing', () => {
  const looks: readonly Look[] = [
    [21, '16:50:00', '470-1 7-890'],
    [21, '17:30:00', '-'],
    [21, '17:30:05', '470-1 7-890'],
    [21, '17:30:10', '-'],
    [21, '17:30:15', '470-1 7-890'],
  ];
  expect(proven(looks, { lag: 10 })).toBe('');
});

it('a market that closes past midnight has its Close on the day after, and its Open stays that night’s', () => {
  const night: Setting = { times: nightTimes };
  const open: readonly Look[] = [
    [21, '20:00', yesterdays],
    [21, '21:50', '123-6 -'],
  ];
  expect(proven([...open, [22, '00:01', '123-6 -']], night)).toBe('123-6');
  expect(proven([...open, [22, '00:10', '123-6 1-470']], night)).toBe('123-61-470');
});

it.each<[rule: string, looks: readonly Look[], result: string]>([
  ['a board after the time is the day’s', [[21, '18:00', '470-1 6-123']], '470-16-123'],
  ['a full board before the times may be yesterday’s', [[21, '10:00', yesterdays]], ''],
  [
    'a result before its time counts once the board was seen blank',
    [
      [21, '00:05', '-'],
      [21, '10:00', '470-1 -'],
    ],
    '470-1',
  ],
  [
    'an equal result on two days counts',
    [
      [20, '18:00', '128-1 -'],
      [21, '00:05', '-'],
      [21, '15:10', '128-1 -'],
    ],
    '128-1',
  ],
  [
    'a board that becomes blank in the day was taken back',
    [
      [21, '15:10', '470-1 -'],
      [21, '16:00', '-'],
    ],
    '',
  ],
])('boards emptied each day: %s', (_rule, looks, result) => {
  expect(proven(looks, { boards: 'daily' })).toBe(result);
});

it('a page that is open over midnight takes no result of yesterday for one of today that was taken back', () => {
  const looks = new Looks('daily')
    .at(date(20), minute('23:59'), [boardOf('128-1 -', dayTimes)])
    .at(date(21), minute('00:01'), [boardOf('-', dayTimes)]);
  const results = looks.prove({ date: date(21), minute: minute('00:02') });
  expect(results.on(boardOf('', dayTimes), '2026-11-21')).toEqual({ Open: null, Close: null });
});

it('two boards with one id prove nothing of each other', () => {
  const [first, second] = ['128-1 -', '470-1 -'].map(text => boardOf(text, dayTimes));
  if (first === undefined || second === undefined) throw new Error('No boards');
  const seen = new Looks();
  for (const clock of ['10:00', '15:10', '15:11']) seen.at(date(21), minute(clock), [first, second]);
  seen.at(date(21), minute('15:12'), [first, { ...second, open: '123-6' }]);
  const results = seen.prove({ date: date(21), minute: minute('15:12') });
  expect(results.on(first, '2026-11-21')).toEqual({ Open: null, Close: null });
});

const clocks = ['14:30', '15:30', '17:10', '17:30', '17:50'];
const closeAfter = (boards: BoardsKind, shown: readonly string[]) => {
  const seen = new Looks(boards);
  shown.forEach((text, index) => seen.at(date(21), minute(clocks[index] ?? ''), [boardOf(text, dayTimes)]));
  const results = seen.prove({ date: date(21), minute: minute('18:00') });
  return results.on(boardOf('', dayTimes), '2026-11-21').Close;
};
const given = ['- -', '470-1 -', '470-1 6-123'];

// The operator types a digit too few, or a wrong ank.
it.each<[boards: BoardsKind, slip: string]>([
  ['kept', '6-12'],
  ['kept', '7-123'],
  ['daily', '6-12'],
])('on %s boards a result that becomes "%s" is neither taken back nor known', (boards, slip) => {
  expect(closeAfter(boards, given)).toEqual({ figures: '123', corrected: false });
  expect(closeAfter(boards, [...given, '470-1 -'])).toEqual({ figures: null, corrected: false });
  expect(closeAfter(boards, [...given, `470-1 ${slip}`])).toBe(null);
  expect(closeAfter(boards, [...given, `470-1 ${slip}`, '470-1 6-123'])).toEqual({
    figures: '123',
    corrected: false,
  });
  expect(closeAfter(boards, [...given, `470-1 ${slip}`, '470-1 7-124'])).toEqual({
    figures: '124',
    corrected: true,
  });
});

it('a card shows an unreadable board as the provider sent it', () => {
  const boards = ['470-1 6-12', '470-1 6-123', '470-1 6-12', '470-1 6-123'].map(text =>
    boardOf(text, dayTimes),
  );
  let log = noLog;
  const cards = boards.map((board, index) => {
    log = noteBoard(log, board, { at: 1100 + index / 4, lag: 1, before: null });
    return steadyBoard(board, log).close;
  });
  expect(cards).toEqual(['6-12', '6-123', '6-123', '6-123']);
});
