import { createStore } from 'jotai';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FaultKind } from '../../mock-server/faults.ts';
import { createClient } from '../../src/api/client.ts';
import { demoConfig, parseConfig } from '../../src/api/config.ts';
import { toSubmissions } from '../../src/domain/bid-payload.ts';
import type { BidRow } from '../../src/domain/bid.ts';
import { gameByKey } from '../../src/domain/games.ts';
import { marketId } from '../../src/domain/market-id.ts';
import { points } from '../../src/domain/points.ts';
import { withoutRows } from '../../src/domain/slip.ts';
import { createClock } from '../../src/lib/clock.ts';
import { claimBidsAtom, placeBidAtom, prepareBidAtom } from '../../src/state/bids.ts';
import { environmentAtom } from '../../src/state/environment.ts';
import { createPlacing } from '../../src/state/placing.ts';
import { openSessionAtom, playerAtom } from '../../src/state/session.ts';
import { parsePhone } from '../../src/domain/phone.ts';
import { createMock } from '../support/app-mock.ts';
import { memoryJournal, memoryLock } from '../support/memory-money.ts';

// Random walks of a player over the real client and the mock's world, in this process. RUNS asks for more of them.
const runs = Number(process.env['RUNS'] ?? 150);
const zone = 'Asia/Kolkata';
const submit = '/api-submit-bid';
const never = new Promise<never>(() => undefined);
const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const calm = async (): Promise<void> => {
  for (let turn = 0; turn < 6; turn += 1) await new Promise(resolve => setImmediate(resolve));
};

/** A player with one game open; `reload` kills the page, its journal and slip stay. */
function play() {
  const mock = createMock({ zone });
  const journal = memoryJournal();
  const lock = memoryLock();
  const game = gameByKey('spDpTp');
  const config = parseConfig(JSON.stringify(demoConfig(zone)));
  if (!config.ok) throw new Error(config.error.field);
  const { user_name: username = '', unique_token: token = '' } = mock.data().users[0] ?? {};
  const mobile = parsePhone('9876543210');
  if (mobile === null) throw new Error('not a phone');
  let ids = 0;

  const openPage = () => {
    let dead = false;
    let kill = (): void => undefined;
    const death = new Promise<never>((_, reject) => {
      kill = () => reject(new Error('The page died'));
    });
    death.catch(() => undefined);
    const alive = <T>(work: () => Promise<T>): Promise<T> =>
      dead
        ? never
        : work().then(
            value => (dead ? never : value),
            (error: unknown) => (dead ? never : Promise.reject(error)),
          );
    const store = createStore();
    const clock = createClock({ mode: 'server', zone, deviceNow: mock.now });
    store.set(environmentAtom, {
      config: config.value,
      client: createClient({
        fetch: (url, init) => alive(() => mock.fetch(url, init)),
        config: config.value,
        clock,
        deviceNow: mock.now,
        token: () => store.get(playerAtom)?.token ?? null,
      }),
      clock,
      page: { awake: () => true, onChange: () => () => undefined },
      local: nothing,
      tab: nothing,
      clearLocal: () => undefined,
      clearTab: () => undefined,
      onOtherTab: () => () => undefined,
      crypto: globalThis.crypto,
      verifiers: { read: () => never, write: () => never, clear: () => never },
      deposits: { add: () => never, of: () => never, change: () => never, now: () => 0 },
      makePlacing: (world, tell) =>
        createPlacing(
          {
            ...world,
            journal: {
              add: attempts => alive(() => journal.add(attempts)),
              of: account => alive(() => journal.of(account)),
              change: attempt => alive(() => journal.change(attempt)),
              remove: gone => alive(() => journal.remove(gone)),
            },
            lock: (account, patience, work) =>
              alive(() => lock(account, patience, () => Promise.race([work(), death]))),
            now: () => Date.now(),
            wait: ms => alive(() => new Promise(resolve => setTimeout(resolve, ms))),
          },
          tell,
        ),
      randomId: () => `id-${(ids += 1)}`,
    });
    store.set(openSessionAtom, { username, token, mobile });
    return {
      store,
      die: () => {
        dead = true;
        kill();
      },
    };
  };

  let page = openPage();
  let rows: readonly BidRow[] = [];
  const added: BidRow[] = [];
  const told: BidRow[] = [];
  const date = { year: 2026, month: 11, day: 21 };
  const slip = () => ({
    family: game.family,
    date,
    submissions: toSubmissions({ game, rows, market: { id: marketId('1'), name: 'Kalyan' }, date }),
  });
  const take = (): void => {
    const placed = page.store.set(claimBidsAtom, slip());
    told.push(...placed);
    rows = withoutRows(rows, placed);
  };
  const until = async <T>(work: Promise<T>): Promise<T> => {
    const state = { done: false };
    const end = work.finally(() => {
      state.done = true;
    });
    for (await calm(); !state.done; await calm()) await vi.advanceTimersToNextTimerAsync();
    return end;
  };
  const inLedger = (row: BidRow): number =>
    mock.data().bids.filter(bid => bid.digits === row.digits && bid.points === row.points).length;

  return {
    /** Every row has points of its own, so that the ledger tells them apart. */
    add: (digits: string) => {
      const row: BidRow = {
        digits,
        closeDigits: '',
        points: points(10 + added.length),
        session: 'Open',
      };
      if (rows.some(one => one.digits === digits)) return;
      added.push(row);
      rows = [...rows, row];
    },
    fault: (path: string, kind: FaultKind, times: number) => void mock.fault({ path, kind, times }),
    open: () => page.store.set(prepareBidAtom, slip()),
    tap: async () => {
      if (rows.length > 0) await until(page.store.set(placeBidAtom, slip()));
      take();
    },
    tapAndReload: async () => {
      if (rows.length > 0) void page.store.set(placeBidAtom, slip());
      await calm();
      page.die();
      page = openPage();
    },
    pass: async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      await calm();
      take();
    },
    check: () => {
      expect(added.filter(row => inLedger(row) > 1)).toEqual([]);
      expect(told.filter(row => inLedger(row) !== 1)).toEqual([]);
      expect([...rows, ...told].map(row => row.points).toSorted((a, b) => a - b)).toEqual(
        added.map(row => row.points),
      );
      expect(mock.calls().flatMap(call => call.violations)).toEqual([]);
    },
    end: () => page.die(),
  };
}

type Player = ReturnType<typeof play>;

const step = (name: string, act: (player: Player) => void | Promise<void>) => ({
  check: () => true,
  run: async (_: object, player: Player) => {
    await act(player);
    player.check();
  },
  toString: () => name,
});

const kinds = ['status', 'drop', 'drop-after', 'hang', 'empty', 'truncate', 'html', 'false-status'] as const;
const paths = [submit, '/api-bid-history-data', '/api-user-wallet-balance'] as const;
// Single, double and triple panas: three requests at most.
const panas = ['128', '137', '100', '119', '111', '777'] as const;

it(`${runs} walks under faults: no double, nothing told falsely, no row lost`, async () => {
  const commands = fc.commands(
    [
      fc.constantFrom(...panas).map(digits => step(`add ${digits}`, player => player.add(digits))),
      fc
        .tuple(fc.constantFrom(...paths, submit), fc.constantFrom(...kinds), fc.constantFrom(1, 4))
        .map(([path, kind, times]) =>
          step(`${kind} on ${path} ${times} times`, player => player.fault(path, kind, times)),
        ),
      fc.constant(step('open', player => player.open())),
      fc.constant(step('tap', player => player.tap())),
      fc.constant(step('tap', player => player.tap())),
      fc.constant(step('tap and reload', player => player.tapAndReload())),
      fc.integer({ min: 0, max: 15_000 }).map(ms => step(`pass ${ms} ms`, player => player.pass(ms))),
    ],
    { maxCommands: 14, size: 'max' },
  );
  await fc.assert(
    fc.asyncProperty(commands, async walk => {
      const player = play();
      await fc.asyncModelRun(() => ({ model: {}, real: player }), walk);
      player.end();
      vi.clearAllTimers();
    }),
    { numRuns: runs },
  );
}, 3_600_000);
