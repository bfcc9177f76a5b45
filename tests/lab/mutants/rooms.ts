/** A room whose mutants are made and tested in one go: the smaller it is, the less a stopped run has to repeat. */
export type MutantRoom = {
  readonly what: string;
  /** The files that are mutated, as globs below the repository. */
  readonly mutate: readonly string[];
  /** The test files that may notice, as globs. */
  readonly tests: readonly string[];
  /** The tests need the worlds of the mock. */
  readonly mocked?: true;
  /**
   * The longest time of a test, in milliseconds, in rooms whose tests are fast and whose mutants may wait for ever. The
   * usual two minutes for each such mutant would be too long.
   */
  readonly waitMs?: number;
};

/**
 * Files that use IndexedDB, which Node lacks, so they have no mutants. Their tests run in Chromium
 * (`tests/browser/placing.spec.ts`).
 */
export const notInNode: readonly string[] = [
  'src/state/money/account-names.ts',
  'src/state/money/placing/journal.ts',
  'src/state/money/deposits/deposit-store.ts',
];

/**
 * Tests that take no part: they take seconds for every mutant and ask for little that quicker ones do not, or read `docs`,
 * which Stryker's copy of the repository has not.
 */
export const slowTests: readonly string[] = [
  'tests/api/fault-matrix.test.ts',
  'tests/contract/{fuzz,openapi,postman,written-docs}.test.ts',
  'tests/domain/{clock-oracle,pasted/pasted-fuzz,fills/fills-properties}.test.ts',
  'tests/state/*{simulation,model}.test.ts',
  'tests/mock-server/{books,money}.test.ts',
];

const domain = (what: string, ...names: string[]): MutantRoom => ({
  what,
  mutate: names.map(name => `src/domain/${name}.ts`),
  tests: ['tests/domain/**/*.test.ts'],
});

/** The rooms of `npm run lab -- mutants`, in its order. Each file of the named folders is in one of them. */
export const mutantRooms = {
  placing: {
    what: 'attempts, baseline and evidence',
    mutate: ['src/domain/placing/*.ts'],
    tests: ['tests/domain/placing-*.test.ts', 'tests/state/*.test.ts', 'tests/storage/*.test.ts'],
    mocked: true,
  },
  bids: domain('bids, slips and play limits', 'slip/*', 'player/{limits-form,play-limits}', 'limits'),
  games: domain(
    'games, numbers, fills and pasted lists',
    'game/{fills,game-*,games,panna,rates}',
    'slip/pasted/*',
  ),
  results: domain(
    'markets, results and what bids pay',
    'market/*',
    'game/{payout,settlement,winning}',
    'history/{all-since,bid-outcome,day-results,deciding-figure,listed,listed-wins,live-slip,month,stake-returns,told-wins}',
    'result/*',
  ),
  wallet: domain(
    'points, amounts, deposits and the wallet',
    '{amount,amount-sum,currency-words,points,typed-amount}',
    'wallet/*',
    'history/{history,history-filters,history-query,list-filters,list-lines,number-search}',
  ),
  rest: {
    ...domain(
      'accounts, days and hours, words of the server',
      '{clock-time,content,dates,iso-days,minute-of-day,phone,problem,support-number,zone}',
      'player/{account,login,otp,settings}',
      'history/{newest-first,record-day,record-number,record-zone,server-words,shortest-list}',
    ),
    tests: ['tests/domain/**/*.test.ts', 'tests/state/settings.test.ts'],
  },
  contract: {
    what: 'what the provider is sent, and what is read from it',
    mutate: ['src/contract/**/*.ts'],
    tests: ['tests/contract/**/*.test.ts', 'tests/api/**/*.test.ts'],
    mocked: true,
  },
  sending: {
    what: 'attempts as they are locked, sent, kept and checked',
    mutate: ['src/state/money/placing/*.ts'],
    tests: [
      'tests/state/{account-lock,app-placing,limited-placing,other-account}.test.ts',
      'tests/state/{placing,placing-attempts,placing-checks,placing-telling}.test.ts',
    ],
    mocked: true,
    waitMs: 20_000,
  },
  limits: {
    what: "the player's own limits, what counts for them, and his time of play",
    mutate: ['src/state/money/{own-stakes,play-record,play-limits,play-time}.ts'],
    tests: ['tests/state/{app-placing,play-limits}.test.ts'],
    mocked: true,
    waitMs: 20_000,
  },
  money: {
    what: 'the other money of the app: bids, transfers and withdrawals as orders, notices, names',
    mutate: [
      'src/state/money/{account-names,bids,debits,first-bid,in-flight,last-bid,money-account,money-notices}.ts',
      'src/state/money/{new-players,orders,transfers,unconfirmed-transfers,withdrawals}.ts',
    ],
    tests: ['tests/state/{account-names,app-placing,orders,other-account}.test.ts'],
    mocked: true,
    waitMs: 20_000,
  },
  deposits: {
    what: 'deposits as they are begun, reported and awaited',
    mutate: ['src/state/money/{open-deposit,deposits/*}.ts'],
    tests: ['tests/state/deposit-{decisions,posts,reading,reports}.test.ts'],
    mocked: true,
    waitMs: 20_000,
  },
  storage: {
    what: 'what is read back from the device',
    mutate: ['src/storage/**/*.ts'],
    tests: ['tests/storage/**/*.test.ts', 'tests/state/{settings,verifier,account-names}.test.ts'],
  },
  mock: {
    what: "the mock's settlement, ledger and money",
    mutate: ['mock-server/rules/{settle,ledger,money}.ts'],
    tests: ['tests/mock-server/{ledger,settlement,refusals,days,overnight,mixed-sessions}.test.ts'],
    mocked: true,
  },
  books: {
    what: "the mock's running sums, bids, tokens and results of earlier days",
    mutate: ['mock-server/rules/{bidding,corrections,games,past-results,returns,tokens}.ts'],
    tests: [
      'tests/mock-server/{rules,running-sums,settlement,ledger,past-results}.test.ts',
      'tests/mock-server/{refusals,days,overnight,mixed-sessions}.test.ts',
    ],
    mocked: true,
  },
} as const satisfies Readonly<Record<string, MutantRoom>>;

export type MutantRoomId = keyof typeof mutantRooms;

/** The names of all rooms. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of our own table
export const mutantRoomIds = Object.keys(mutantRooms) as readonly MutantRoomId[];
