// After random bids and results, every card of a bid or a market must agree with the provider's books.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { declareResult } from '../../../mock-server/rules/settle.ts';
import { isoDate, localTime } from '../../../src/domain/dates.ts';
import { readClock } from '../../../src/domain/clock-time.ts';
import { figureRun } from '../../lab/figures/figure-run.ts';
import type { AppMock } from '../../support/app-mock.ts';
import {
  actAsProvider,
  arrangeProvider,
  boardsKindOf,
  drawProvider,
  type OddProvider,
  providerInWords,
} from '../../support/odd-provider.ts';
import { settle } from '../../support/pass-time.ts';
import { renderApp } from '../../support/render-app.tsx';
import { seeded } from '../../support/virtual-time.ts';

const run = figureRun('standings');
const worlds = run.inputs;
const first = (run.seed - 1) * worlds + 1;

/** Main markets of the world by id, and numbers of games, some of which win with the panas below. */
const markets = { 1: 'Kalyan', 2: 'Milan Day', 4: 'Rajdhani Night' } as const;
const panas = ['124', '137', '470', '990'] as const;
const guesses = [
  ['Single Digit', '7', ''],
  ['Single Digit', '1', ''],
  ['Single Pana', '124', ''],
  ['Single Pana', '137', ''],
  ['Double Pana', '990', ''],
  ['Jodi Digit', '71', ''],
  ['Jodi Digit', '11', ''],
  ['Half Sangam', '7', '137'],
  ['Full Sangam', '124', '137'],
  ['SP Motor', '470', ''],
] as const;

/** Of games whose number has one session only. A Half Sangam with the ank first is of Open. */
const sessionOf: { readonly [game: string]: 'Open' | 'Close' } = {
  'Jodi Digit': 'Close',
  'Full Sangam': 'Close',
  'Half Sangam': 'Open',
};

/** The word on a card for each state in the books. */
const words = { open: 'Waiting', won: 'Won', lost: 'Lost', void: 'Returned' } as const;

const day = '2026-11-21';

/** The words of a market's card after the numbers of its bids, by their meaning. There are none for `open`. */
const said = {
  won: / won$/,
  alive: / can still win$/,
  out: / cannot win$/,
  returned: / returned$/,
  open: /^/,
} as const;
type Said = keyof typeof said;
const kinds = Object.keys(said) as readonly Said[];
type Bid = ReturnType<AppMock['data']>['bids'][number];

/**
 * The truth about a bid. A bid that waits for a session is played to its end in a copy of the books, with
 * each result.
 */
function truthOf(mock: AppMock, { id, game_id, status }: Bid): Said {
  if (status === 'won') return 'won';
  if (status === 'lost') return 'out';
  if (status === 'void') return 'returned';
  const isDeclared = (of: 'open' | 'close'): boolean =>
    mock.data().results.some(row => row.game_id === game_id && row.session === of && row.day === day);
  const missing = (['open', 'close'] as const).filter(of => !isDeclared(of));
  const [session, another] = missing;
  if (session === undefined || another !== undefined) return 'open';
  const wins = panas.some(number => {
    const copy = structuredClone(mock.data());
    const last = { family: 'main', game_id, session, number } as const;
    declareResult(copy, last, { day, today: day, at: `${day}T15:00:00.000Z` });
    return copy.bids.some(bid => bid.id === id && bid.status === 'won');
  });
  return wins ? 'alive' : 'out';
}

/** True if the boards are emptied each night, because then nothing stays unknown. */
const isPlain = ({ boards }: OddProvider): boolean => boards === 'daily';

type Card = { readonly points: number; readonly word: string };

const cardsOfBids = (): readonly Card[] =>
  screen.getAllByRole('listitem').map(card => {
    const points = Number(/(\d+) pts/.exec(card.textContent ?? '')?.[1]);
    const word = Object.values(words).find(one => within(card).queryByText(one) !== null) ?? '';
    return { points, word };
  });

/**
 * The bids whose cards contradict the books. In front of a plain provider a card must not stay silent either.
 */
function wrongOnCards(mock: AppMock, provider: OddProvider): readonly string[] {
  const cards = cardsOfBids();
  const wrong = cards.flatMap(({ points, word }) => {
    const bid = mock.data().bids.find(row => row.points === points);
    const truth = bid === undefined ? 'unknown' : words[bid.status];
    // A bid waits until its result is proven.
    const waits = word === 'Waiting' && truth === 'Lost' && !isPlain(provider);
    return word === '' || word === truth || waits ? [] : [`${points} pts: says ${word}, is ${bid?.status}`];
  });
  const silent = cards.filter(({ word }) => word === '').length;
  return isPlain(provider) && silent > 0 ? [...wrong, `${silent} cards say nothing`] : wrong;
}

/**
 * The markets whose cards contradict the books. In front of a plain provider a card must not stay silent
 * either.
 */
function wrongOnMarkets(
  mock: AppMock,
  truths: ReadonlyMap<number, Said>,
  provider: OddProvider,
): readonly string[] {
  const isToday = isoDate(localTime(mock.now(), 'Asia/Kolkata').date) === day;
  return Object.entries(markets).flatMap(([id, name]) => {
    const bids = mock.data().bids.filter(({ game_id }) => isToday && game_id === Number(id));
    const card = screen.getByRole('button', { name: new RegExp(`^${name}`) }).closest('article');
    const spoken = [...(card?.querySelectorAll('[data-standing]') ?? [])].map(part => {
      const kind = kinds.find(one => said[one].test(part.textContent ?? ''));
      return { kind, names: Array.from(part.querySelectorAll('b'), name => name.textContent), part };
    });
    const unread = spoken.filter(({ kind, part }) => kind !== part.getAttribute('data-standing'));
    const wrong = kinds.filter(kind => {
      const names = spoken.filter(group => group.kind === kind).flatMap(group => group.names);
      const mine = bids.filter(({ id: bid }) => truths.get(bid) === kind);
      const count = /^(\d+) bids?$/.exec(names.join())?.[1];
      // Numbers alone only name bids: the results of others may not be provable.
      if (!isPlain(provider) && kind === 'open') return false;
      if (count !== undefined)
        return isPlain(provider) ? Number(count) !== mine.length : Number(count) > mine.length;
      const isNamed = ({ digits, closedigits, session }: Bid, by: string): boolean =>
        [digits, closedigits].filter(Boolean).join('-') === by.replace(` ${session}`, '');
      const isKnown = names.every(by => mine.some(bid => isNamed(bid, by)));
      const isWhole = mine.every(bid => names.some(by => isNamed(bid, by)));
      return !isKnown || (isPlain(provider) && !isWhole);
    });
    const text = spoken.map(({ part }) => part.textContent).join('');
    const truth = bids.map(bid => `${bid.digits}-${bid.closedigits} ${bid.session} ${truths.get(bid.id)}`);
    return wrong.length + unread.length === 0
      ? []
      : [`${name} says '${text}', the books ${truth.join(', ')}`];
  });
}

function arrange(mock: AppMock, provider: OddProvider, chance: () => number): void {
  const one = <T,>(list: readonly T[]): T => {
    const found = list[Math.floor(chance() * list.length)];
    if (found === undefined) throw new Error('an empty list');
    return found;
  };
  const data = mock.data();
  data.wins = [];
  data.results = [];
  // The wallet knows of no other bids than the list.
  data.ledger = data.ledger.filter(({ kind }) => kind !== 'bid');
  data.bids = Array.from({ length: 24 }, (_, index) => {
    const id = Number(one(Object.keys(markets)));
    const [pana, digits, closedigits] = one(guesses);
    const session = sessionOf[pana] ?? one(['Open', 'Close'] as const);
    return {
      id: 900 + index,
      user_id: 1,
      family: 'main' as const,
      game_id: id,
      game_name: data.markets.find(market => market.id === id)?.game_name ?? '',
      pana,
      session,
      digits,
      closedigits,
      // Each bid is known by its points.
      points: 10 + index,
      day,
      at: '2026-11-21T04:00:00.000Z',
      status: 'open' as const,
    };
  });
  for (const market of data.markets) Object.assign(market, { open_result: '', close_result: '' });
  arrangeProvider(mock, provider, chance);
  mock.advance(`${Math.floor(chance() * 11)}h`);
  const minute = localTime(mock.now(), 'Asia/Kolkata').minute;
  for (const market of data.markets.filter(({ id }) => id in markets))
    for (const session of ['open', 'close'] as const) {
      // A result is declared after its session, if at all.
      const time = readClock(market[`${session}_time`]);
      if (time !== null && time < minute && chance() < 0.7)
        mock.declare('main', market.id, one(panas), session);
      else break;
    }
  if (chance() < 0.3) actAsProvider(mock, chance, Number(one(Object.keys(markets))));
  if (chance() < 0.3) mock.advance('14h');
}

it(
  `${worlds} worlds: the cards agree with the books`,
  async () => {
    const allWrong: string[] = [];
    for (let seed = first; seed < first + worlds; seed += 1) {
      const chance = seeded(seed);
      // Replicas need time to agree, which only the walks simulate (other-provider-walks.test.tsx).
      const provider: OddProvider = { ...drawProvider(chance), replicaLag: 0 };
      const config = { boards: boardsKindOf(provider) };
      const app = await renderApp('/imp4', { arrange: world => arrange(world, provider, chance), config });
      const { mock, user, unmount } = app;
      const from = screen.getByLabelText('From');
      await user.clear(from);
      await user.type(from, '11/20/2026');
      await user.click(screen.getByRole('button', { name: 'Submit' }));
      await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(24), { timeout: 7000 });
      await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());

      await waitFor(() => expect(wrongOnCards(mock, provider)).toEqual([])).catch(() => undefined);
      allWrong.push(...wrongOnCards(mock, provider).map(what => `seed ${seed}, ${what}`));
      unmount();

      const truths = new Map(mock.data().bids.map(bid => [bid.id, truthOf(mock, bid)]));
      const before = mock.calls().length;
      const again = { mock, storage: [app.local, app.tab] as const, state: null };
      const home = await renderApp('/imp', { again, config });
      const asked = () =>
        mock
          .calls()
          .slice(before)
          .map(call => call.path);
      await waitFor(() => expect(asked()).toContain('/api-bid-history-data'));
      // The line of own bids on a card is in a part that loads late.
      await vi.dynamicImportSettled();
      await settle();
      await waitFor(() => expect(wrongOnMarkets(mock, truths, provider)).toEqual([])).catch(() => undefined);
      allWrong.push(...wrongOnMarkets(mock, truths, provider).map(what => `seed ${seed}: ${what}`));
      home.unmount();
    }
    run.report({
      load: '24 bids each',
      faults: `results, midnights, void bids; ${providerInWords}`,
      lost: null,
      doubled: null,
      wrong: allWrong.length,
    });
    expect(allWrong).toEqual([]);
  },
  run.timeout,
);
