import { formatClock12 } from '../../src/domain/clock-time.ts';
import { minuteOfDay } from '../../src/domain/minute-of-day.ts';
import { randomNumber } from '../data/random.ts';
import { noPlayer, refuse } from '../data/refusal.ts';
import type { Scenario } from '../data/scenario.ts';
import type { PastEntry, WorldFixture } from '../data/world-fixture.ts';

/** The same seed gives the same lists. */
export function withGeneratedRows(world: WorldFixture, lists: Scenario['grow'], seed: number): WorldFixture {
  if (lists === undefined) return world;
  return {
    ...world,
    markets: [...world.markets, ...extraMarkets(world, lists.markets)],
    past: lists.history === undefined ? world.past : [...world.past, ...history(world, lists.history, seed)],
  };
}

const names = 'Kalyan Milan Rajdhani Sridevi Madhur Supreme Tara Padma Ganga Yamuna'.split(' ');

function extraMarkets(world: WorldFixture, count: number): WorldFixture['markets'] {
  const have = world.markets.length;
  return Array.from({ length: Math.max(0, count - have) }, (_, index) => {
    const id = have + index + 1;
    const open = (index * 7) % 1380;
    return {
      id,
      game_name: `${names[index % names.length] ?? ''} ${id}`,
      open_time: formatClock12(minuteOfDay(open)),
      close_time: formatClock12(minuteOfDay(Math.min(open + 120, 1439))),
      open_result: null,
      close_result: null,
      msg_status: null,
      web_chart_url: '/chart-pages/kalyan.html',
    };
  });
}

function history(
  world: WorldFixture,
  { mobile, rows }: { readonly mobile: string; readonly rows: number },
  seed: number,
): PastEntry[] {
  if (!world.users.some(user => user.mobile === mobile))
    refuse(`grow.history: ${noPlayer(mobile, world.users)}`, [['grow', 'history', 'mobile']]);
  const state = { random: seed >>> 0 };
  const digit = (): string => String(Math.floor(randomNumber(state) * 10));
  return Array.from({ length: rows }, (_, index): PastEntry[] => {
    const time = formatClock12(minuteOfDay(Math.floor((index * 760) / rows)));
    const bid = { what: 'bid', day: 0, time, mobile, closedigits: '', points: 10, status: 'won' } as const;
    const when = { day: 0, time, mobile };
    return [
      { what: 'deposit', ...when, points: 500, status: 'approved' },
      { ...bid, family: 'main', game_id: 1, pana: 'Single Digit', session: 'Open', digits: digit() },
      { ...bid, family: 'starline', game_id: 1001, pana: 'Single Digit', session: 'Open', digits: digit() },
      { ...bid, family: 'gali', game_id: 2001, pana: 'Left Digit', session: 'Close', digits: digit() },
      {
        what: 'withdrawal',
        ...when,
        points: 100,
        payment_method: '2',
        number: mobile,
        status: index % 3 === 0 ? 'approved' : index % 3 === 1 ? 'cancelled' : 'pending',
        payment_receipt: null,
      },
    ];
  }).flat();
}
