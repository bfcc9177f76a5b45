import { expect, it } from 'vitest';
import { msgStatus } from '../../mock-server/data/boards.ts';
import { isHoliday, lastDrawDay } from '../../mock-server/data/holidays.ts';
import { pastResults } from '../../mock-server/rules/past-results.ts';
import { pastOf } from '../../mock-server/world/world.ts';
import { type AppMock, createMock } from '../support/app-mock.ts';
import { bidBody, call, rowsIn } from './calls.ts';

type Board = readonly [open: unknown, close: unknown];

const boardOf = async (mock: AppMock, id = 1): Promise<Board> => {
  const { result } = await call(mock, 'dashboard');
  const row = rowsIn(result).find(({ game_id }) => game_id === String(id)) ?? {};
  return [row['open_result'], row['close_result']];
};

/** Kalyan's Open is at 3:00 PM, its Close at 5:00 PM. It is 1:00 PM of Saturday, 21 November. */
function withBoards(boards: string): AppMock {
  const mock = createMock();
  mock.data().content.boards = boards;
  return mock;
}

it('a kept board shows the last day until the next result, whose Open clears the old Close', async () => {
  const mock = withBoards('kept');
  mock.declare('main', 1, '124', 'open');
  mock.declare('main', 1, '470', 'close');
  mock.advance('3d');
  expect(await boardOf(mock)).toEqual(['124-7', '1-470']);
  mock.declare('main', 1, '137', 'open');
  expect(await boardOf(mock)).toEqual(['137-1', null]);
});

it('begins with the results of the day before, which are those of the result history', async () => {
  const mock = createMock({ scenario: 'kept-boards' });
  const [open, close] = await boardOf(mock);
  const yesterday = pastResults(mock.data(), { family: 'main', game_id: 1 }, pastOf(mock.mock.world)).at(-1);
  expect(yesterday).toEqual({ date: '2026-11-20', open_result: open, close_result: close });
  for (const list of ['starlineGames', 'galiGames'] as const)
    for (const row of rowsIn((await call(mock, list))['result'])) expect(row['open_result']).not.toBe(null);
});

it('a board that is cleared at 5:30 PM loses earlier results for good', async () => {
  const mock = withBoards('5:30 PM');
  mock.advance('2h');
  mock.declare('main', 1, '124', 'open');
  mock.advance('149m');
  expect(await boardOf(mock)).toEqual(['124-7', null]);
  mock.advance('1m');
  expect(await boardOf(mock)).toEqual([null, null]);
  mock.declare('main', 1, '470', 'close');
  expect(await boardOf(mock)).toEqual([null, '1-470']);
  // Noon of the next day: midnight has cleared nothing.
  mock.advance('1110m');
  expect(await boardOf(mock)).toEqual([null, '1-470']);
  mock.advance('330m');
  expect(await boardOf(mock)).toEqual([null, null]);
});

it('a market has no draw and takes no bids on its holiday, and its board stays', async () => {
  const mock = withBoards('kept');
  const { content } = mock.data();
  content.draw_after_minutes = 1;
  content.holidays = [{ weekday: 'Sunday', game_id: 1 }];
  mock.advance('5h');
  const saturday = await boardOf(mock);
  expect(saturday).not.toContain(null);
  mock.advance('19h');
  const bid = bidBody({
    pana: 'Single Digit',
    session: 'Open',
    rows: [{ digits: '1', points: 10 }],
    date: '22-November-2026',
  });
  expect(await call(mock, 'submitBid', bid)).toEqual({ status: false, msg: 'Kalyan is closed' });
  mock.advance('5h');
  expect(await boardOf(mock)).toEqual(saturday);
  const drawn = mock.data().results.filter(({ day }) => day === '2026-11-22');
  expect(drawn.some(({ game_id }) => game_id === 1)).toBe(false);
  expect(drawn.some(({ game_id }) => game_id === 2)).toBe(true);
  mock.advance('1d');
  expect(mock.data().results.at(-1)).toMatchObject({ day: '2026-11-23' });
  expect(await boardOf(mock)).not.toEqual(saturday);
});

it('on a holiday a result is that of the last day of draws', () => {
  const mock = withBoards('kept');
  mock.data().content.holidays = [{ date: '2026-11-22' }];
  mock.declare('main', 1, '124', 'open');
  mock.advance('1d');
  mock.declare('main', 1, '470', 'close');
  expect(mock.data().results.at(-1)).toMatchObject({ day: '2026-11-21', session: 'close' });
  expect(() =>
    mock.control('POST', 'results', { game_id: 1, session: 'open', pana: '124', day: '2026-11-22' }),
  ).toThrow('Kalyan has a holiday on 2026-11-22');
});

it('before its Open a market takes a Close for the day before, if that has only an Open', () => {
  const mock = withBoards('kept');
  mock.declare('main', 1, '124', 'open');
  mock.advance('20h');
  mock.declare('main', 1, '470', 'close');
  expect(mock.data().results.at(-1)).toMatchObject({ day: '2026-11-21', session: 'close' });
  expect(mock.data().markets[0]).toMatchObject({ open_result: '124-7', close_result: '1-470' });
});

it('the result history has no result of a holiday', () => {
  const mock = createMock();
  mock.data().content.holidays = [{ weekday: 'Sunday' }, { date: '2026-11-18', family: 'gali' }];
  const daysOf = (family: 'main' | 'gali', game_id: number): string[] =>
    pastResults(mock.data(), { family, game_id }, pastOf(mock.mock.world)).map(({ date }) => date);
  expect(daysOf('main', 1)).not.toContain('2026-11-15');
  expect(daysOf('main', 1)).toContain('2026-11-18');
  expect(daysOf('gali', 2001)).not.toContain('2026-11-18');
});

it.each([
  [{ weekday: 'Sunday' }, 'main', 1, '2026-11-22', true],
  [{ weekday: 'Sunday' }, 'gali', 2001, '2026-11-23', false],
  [{ date: '2026-11-22', game_id: 1 }, 'main', 1, '2026-11-22', true],
  [{ date: '2026-11-22', game_id: 1 }, 'starline', 1, '2026-11-22', false],
  [{ date: '2026-11-22', family: 'starline' }, 'starline', 1001, '2026-11-22', true],
  [{ date: '2026-11-22', family: 'starline', game_id: 1002 }, 'starline', 1001, '2026-11-22', false],
] as const)('%o is a holiday of %s %i on %s: %s', (holiday, family, game_id, day, is) => {
  expect(isHoliday([holiday], { family, game_id }, day)).toBe(is);
});

it('knows the last day of draws, and that there is none', () => {
  const of = { family: 'main', game_id: 1 } as const;
  expect(lastDrawDay([{ weekday: 'Sunday' }], of, '2026-11-22')).toBe('2026-11-21');
  const week = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
  const always = week.map(weekday => ({ weekday }));
  expect(lastDrawDay(always, of, '2026-11-22')).toBe(null);
});

it('an overnight market is on holiday by its own day', () => {
  const market = {
    id: 6,
    game_name: 'Main Bazar',
    open_time: '11:50 PM',
    close_time: '12:30 AM',
    open_result: null,
    msg_status: null,
  };
  const data = createMock().data();
  data.content.holidays = [{ date: '2026-11-22' }];
  expect(msgStatus(data, 'main', market, { day: '2026-11-22', minute: 29 })).toBe(1);
  expect(msgStatus(data, 'main', market, { day: '2026-11-22', minute: 30 })).toBe(2);
  expect(msgStatus(data, 'main', market, { day: '2026-11-23', minute: 29 })).toBe(2);
  expect(msgStatus(data, 'main', market, { day: '2026-11-23', minute: 30 })).toBe(1);
});

it('the provider sends longer OTPs, and OTPs as numbers', async () => {
  const mock = createMock();
  Object.assign(mock.data().content, { otp: '123456', otp_as_number: true });
  expect(await call(mock, 'resendOtp', { mobile: '9876543210' })).toEqual({ status: true, otp: 123_456 });
});
