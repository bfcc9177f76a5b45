import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FaultKind } from '../../mock-server/data/fault-rule.ts';
import { gameByKey } from '../../src/domain/game/games.ts';
import { marketId } from '../../src/domain/market/market-id.ts';
import { minuteOfDay } from '../../src/domain/minute-of-day.ts';
import { points } from '../../src/domain/points.ts';
import type { Settled } from '../../src/domain/placing/order.ts';
import { settledRows, type SlipRow, withoutRows } from '../../src/domain/slip/slip.ts';
import { foundBidsAtom, placeBidAtom, prepareBidAtom } from '../../src/state/money/bids.ts';
import { figureRun } from '../figures/figure-run.ts';
import { createMock } from '../support/app-mock.ts';
import { calm, until } from '../support/faked-timers.ts';
import { memoryJournal, memoryLock } from '../support/memory-money.ts';
import { openTab } from '../support/tab.ts';

// Random walks of a player over the real client and the mock's world, in this process.
const run = figureRun('placingWalks');
const zone = 'Asia/Kolkata';
const submit = '/api-submit-bid';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A player with one game open; `reload` kills the page, its journal and slip stay. */
function play() {
  const mock = createMock({ zone });
  const journal = memoryJournal();
  const lock = memoryLock();
  const game = gameByKey('spDpTp');
  const openPage = () =>
    openTab(mock, {
      journal,
      lock,
      now: () => Date.now(),
      ran: () => Date.now(),
      wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
      painted: () => new Promise(resolve => setTimeout(resolve, 20)),
    });
  let page = openPage();
  let rows: readonly SlipRow[] = [];
  const added: SlipRow[] = [];
  const told: SlipRow[] = [];
  const market = { id: marketId('1'), name: 'Kalyan', open: minuteOfDay(900), close: minuteOfDay(1020) };
  const slip = () => ({ game, market, date: { year: 2026, month: 11, day: 21 }, rows });
  const leave = (settled: Settled): void => {
    const left = withoutRows(rows, settledRows(settled));
    told.push(...withoutRows(rows, left));
    rows = left;
  };
  const take = (): void => leave(page.store.set(foundBidsAtom, slip()));
  const place = (): Promise<void> => page.store.set(placeBidAtom, slip()).then(leave);
  const inLedger = (row: SlipRow): number =>
    mock.data().bids.filter(bid => bid.digits === row.digits && bid.points === row.points).length;

  return {
    /** Every row has points of its own, so that the ledger tells them apart. */
    add: (digits: string) => {
      const row: SlipRow = {
        id: `row-${added.length}`,
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
      if (rows.length > 0) await until(place());
      take();
    },
    tapAndReload: async () => {
      if (rows.length > 0) void place();
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

it(
  `${run.inputs} walks under faults: no double, nothing told falsely, no row lost`,
  { timeout: run.timeout },
  async () => {
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
    const details = await fc.check(
      fc.asyncProperty(commands, async walk => {
        const player = play();
        await fc.asyncModelRun(() => ({ model: {}, real: player }), walk);
        player.end();
        vi.clearAllTimers();
      }),
      run.release ? { numRuns: run.inputs, seed: run.seed } : { numRuns: run.inputs },
    );
    run.report({
      load: 'up to 14 steps each',
      faults: kinds.join(', '),
      lost: null,
      doubled: null,
      wrong: details.failed ? 1 : 0,
      inputs: details.numRuns,
    });
    expect(details.failed, fc.defaultReportMessage(details)).toBe(false);
  },
);
