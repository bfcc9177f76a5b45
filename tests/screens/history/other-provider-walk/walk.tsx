// A player walks through the screens while an independent provider declares, corrects, voids and returns at random. After
// each step every statement on the screen is compared with the provider's ledger.
import { act, cleanup, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import { go } from '../../../../src/nav/navigation.ts';
import { loadScreen } from '../../../../src/app/screens/registry.ts';
import { routeOf } from '../../../../src/nav/routes.ts';
import { clearToasts } from '../../../../src/ui/overlays/toast.ts';
import { memoryStore } from '../../../support/memory-store.ts';
import type { Market, Session } from '../../../support/other-provider/markets.ts';
import { flushReplies } from '../../../support/pass-time.ts';
import { renderApp } from '../../../support/render-app.tsx';
import { pageLife } from '../../../support/tab.ts';
import { memoryMoney } from '../../../support/memory-money.ts';
import { momentDay } from './books.ts';
import { statementsOn } from './statements.ts';
import { type Chance, chanceOf, createWalkWorld, player, type WalkWorld } from './world.ts';

const paths = [
  '/imp',
  '/imp2',
  '/galiIMP',
  '/results',
  '/imp4',
  '/imp5',
  '/impbid',
  '/month',
  '/transaction',
];
const listPaths = { main: '/imp', starline: '/imp2', gali: '/galiIMP' } as const;
const daysBack = '?period=sevenDays';
/** A poll, and the reads that follow from it. */
const pollMs = 14_000;
const stepMs = 1000;
/** A board that one replica brings back is on screen until the next poll. */
const lookMs = 4000;
/** Other screens read the balance each minute. */
const polling: ReadonlySet<string> = new Set(['/imp', '/imp4', '/results']);
/** Few, so that equal results and equal anks are frequent. */
const panas = ['128', '245', '490', '123', '500'];
const jodis = ['17', '71', '11', '07'];

/** Returns the false statements, each with its seed and step. */
export async function walk(seed: number, steps: number): Promise<readonly string[]> {
  // A walk must not depend on files that earlier walks have loaded.
  await Promise.all(paths.map(path => loadScreen(routeOf(path).view.screen)));
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  const chance = chanceOf(seed);
  const world = await createWalkWorld(chance, seed % 3 === 0 ? 10 : null);
  const page = await openPage(world);
  const wrong: string[] = [];
  const seen = new Set<string>();
  const told: string[] = [];
  const reading = createReading(world);
  try {
    drawYesterday(world, chance);
    await page.open('/imp');
    await page.pass(3000);
    for (let step = 0; step < steps; step += 1) {
      const name = chance.one(stepNames);
      const did = await walkSteps[name](world, page, chance);
      told.push(`${step} ${world.provider.now().day} ${world.provider.now().time} ${name} ${did ?? ''}`);
      const lag = lagOf(world);
      let left = chance.one([1000, 4000, 8000, lag + pollMs, 2 * lag + pollMs]);
      for (; left > 0; left -= lookMs) {
        await page.pass(Math.min(left, lookMs));
        reading.passed(Math.min(left, lookMs));
        for (const says of falseStatements(world, page.takeToasts(), reading.ms()))
          if (!seen.has(says)) {
            seen.add(says);
            wrong.push(
              `seed ${seed}, step ${step}, ${location.pathname}: ${says}\n    ${told.slice(-12).join('\n    ')}\n    ${bidsText(world)}`,
            );
          }
      }
      if (wrong.length > 3) break;
    }
  } finally {
    await page.close();
    await world.end();
    vi.useRealTimers();
  }
  return wrong;
}

const lagOf = ({ config }: WalkWorld): number => (config.readLagSeconds ?? 0) * 1000;

/** The greatest age of the page's data, as a screen that polls begins with the data of an earlier one. */
function createReading(world: WalkWorld) {
  const enough = lagOf(world) + pollMs;
  let polled = 0;
  let unread = 0;
  return {
    passed: (ms: number): void => {
      polled = polling.has(location.pathname) ? polled + ms : 0;
      unread = polled >= enough ? 0 : unread + ms;
    },
    ms: (): number => enough + lagOf(world) + (polling.has(location.pathname) ? unread : 60_000),
  };
}

const falseStatements = (world: WalkWorld, toasts: readonly string[], ms: number): readonly string[] => {
  const recent = world.recent(ms);
  return statementsOn(location.pathname, world.provider.now().day, toasts)
    .filter(({ isTrue }) => !recent.some(isTrue))
    .map(({ says }) => says);
};

const bidsText = ({ provider, options, config }: WalkWorld): string =>
  [
    ...provider
      .bids(player)
      .map(
        bid =>
          `${bid.market} ${bid.session} ${bid.digits} ${bid.points} ${bid.day} ${bid.status} ${bid.paid}`,
      ),
    ...provider.truth(player).results.map(result => JSON.stringify(result)),
    JSON.stringify({ ...options, ...config, markets: 0 }),
  ].join('\n    ');

type Page = Awaited<ReturnType<typeof openPage>>;

async function openPage(world: WalkWorld) {
  const storage = [memoryStore(), memoryStore()] as const;
  const money = memoryMoney();
  let life = pageLife();
  let toasts: string[] = [];
  let shown = new Set<string>();
  let ids = 0;
  /** The flow of replies, until none is under way. */
  const flush = async (): Promise<void> => {
    await flushReplies();
    for (let turn = 0; turn < 2000 && world.isBusy(); turn += 1)
      await new Promise(resolve => setImmediate(resolve));
    await flushReplies();
  };
  const look = (): void => {
    const now = [...document.querySelectorAll('[data-at] p')].map(
      one => (one.querySelector('[aria-hidden]') ?? one).textContent?.replace(/\s+/g, ' ') ?? '',
    );
    toasts.push(...now.filter(text => !shown.has(text)));
    shown = new Set(now);
  };
  const pass = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= stepMs) {
      await act(async () => {
        world.passed(Math.min(left, stepMs));
        await vi.advanceTimersByTimeAsync(Math.min(left, stepMs));
        await flush();
      });
      look();
    }
  };
  const open = async (path: string): Promise<void> => {
    life = pageLife();
    await renderApp(path, {
      again: { mock: world.mock, storage, state: null },
      money: life.tools(money),
      config: { boards: 'kept', paths: {}, ...world.config },
      alive: life.alive,
      deviceNow: world.deviceNow,
      randomId: () => `walk-${(ids += 1)}`,
    });
    await act(flush);
  };
  const leave = (): void => {
    life.end();
    cleanup();
    // Toasts end with their page. Here another page may follow in the same process.
    clearToasts();
  };
  return {
    open,
    pass,
    reload: async () => {
      leave();
      await open(location.pathname + location.search);
    },
    goTo: (path: string) =>
      act(async () => {
        go(path);
        await flush();
        await vi.dynamicImportSettled();
        await flush();
      }),
    click: (button: Element) =>
      act(async () => {
        fireEvent.click(button);
        await flush();
      }),
    takeToasts: (): readonly string[] => {
      const taken = toasts;
      toasts = [];
      return taken;
    },
    forgetToasts: () => act(async () => clearToasts()),
    close: async () => {
      leave();
      await act(flush);
    },
  };
}

type Step = (
  world: WalkWorld,
  page: Page,
  chance: Chance,
) => Promise<string | null | undefined> | string | null | undefined;

const walkSteps = {
  open: (_, page, { one }) => openScreen(page, one(paths)),
  openAgain: (_, page, { one }) => openScreen(page, one(paths)),
  reload: async (_, page) => {
    await page.reload();
    return '';
  },
  bid: (world, _, chance) => bid(world, chance),
  bidAgain: (world, _, chance) => bid(world, chance),
  declare: world => settleOneOf(world),
  declareAny: (world, _, chance) => settleOne(world, chance),
  declareMore: (world, _, chance) => settleOne(world, chance),
  correct: (world, _, { one, is }) => {
    const results = world.provider.truth(player).results.filter(({ voided }) => !voided);
    if (results.length === 0 || is(0.3)) return null;
    const { market, family, day, close } = one(results.slice(-6));
    if (!mayShow(world, market, day)) return null;
    const session = family === 'main' && close !== null && is(0.5) ? 'Close' : 'Open';
    const drawn = family === 'gali' ? one(jodis) : one(panas);
    return `${market} ${session} ${drawn} ${day} ${world.change(({ correct }) => correct(market, session, drawn, day)) ?? ''}`;
  },
  voidBid: (world, _, { one, is }) => {
    const bids = world.provider
      .bids(player)
      .filter(({ status }) => status === 'waiting' || (status === 'lost' && is(0.3)));
    if (bids.length === 0) return null;
    const { ref } = one(bids);
    return `${ref} ${world.change(({ voidBid }) => voidBid(ref)) ?? ''}`;
  },
  voidMarket: (world, _, { one, is }) => {
    const bids = world.provider.bids(player);
    if (bids.length === 0 || is(0.6)) return null;
    const { market, day } = one(bids.slice(-4));
    return `${market} ${day} ${world.change(({ voidMarket }) => voidMarket(market, day)) ?? ''}`;
  },
  advance: (world, _, { one }) => sleep(world, one([3, 20, 60, 150])),
  advanceMore: (world, _, { one }) => sleep(world, one([20, 60, 150, 240])),
  /** To the next result that a bid waits for. */
  toDraw: world => {
    const minutes = minutesToDraw(world);
    return minutes === null ? null : sleep(world, minutes + 2);
  },
  toNextDraw: (world, _, { is }) => {
    const minutes = minutesToDraw(world);
    return minutes === null || is(0.4) ? null : sleep(world, minutes + 2);
  },
  midnight: (world, _, { is }) => {
    const { time } = world.provider.now();
    if (is(0.6) || !/PM/.test(time)) return null;
    const minutes = (Date.parse(`${momentDay(Date.now(), 1)}T00:00:00+05:30`) - Date.now()) / 60_000;
    return sleep(world, minutes + 1);
  },
  /** Lets the page read while one replica has cleared its boards and the other has not. */
  toClearing: (world, _, { is }) => {
    const minutes = minutesToClearing(world);
    if (minutes === null || is(0.4)) return null;
    const { boards } = world.options;
    if (typeof boards !== 'object' || boards.clearedAt > 0 || minutes < 1) return sleep(world, minutes);
    // A day is settled before it ends, and long enough before for every list to show it.
    const did = sleep(world, minutes - 1);
    settleAll(world);
    world.jump(1);
    return did;
  },
  /** Like the step above, but with a waiting bid whose card the player is looking at. */
  overClearing: async (world, page, chance) => {
    const readingMs = lagOf(world) + pollMs;
    const minutes = minutesToClearing(world, readingMs);
    if (minutes === null) return null;
    const slept = sleep(world, minutes);
    const market = chance.one(world.provider.markets);
    const placed = await bid(world, chance, market);
    await page.goTo(listPaths[market.family]);
    await page.pass(readingMs);
    return `${slept} ${placed}`;
  },
  dismiss: async (_, page) => {
    const button = [...document.querySelectorAll('main output button')].at(0);
    if (button === undefined) return null;
    await page.click(button);
    return '';
  },
  closeToasts: async (_, page) => {
    await page.forgetToasts();
    return '';
  },
} as const satisfies Readonly<Record<string, Step>>;
type StepName = keyof typeof walkSteps;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of our own table
const stepNames = Object.keys(walkSteps) as readonly StepName[];

async function openScreen(page: Page, path: string): Promise<string> {
  await page.goTo(/imp[45b]/.test(path) ? path + daysBack : path);
  return path;
}

/** Settles due bids on the way: last night's by the morning, and the day's before midnight. */
function sleep(world: WalkWorld, minutes: number): string {
  const now = (): number => minuteOf(world.provider.now().time);
  let left = minutes;
  for (;;) {
    const end = [morning, evening, morning + 1440].find(one => one > now()) ?? 0;
    const next = end - now();
    if (next > left) break;
    world.jump(next);
    settleAll(world);
    left -= next;
  }
  world.jump(left);
  if (now() >= evening) settleAll(world);
  return `${minutes} min`;
}

const morning = 5 * 60;
/** After the last draw of the day, and early enough for a page that is looked at over midnight. */
const evening = 24 * 60 - 10;

function settleAll(world: WalkWorld): void {
  for (let turn = 0; turn < 2; turn += 1)
    for (const [index, { market, session, day }] of due(world).entries()) {
      const list = market.family === 'gali' ? jodis : panas;
      const drawn = list[(index + day.charCodeAt(9)) % list.length] ?? '';
      world.change(({ declare }) => declare(market.name, session, drawn, day));
    }
}

const gamesOf = {
  main: [
    ['Single Digit', ['1', '1', '5', '3']],
    ['Single Pana', ['128', '245']],
    ['Jodi Digit', ['13', '11']],
  ],
  starline: [
    ['Single Digit', ['1', '5']],
    ['Single Panna', ['128', '245']],
  ],
  gali: [
    ['Left Digit', ['1', '7']],
    ['Right Digit', ['7', '1']],
    ['Jodi Digit', ['17', '71']],
  ],
} as const;
const submitPaths = {
  main: '/api-submit-bid',
  starline: '/api-starline-submit-bid',
  gali: '/api-galidisawar-submit-bid',
};

/** A bid from another device of the player. */
async function bid(
  world: WalkWorld,
  { one, is }: Chance,
  market = one(world.provider.markets),
): Promise<string> {
  const [pana, numbers] = one<readonly [string, readonly string[]]>(gamesOf[market.family]);
  const both = pana === 'Jodi Digit' && market.family === 'main';
  const session = market.family === 'gali' || both || is(0.4) ? 'Close' : 'Open';
  const rows = Array.from({ length: one([1, 1, 2]) }, () => ({
    digits: one(numbers),
    closedigits: '',
    points: one([10, 20, 40, 90, 100]),
    session: market.family === 'starline' ? 'Open' : session,
  }));
  const reply = await world.bid(submitPaths[market.family], {
    game_id: market.id,
    new_result: {
      Gamename: market.name,
      gameid: market.id,
      pana,
      gametype: session,
      session,
      totalbit: rows.reduce((sum, { points }) => sum + points, 0),
      bid_date: '27-November-2026',
      result: rows,
    },
  });
  return `${market.name} ${pana} ${JSON.stringify(rows)} ${/Bid submitted/.test(reply) ? 'placed' : reply}`;
}

/**
 * Whether a result of that day may be declared or change now. A result that is declared as late as the next day, and is first seen
 * after the next draw, cannot be told from that draw's by anybody who only sees the board.
 */
const mayShow = ({ provider }: WalkWorld, market: string, day: string): boolean =>
  day === provider.now().day ||
  (market === 'MAIN BAZAR' &&
    day === momentDay(provider.now().day, -1) &&
    /12:.. AM|0[1-5]:.. AM/.test(provider.now().time));

/** Until some seconds before the boards are next cleared, or null. */
function minutesToClearing({ options: { boards } }: WalkWorld, moreMs = 0): number | null {
  if (typeof boards !== 'object') return null;
  const today = Date.parse(`${momentDay(Date.now(), 0)}T00:00:00+05:30`) / 60_000 + boards.clearedAt;
  const minutes = today - Date.now() / 60_000 - 0.1 - moreMs / 60_000;
  return (minutes + 2 * 1440) % 1440;
}

function minutesToDraw({ provider }: WalkWorld): number | null {
  const { time } = provider.now();
  const own = new Set(
    provider
      .bids(player)
      .filter(({ status }) => status === 'waiting')
      .map(({ market }) => market),
  );
  const times = provider.markets
    .filter(({ name }) => own.has(name))
    .flatMap(({ open, close }) => [open, close ?? open])
    .map(text => minuteOf(text) - minuteOf(time))
    .filter(minutes => minutes > 0);
  return times.length === 0 ? null : Math.min(...times);
}

type Due = { readonly market: Market; readonly session: Session; readonly day: string };

/** A result that is due and not declared, of today or, late, of yesterday. */
function due(world: WalkWorld): readonly Due[] {
  const { provider } = world;
  const { day: today, time } = provider.now();
  const results = provider.truth(player).results;
  const nowMinute = minuteOf(time);
  return [momentDay(today, -1), today].flatMap(day =>
    provider.markets.flatMap((market): readonly Due[] => {
      const result = results.find(one => one.market === market.name && one.day === day);
      const hour = day === today ? nowMinute : nowMinute + 1440;
      const open = minuteOf(market.open);
      const close =
        market.close === undefined
          ? null
          : minuteOf(market.close) + (minuteOf(market.close) < open ? 1440 : 0);
      if (result?.voided || hour - open > 1440 || !mayShow(world, market.name, day)) return [];
      if (result === undefined || result.open === null)
        return hour > open ? [{ market, session: 'Open', day }] : [];
      return close !== null && result.close === null && hour > close
        ? [{ market, session: 'Close', day }]
        : [];
    }),
  );
}

const minuteOf = (time: string): number => {
  const [, hours = '', minutes = '', half = ''] = /(\d+):(\d+) ([AP])M/.exec(time) ?? [];
  return (Number(hours) % 12) * 60 + Number(minutes) + (half === 'P' ? 720 : 0);
};

/** The boards at the player's first visit. */
function drawYesterday(world: WalkWorld, { one, is }: Chance): void {
  if (world.config.boards === 'daily') return;
  const day = momentDay(world.provider.now().day, -1);
  for (const { name, family } of world.provider.markets)
    for (const session of family === 'main' ? (['Open', 'Close'] as const) : (['Open'] as const))
      if (is(0.7))
        world.change(({ declare }) =>
          declare(name, session, family === 'gali' ? one(jodis) : one(panas), day),
        );
}

function settleOne(world: WalkWorld, { one }: Chance): string | null {
  const waiting = due(world);
  if (waiting.length === 0) return null;
  const { market, session, day } = one(waiting);
  const drawn = market.family === 'gali' ? one(jodis) : one(panas);
  return `${market.name} ${session} ${drawn} ${day} ${world.change(({ declare }) => declare(market.name, session, drawn, day)) ?? ''}`;
}

/** Markets with bids of the player come first. */
function settleOneOf(world: WalkWorld): string | null {
  const own = new Set(
    world.provider
      .bids(player)
      .filter(({ status }) => status === 'waiting')
      .map(({ market }) => market),
  );
  const found = due(world).find(({ market }) => own.has(market.name));
  if (found === undefined) return null;
  const { market, session, day } = found;
  const drawn = market.family === 'gali' ? '17' : '245';
  return `${market.name} ${session} ${drawn} ${day} ${world.change(({ declare }) => declare(market.name, session, drawn, day)) ?? ''}`;
}
