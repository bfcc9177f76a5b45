import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FaultKind } from '../../mock-server/data/fault-rule.ts';
import { gameByKey } from '../../src/domain/game/games.ts';
import { points } from '../../src/domain/points.ts';
import { isOpen } from '../../src/domain/placing/attempt.ts';
import type { OrderEnd, Settled } from '../../src/domain/placing/order.ts';
import { settledRows, type SlipRow, withoutRows } from '../../src/domain/slip/slip.ts';
import { settledBidsAtom, placeBidAtom, prepareBidAtom } from '../../src/state/money/bids.ts';
import { figureRun } from '../lab/figures/figure-run.ts';
import { createMock } from '../support/app-mock.ts';
import { calm, until } from './faked-timers.ts';
import { memoryJournal, memoryLock } from '../support/memory-money.ts';
import {
  actElsewhere,
  type DeviceAct,
  deviceActs,
  drawReaders,
  type Readers,
  readerFaults,
  readersInWords,
  share,
} from '../support/odd-readers.ts';
import {
  actAsProvider,
  arrangeProvider,
  drawProvider,
  providerInWords,
  setReplicas,
} from '../support/odd-provider.ts';
import { openTab } from '../support/tab.ts';
import { seeded } from '../support/virtual-time.ts';
import { aMarket } from '../support/a-market.ts';

// Random walks of a player over the real client and the mock's world, in this process.
const run = figureRun('placingWalks');
const zone = 'Asia/Kolkata';
const submit = '/api-submit-bid';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.setSystemTime('2026-11-21T07:30:00.000Z');
});
afterEach(() => {
  vi.useRealTimers();
});

/** The wrong reports to the player, and the number of rows about which the app asked. */
type Tally = { lost: number; doubled: number; wrong: number; sent: number; asked: number };
const nothing = (): Tally => ({ lost: 0, doubled: 0, wrong: 0, sent: 0, asked: 0 });

/** How long a player waits in the end. */
const longEnough = 120_000;

/** A player with one game open; a tap may kill the page, whose journal and slip stay. */
function play(readers: Readers, tally: Tally, random: () => number) {
  const mock = createMock({ zone, machineNow: () => Date.now() });
  Object.assign(mock.data().content, { min_deposit: 1, approve_deposits: true });
  const provider = drawProvider(random);
  arrangeProvider(mock, provider, random);
  mock.clearFaults();
  const setReaders = (): void => {
    readerFaults(readers).forEach(rule => void mock.fault(rule));
    setReplicas(mock, provider);
  };
  setReaders();
  const journal = memoryJournal();
  const lock = memoryLock();
  const game = gameByKey('spDpTp');
  const openPage = () =>
    openTab(
      mock,
      {
        journal,
        lock,
        now: () => Date.now(),
        ran: () => Date.now(),
        wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
        painted: () => new Promise(resolve => setTimeout(resolve, 20)),
      },
      { config: { readLagSeconds: readers.lag } },
    );
  let page = openPage();
  let rows: readonly SlipRow[] = [];
  const added: SlipRow[] = [];
  const told: SlipRow[] = [];
  const sent = new Set<string>();
  const asked = new Set<string>();
  /** The player's own decisions without knowledge: rows sent again, or taken off. */
  const [again, off]: [Set<string>, SlipRow[]] = [new Set(), []];
  const market = aMarket();
  const slip = () => ({ game, market, date: { year: 2026, month: 11, day: 21 }, rows });
  const leave = (settled: Settled): void => {
    const left = withoutRows(rows, settledRows(settled));
    told.push(...withoutRows(rows, left));
    rows = left;
  };
  const take = (): void => leave(page.store.set(settledBidsAtom, slip()));
  const place = async (again: readonly string[] = []): Promise<OrderEnd> => {
    for (const { id } of rows) sent.add(id);
    const end = await page.store.set(placeBidAtom, slip(), { again });
    leave(end);
    return end;
  };
  const waitingOf = (end: OrderEnd) => (end.kind === 'unclear' ? end.waiting : []);
  const inLedger = (row: SlipRow): number =>
    mock.data().bids.filter(bid => bid.digits === row.digits && bid.points === row.points).length;
  const tap = async (answer: Answer): Promise<void> => {
    if (rows.length === 0) return;
    const waiting = waitingOf(await until(place()));
    for (const { row } of waiting) asked.add(row);
    const ids = new Set(waiting.map(({ row }) => row));
    if (waiting.length === 0 || answer === 'wait' || waiting.some(({ waitMs }) => waitMs > 0)) return;
    if (answer === 'take off') {
      off.push(...rows.filter(({ id }) => ids.has(id)));
      rows = rows.filter(({ id }) => !ids.has(id));
    } else {
      for (const id of ids) again.add(id);
      await until(place(waiting.map(({ attempt }) => attempt)));
    }
  };
  const pass = async (ms: number): Promise<void> => {
    await vi.advanceTimersByTimeAsync(ms);
    await calm();
    take();
  };
  /** Compares the reports with the ledger. */
  const check = (): void => {
    const doubled = added.filter(row => inLedger(row) > 1 && !again.has(row.id));
    const wrong = told.filter(row => inLedger(row) === 0);
    tally.doubled += doubled.length;
    tally.wrong += wrong.length;
    expect({ doubled, wrong }).toEqual({ doubled: [], wrong: [] });
    expect([...rows, ...told, ...off].map(row => row.points).toSorted((a, b) => a - b)).toEqual(
      added.map(row => row.points),
    );
    expect(mock.calls().flatMap(call => call.violations)).toEqual([]);
  };

  return {
    /** Every row has different points, so that the ledger tells them apart. */
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
    actAsProvider: () => actAsProvider(mock, random),
    fault: (path: string, kind: FaultKind, times: number) => void mock.fault({ path, kind, times }),
    open: () => page.store.set(prepareBidAtom, slip()),
    tap: async (answer: Answer) => {
      await tap(answer);
      take();
    },
    tapAndReload: async () => {
      if (rows.length > 0) void place();
      await calm();
      page.die();
      page = openPage();
    },
    /** Another device of the account moves as many points as a row. */
    actElsewhere: async (act: DeviceAct) => {
      if (!readers.quirks.has('device')) return;
      void actElsewhere(mock.fetch, act, rows[0]?.points ?? 10);
      await calm();
    },
    pass,
    check,
    /** In good weather, given time, nothing that was carried out is untold, unless the player is asked about it. */
    end: async () => {
      mock.clearFaults();
      setReaders();
      await pass(longEnough);
      await tap('wait');
      await pass(longEnough);
      check();
      page.die();
      const open = new Set(
        journal
          .kept()
          .filter(isOpen)
          .flatMap(({ wanted }) => wanted.map(({ row }) => row)),
      );
      const lost = rows.filter(row => inLedger(row) > 0 && !open.has(row.id));
      tally.lost += lost.length;
      tally.sent += sent.size;
      tally.asked += asked.size;
      expect({ lost }).toEqual({ lost: [] });
    },
  };
}

type Player = ReturnType<typeof play>;
type Answer = 'wait' | 'send again' | 'take off';

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
  `${run.inputs} walks under faults: no double, no false report, no row lost`,
  { timeout: run.timeout },
  async () => {
    const commands = fc.commands(
      [
        fc.constantFrom(...panas).map(digits => step(`add ${digits}`, player => player.add(digits))),
        fc.constantFrom(...panas).map(digits => step(`add ${digits}`, player => player.add(digits))),
        fc
          .tuple(fc.constantFrom(...paths, submit), fc.constantFrom(...kinds), fc.constantFrom(1, 4))
          .map(([path, kind, times]) =>
            step(`${kind} on ${path} ${times} times`, player => player.fault(path, kind, times)),
          ),
        fc.constant(step('open', player => player.open())),
        fc.constant(step('the provider declares, corrects or returns', player => player.actAsProvider())),
        fc.constant(step('tap', player => player.tap('wait'))),
        fc
          .constantFrom<Answer>('wait', 'wait', 'send again', 'take off')
          .map(answer => step(`tap, ${answer} if asked`, player => player.tap(answer))),
        fc.constant(step('tap and reload', player => player.tapAndReload())),
        fc
          .constantFrom(...deviceActs)
          .map(act => step(`a ${act} elsewhere`, player => player.actElsewhere(act))),
        fc.integer({ min: 0, max: 15_000 }).map(ms => step(`pass ${ms} ms`, player => player.pass(ms))),
      ],
      { maxCommands: 14, size: 'max' },
    );
    const [prompt, late] = [nothing(), nothing()];
    const world = fc.integer().map(seed => ({ seed, readers: drawReaders(seeded(seed)) }));
    const details = await fc.check(
      fc.asyncProperty(fc.noShrink(world), commands, async ({ seed, readers }, walk) => {
        const player = play(readers, readers.lag === 0 ? prompt : late, seeded(seed + 1));
        player.add(panas[0]);
        await fc.asyncModelRun(() => ({ model: {}, real: player }), walk);
        await player.end();
        vi.clearAllTimers();
      }),
      run.release ? { numRuns: run.inputs, seed: run.seed } : { numRuns: run.inputs },
    );
    run.report({
      load: `${prompt.sent + late.sent} rows, up to 14 steps each`,
      faults: `${kinds.join(', ')}; ${readersInWords}; ${providerInWords}`,
      lost: prompt.lost + late.lost,
      doubled: prompt.doubled + late.doubled,
      wrong: prompt.wrong + late.wrong,
      note: `asked about ${share(prompt.asked, prompt.sent)} of the rows, where readers lag about ${share(late.asked, late.sent)}`,
      inputs: details.numRuns,
    });
    expect(details.failed, fc.defaultReportMessage(details)).toBe(false);
  },
);
