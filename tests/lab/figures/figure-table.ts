/** A row of the table in docs/reports/figures.md: the claim of a test, and its inputs in a run. */
export type FigureRow = {
  readonly what: string;
  /** The test file, or the folder of tests, that does it. */
  readonly test: string;
  /** The runner of that test. */
  readonly by: 'vitest' | 'playwright';
  /** How many inputs `npm test` does; null where it does them in other tests only. */
  readonly quick: number | null;
  /** How many `npm run test:all` does, which says `FIGURES=usual`. */
  readonly usual: number | null;
  /** The number of inputs for a release. */
  readonly release: number;
  /** The inputs of one part of a release run, with its own seed. A run that was stopped goes on at the next part. */
  readonly part: number;
};

/** The figures of `npm run lab -- figures`, in its order: the short ones first. */
export const figureTable = {
  faultMatrix: {
    what: 'each call of the provider under each fault of the mock, at its first use and after a good one',
    test: 'tests/api/fault-matrix.test.ts',
    by: 'vitest',
    quick: 1,
    usual: 2,
    release: 20,
    part: 20,
  },
  kioskHours: {
    what: 'hours in kiosk mode, 2,160 polls each with 5 % faults: heap, timers and listeners flat after the first',
    test: 'tests/app/kiosk-day.test.tsx',
    by: 'vitest',
    quick: 0,
    usual: 2,
    release: 24,
    part: 24,
  },
  mockMoney: {
    what: 'orders of money events in the mock: points are conserved, no balance falls below zero',
    test: 'tests/mock-server/money.test.ts',
    by: 'vitest',
    quick: 20,
    usual: 200,
    release: 10_000,
    part: 2500,
  },
  mockBooks: {
    what: 'lives of a mock, by calls and by hand: its running sums are those of its ledger',
    test: 'tests/mock-server/books.test.ts',
    by: 'vitest',
    quick: 5,
    usual: 50,
    release: 5000,
    part: 1000,
  },
  mockNoise: {
    what: 'malformed requests over sockets to the mock: it goes on, and says no stack',
    test: 'tests/mock-server/safety.test.ts',
    by: 'vitest',
    quick: 200,
    usual: 2000,
    release: 100_000,
    part: 20_000,
  },
  mockCuts: {
    what: 'requests to the mock whose sender goes away',
    test: 'tests/mock-server/safety.test.ts',
    by: 'vitest',
    quick: 50,
    usual: 500,
    release: 10_000,
    part: 5000,
  },
  mockKills: {
    what: 'kills of the mock in the middle of bids, each with a restart from its state: the ledger balances',
    test: 'tests/mock-server/kill.test.ts',
    by: 'vitest',
    quick: 1,
    usual: 5,
    release: 500,
    part: 100,
  },
  mockDisks: {
    what: 'mocks whose disk is full or read-only in the middle of bids, killed and started again: answered calls are kept',
    test: 'tests/mock-server/disk.test.ts',
    by: 'vitest',
    quick: 1,
    usual: 4,
    release: 200,
    part: 50,
  },
  stateCuts: {
    what: 'bytes of a small state file, each cut there and each changed: the mock goes on from the state before',
    test: 'tests/mock-server/state-file.test.ts',
    by: 'vitest',
    quick: 24,
    usual: 60,
    release: 16_000,
    part: 2000,
  },
  submissions: {
    what: 'simulated submissions with 20 % faults, dying pages, wins, returned stakes and wins taken back; half with readers that lag up to 20 s, repeat or rename lines, or a second device',
    test: 'tests/state/placing-simulation.test.ts',
    by: 'vitest',
    quick: 400,
    usual: 4000,
    release: 1_000_000,
    part: 50_000,
  },
  placingWalks: {
    what: 'walks of placing over the mock, without screens; readers that lag up to 20 s in half, repeat or rename lines, and a second device',
    test: 'tests/state/placing-model.test.ts',
    by: 'vitest',
    quick: 15,
    usual: 150,
    release: 5000,
    part: 1000,
  },
  standings: {
    what: 'worlds of bids, results and midnights: no card contradicts the books',
    test: 'tests/screens/history/standing-truth.test.tsx',
    by: 'vitest',
    quick: 1,
    usual: 6,
    release: 1000,
    part: 100,
  },
  otherProviderWalks: {
    what: 'walks in front of an independent provider with quirks at random (40 steps, a release 100): each statement on bids, results, returned stakes and points against its ledger',
    test: 'tests/screens/history/other-provider-walks.test.tsx',
    by: 'vitest',
    quick: 1,
    usual: 6,
    release: 200,
    part: 20,
  },
  walks: {
    what: 'walks over form, dialog, Back, reload, second tab, clock and midnight (14 steps, a release 100); readers that lag in half, and a second device; a provider that keeps references where repeated lines meet another quirk',
    test: 'tests/screens/bid/walks.test.tsx',
    by: 'vitest',
    quick: 1,
    usual: 16,
    release: 1000,
    part: 25,
  },
  browserKills: {
    what: 'kills of the browser in the middle of a bid or a deposit, each with a restart of its profile',
    test: 'tests/browser/all/browser-kills.spec.ts',
    by: 'playwright',
    quick: 1,
    usual: 3,
    release: 200,
    part: 20,
  },
  browserOrders: {
    what: 'bids, withdrawals and transfers in two tabs of a browser under faults, in a release also of readers that lag, and a second device; a provider that keeps references where repeated lines meet another quirk: its words against the ledger',
    test: 'tests/browser/all/browser-orders.spec.ts',
    by: 'playwright',
    quick: 1,
    usual: 6,
    release: 2000,
    part: 25,
  },
  hostileTexts: {
    what: 'texts of HTML from the server and texts typed into every form: nothing runs, leaves or dies',
    test: 'tests/browser/all/hostile-texts.spec.ts',
    by: 'playwright',
    quick: 7,
    usual: 12,
    release: 700,
    part: 100,
  },
  properties: {
    what: 'properties by fast-check, 10,000 runs each (100 in `npm test`)',
    test: 'tests/domain tests/lib tests/storage tests/verify/check-reply.test.ts',
    by: 'vitest',
    quick: null,
    usual: null,
    release: 10_000,
    part: 10_000,
  },
  replies: {
    what: 'spoiled replies and requests for the decoders: none throws, no bad number comes through',
    test: 'tests/contract/fuzz.test.ts',
    by: 'vitest',
    quick: 1_290,
    usual: 12_900,
    release: 10_000_000,
    part: 500_000,
  },
} as const satisfies Readonly<Record<string, FigureRow>>;

export type FigureId = keyof typeof figureTable;

/** The names of all figures. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of our own table
export const figureIds = Object.keys(figureTable) as readonly FigureId[];
