import { expect, it } from 'vitest';
import { checkBid, placeBid } from '../../mock-server/rules/bidding.ts';
import { awaitedSessions, checkGame, gameOf, rowOf } from '../../mock-server/rules/games.ts';
import { pastResults } from '../../mock-server/rules/past-results.ts';
import { endSession, endSessions } from '../../mock-server/rules/tokens.ts';
import { pastOf } from '../../mock-server/world/world.ts';
import { createMock } from '../support/app-mock.ts';

// The rules of the mock (docs/mock/reference.md), without calls.

type Family = 'main' | 'starline' | 'gali';
const row = (digits: string, closedigits = '', session: 'Open' | 'Close' = 'Open') => ({
  digits,
  closedigits,
  points: 10,
  session,
});
const gameOrThrow = (family: Family, label: string) => {
  const game = gameOf(family, label);
  if (game === null) throw new Error(label);
  return game;
};

it.each<[family: Family, label: string, key: string | undefined]>([
  ['main', 'Single Pana', 'singlePana'],
  ['main', 'Single Panna', 'singlePana'],
  ['main', 'Double Panna', 'doublePana'],
  ['main', 'Triple Pana', 'triplePana'],
  ['main', 'Tripple Pana', 'triplePana'],
  ['starline', 'Triple Pana', 'starlineTriplePana'],
  ['starline', 'Single Pana', 'starlineSinglePana'],
  ['gali', 'Left Digit', 'leftDigit'],
  ['gali', 'Single Pana', undefined],
  ['main', 'SP DP TP', undefined],
  ['main', 'Pana', undefined],
])('in %s a bid on %j is one on %s', (family, label, key) => {
  expect(gameOf(family, label)?.key).toBe(key);
});

it('an unknown game is refused with the nearest name, and invalid numbers are named', () => {
  const check =
    (pana: string, ...rows: readonly ReturnType<typeof row>[]) =>
    () =>
      checkGame({ family: 'main', game_id: 1, pana, rows });
  expect(check('Singel Digit', row('1'))).toThrow(
    'No such game type: Singel Digit; did you mean Single Digit?',
  );
  expect(check('Single Digit', row('1'), row('12'))).toThrow('Number 12 is not valid');
  expect(check('Half Sangam', row('1', '891'))).toThrow('Number 1 891 is not valid');
  expect(check('Single Digit', row('', '7'))).toThrow(/^Number 7 is not valid$/);
  expect(check('Single Digit', row('1'), row('2'))).not.toThrow();
});

it.each([
  ['Single Digit', row('1', '2'), false],
  ['Jodi Digit', row('17'), true],
  ['Jodi Digit', row('1'), false],
  // A half sangam has the open side first: an ank and a pana, or a pana and an ank.
  ['Half Sangam', row('1', '890', 'Open'), true],
  ['Half Sangam', row('890', '1', 'Open'), false],
  ['Half Sangam', row('890', '1', 'Close'), true],
  ['Half Sangam', row('1', '890', 'Close'), false],
  ['Full Sangam', row('470', '890', 'Close'), true],
  ['Full Sangam', row('470', '', 'Close'), false],
  // The rows of a motor are the panas that it makes.
  ['SP Motor', row('470'), true],
  ['SP Motor', row('100'), false],
  ['DP Motor', row('100'), true],
  ['DP Motor', row('470'), false],
  ['DP Motor', row('100', '470'), false],
] as const)('%s takes %j: %s', (label, placed, allowed) => {
  expect(gameOrThrow('main', label).isNumber(rowOf(placed), placed.session)).toBe(allowed);
});

it.each([
  ['main', 'Single Digit', row('1', '', 'Open'), ['open']],
  ['main', 'Single Digit', row('1', '', 'Close'), ['close']],
  ['main', 'Single Pana', row('470', '', 'Close'), ['close']],
  ['main', 'Jodi Digit', row('17', '', 'Close'), ['open', 'close']],
  ['main', 'Half Sangam', row('1', '890', 'Open'), ['open', 'close']],
  ['main', 'Full Sangam', row('470', '890', 'Close'), ['open', 'close']],
  ['starline', 'Single Digit', row('1'), [null]],
  ['gali', 'Jodi Digit', row('17'), [null]],
] as const)('in %s %s %j waits for the results %j', (family, label, placed, sessions) => {
  expect(awaitedSessions(gameOrThrow(family, label), rowOf(placed))).toEqual(sessions);
});

function world() {
  const mock = createMock();
  const data = mock.data();
  const [user, other] = data.users;
  if (user === undefined || other === undefined) throw new Error('no players');
  return { mock, data, user, other };
}

const order = (family: Family, game_id: number, pana: string, ...points: readonly number[]) => ({
  family,
  game_id,
  pana,
  rows: points.map(stake => ({ ...row('1'), points: stake })),
});

it('a bid may take all that there is, and must have rows', () => {
  const { data, user } = world();
  const now = { day: '2026-11-21', minute: 780 } as const;
  const check =
    (...points: readonly number[]) =>
    () =>
      checkBid(data, user, order('main', 1, 'Single Digit', ...points), now);
  expect(check(9000, 1000)).not.toThrow();
  expect(check(9000, 1001)).toThrow('Insufficient balance please refill your account');
  expect(check()).toThrow('No bids in the request');
  expect(() => checkBid(data, user, order('main', 77, 'Single Digit', 10), now)).toThrow(
    'No such market: 77',
  );
  expect(() => placeBid(data, user, order('main', 77, 'Single Digit', 10), { ...now, at: '' })).toThrow(
    'No such market: 77',
  );
});

it('a bid on Gali ends with its market, and its rows have the only session', () => {
  const { data, user } = world();
  const bid = { ...order('gali', 2004, 'Left Digit', 10), rows: [row('4', '', 'Close')] };
  expect(() => checkBid(data, user, bid, { day: '2026-11-21', minute: 780 })).not.toThrow();
});

it('a bid is one line of the ledger for all its rows, with game and market', () => {
  const { data, user } = world();
  const when = { day: '2026-11-21', at: '2026-11-21T07:30:00.000Z' } as const;
  const [first, second] = placeBid(data, user, order('main', 1, 'Single Digit', 10, 20), {
    ...when,
    status: 'lost',
  });
  expect(data.ledger.at(-1)).toMatchObject({
    user_id: user.id,
    kind: 'bid',
    points: -30,
    note: 'Bid Single Digit Kalyan',
    at: when.at,
  });
  expect(data.bids.slice(-2)).toEqual([first, second]);
  expect(second).toEqual({
    id: (first?.id ?? 0) + 1,
    user_id: user.id,
    family: 'main',
    game_id: 1,
    game_name: 'Kalyan',
    pana: 'Single Digit',
    ...when,
    status: 'lost',
    session: 'Open',
    digits: '1',
    closedigits: '',
    points: 20,
  });
});

it('a session that ends has the next token, and all of them together', () => {
  const { data, user, other } = world();
  const after = (token: string): string => {
    const player = { ...user, unique_token: token };
    endSession(player);
    return player.unique_token;
  };
  expect(
    ['mock-token-1', 'mock-token-1.2', 'mock-token-1.9', 'mock-token-1.19', 'a.b', 'a.b.3', '.7x'].map(after),
  ).toEqual([
    'mock-token-1.2',
    'mock-token-1.3',
    'mock-token-1.10',
    'mock-token-1.20',
    'a.b.2',
    'a.b.4',
    '.7x.2',
  ]);
  data.content.sessions_valid = false;
  endSessions(data);
  expect([user.unique_token, other.unique_token, data.content.sessions_valid]).toEqual([
    'mock-token-1.2',
    'mock-token-2.2',
    true,
  ]);
});

it.each<[family: Family, id: number, drawn: string, shown: object]>([
  ['starline', 1006, '470', { open_result: '470-1', close_result: null }],
  ['gali', 2004, '47', { open_result: '47', close_result: null }],
])('a result of %s %i that is declared is that of today', (family, id, drawn, shown) => {
  const { mock } = world();
  const results = () => pastResults(mock.data(), { family, game_id: id }, pastOf(mock.mock.world));
  expect(results()).toHaveLength(364);
  mock.declare(family, id, drawn);
  expect(results().at(-1)).toEqual({ date: '2026-11-21', ...shown });
});

it('a close that is declared alone has no open result', () => {
  const { mock } = world();
  mock.declare('main', 1, '890', 'close');
  const past = pastResults(mock.data(), { family: 'main', game_id: 1 }, pastOf(mock.mock.world));
  expect(past.at(-1)).toEqual({ date: '2026-11-21', open_result: null, close_result: '7-890' });
});

it('an overnight market has nothing for its own day before the first one, which was not declared', () => {
  const mock = createMock({ scenario: 'overnight' });
  const dates = (id: number) =>
    pastResults(mock.data(), { family: 'main', game_id: id }, pastOf(mock.mock.world)).map(
      ({ date }) => date,
    );
  expect(dates(6).at(-1)).toBe('2026-11-19');
  expect(dates(1).at(-1)).toBe('2026-11-20');
});

it('a drawn day agrees only with decided bids of the same market', () => {
  const { data, user, mock } = world();
  const when = { day: '2026-11-15', at: '' } as const;
  const single = (family: Family, id: number, digits: string, status: 'won' | 'lost' | 'open' | 'void') =>
    placeBid(
      data,
      user,
      { ...order(family, id, 'Single Digit', 10), rows: [row(digits)] },
      { ...when, status },
    );
  const open = (family: Family, game_id: number) =>
    pastResults(data, { family, game_id }, pastOf(mock.mock.world)).find(({ date }) => date === when.day)
      ?.open_result ?? null;
  single('main', 1, '4', 'won');
  // Elsewhere, and not decided: they say nothing of it.
  single('main', 2, '5', 'won');
  single('starline', 1006, '6', 'won');
  single('main', 1, '4', 'void');
  for (const digit of ['0', '1', '2']) single('main', 2, digit, 'lost');
  expect([open('main', 1), open('main', 2), open('starline', 1006)].map(shown => shown?.slice(-1))).toEqual([
    '4',
    '5',
    '6',
  ]);
  // No result agrees with both: nothing is shown.
  single('main', 1, '4', 'lost');
  expect(open('main', 1)).toBeNull();
  for (const digit of [...'0123456789'].filter(one => one !== '8')) single('starline', 1007, digit, 'lost');
  expect(open('starline', 1007)?.slice(-1)).toBe('8');
});
