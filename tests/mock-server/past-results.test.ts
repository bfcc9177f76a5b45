import { expect, it } from 'vitest';
import { chartPage } from '../../mock-server/http/chart-page.ts';
import { type PastDay, pastResults } from '../../mock-server/rules/past-results.ts';
import { gameOf, rowOf } from '../../mock-server/rules/games.ts';
import { scenarioNames } from '../../mock-server/data/scenario.ts';
import { pastOf } from '../../mock-server/world/world.ts';
import { dayOfBoard } from '../../src/domain/market/board.ts';
import { isAnyDeclared } from '../../src/domain/market/market-chart.ts';
import { bidStatus } from '../../src/domain/game/settlement.ts';
import { type AppMock, createMock } from '../support/app-mock.ts';

type Family = 'main' | 'starline' | 'gali';

const yearOf = ({ mock }: AppMock, family: Family, game_id: number): readonly PastDay[] =>
  pastResults(mock.world.state.data, { family, game_id }, pastOf(mock.world));

it('every market has a result of each of the 364 days before today', () => {
  const mock = createMock();
  const { markets, starline, gali } = mock.mock.world.state.data;
  for (const [family, rows] of Object.entries({ main: markets, starline, gali } as const)) {
    for (const { id } of rows) {
      const days = yearOf(mock, family as Family, id).filter(({ date }) => date < '2026-11-21');
      expect(days, `${family} ${id}`).toHaveLength(364);
      for (const { date, open_result, close_result } of days) {
        const { result } = dayOfBoard(family as Family, {
          day: date,
          open: open_result,
          close: close_result,
        });
        expect(isAnyDeclared(result), `${family} ${id} ${date}`).toBe(true);
      }
    }
  }
});

it('today has the declared results, and gains later ones', () => {
  const mock = createMock();
  const today = (id: number) => yearOf(mock, 'main', id).find(({ date }) => date === '2026-11-21');
  expect(today(3)).toEqual({ date: '2026-11-21', open_result: '470-1', close_result: '7-890' });
  expect(today(2)).toEqual({ date: '2026-11-21', open_result: '123-6', close_result: null });
  expect(today(1)).toBeUndefined();
  mock.declare('main', 1, '128', 'open');
  expect(today(1)).toEqual({ date: '2026-11-21', open_result: '128-1', close_result: null });
  mock.declare('main', 1, '890', 'close');
  expect(today(1)).toEqual({ date: '2026-11-21', open_result: '128-1', close_result: '7-890' });
});

it('the same seed makes the same year, another seed another one', () => {
  const first = yearOf(createMock(), 'main', 1);
  expect(yearOf(createMock(), 'main', 1)).toEqual(first);
  const other = createMock();
  other.control('POST', 'reset', { seed: 2 });
  expect(yearOf(other, 'main', 1)).not.toEqual(first);
});

it('days stay as they were when the clock moves on, with nothing for a day without a result', () => {
  const mock = createMock();
  const before = yearOf(mock, 'main', 3);
  mock.advance('48h');
  const after = yearOf(mock, 'main', 3);
  expect(after.at(-1)?.date).toBe('2026-11-21');
  expect(after.slice(0, -1)).toEqual(before.slice(2, -1));
});

it.each(scenarioNames())('in %s every bid of an earlier day has ended as that day’s result says', name => {
  const mock = createMock({ scenario: name });
  const { bids } = mock.mock.world.state.data;
  const settled = bids.filter(
    bid => bid.day < '2026-11-21' && (bid.status === 'won' || bid.status === 'lost'),
  );
  const wrong = settled.filter(bid => {
    const found = yearOf(mock, bid.family, bid.game_id).find(({ date }) => date === bid.day);
    const game = gameOf(bid.family, bid.pana);
    if (found === undefined || game === null) return true;
    const board = { day: found.date, open: found.open_result, close: found.close_result };
    return bidStatus(game.key, rowOf(bid), dayOfBoard(bid.family, board).result) !== bid.status;
  });
  expect(wrong).toEqual([]);
  if (name === 'default') expect(settled).toHaveLength(6);
});

it('a market that is not there is refused', () => {
  expect(() => yearOf(createMock(), 'main', 99)).toThrow('No such market: 99');
});

it('the provider’s own chart pages show the same results', () => {
  const mock = createMock();
  const page = chartPage(mock.mock.world, '/chart-pages/sridevi-morning.html') ?? '';
  expect(page).toContain('<td>470 <b>17</b> 890</td>');
  for (const { open_result, close_result } of yearOf(mock, 'main', 3).slice(-70))
    expect(page).toContain(
      `<td>${open_result?.slice(0, 3)} <b>${open_result?.slice(4)}${close_result?.[0]}</b> ${close_result?.slice(2)}</td>`,
    );
  expect(chartPage(mock.mock.world, '/chart-pages/kalyan-starline.html')).toContain('<td>128 <b>1</b></td>');
  expect(chartPage(mock.mock.world, '/chart-pages/gali-disawar.html')).toContain('<td><b>45</b></td>');
  expect(chartPage(mock.mock.world, '/chart-pages/nothing.html')).toBeNull();
});

it('a chart page answers only at its own address, and names are text', () => {
  const mock = createMock();
  const [first, second] = mock.data().markets;
  if (first === undefined || second === undefined) throw new Error('no markets');
  first.web_chart_url = '/imp';
  second.game_name = '<script>';
  expect(chartPage(mock.mock.world, '/imp')).toBeNull();
  const page = chartPage(mock.mock.world, '/chart-pages/milan-day.html') ?? '';
  expect(page).not.toContain('<script>');
});
