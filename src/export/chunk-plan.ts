import type { Metafile } from 'esbuild';

type Files = ReadonlySet<string>;

export type ChunkPlan = {
  /** The files that the entry imports statically, or that the first two lists of groups need. */
  readonly initial: Files;
  /** Each late file with everything that it imports statically, itself included. */
  readonly onDemand: ReadonlyMap<string, Files>;
  /**
   * One part for each list of `groupOrder`, then one for files that no group needs, then one for each list of
   * `separateGroups`.
   */
  readonly shared: readonly Files[];
  /** Indices in `shared`. A part is always loaded whole. */
  readonly partsOf: (file: string) => readonly number[];
};

/**
 * A shared file belongs to the first list of `groupOrder` that needs it; one that only a list of
 * `separateGroups` needs gets its own part, so that no other screen loads it.
 */
export function chunkPlan(
  { inputs }: Pick<Metafile, 'inputs'>,
  entry: string,
  groupOrder: readonly (readonly string[])[],
  separateGroups: readonly (readonly string[])[],
): ChunkPlan {
  const importedBy = (start: Iterable<string>): Set<string> => {
    const found = new Set(start);
    for (const file of found)
      for (const { path, kind } of inputs[file]?.imports ?? [])
        if (kind !== 'dynamic-import') found.add(path);
    return found;
  };
  const lazy = Object.values(inputs)
    .flatMap(({ imports }) => imports)
    .filter(({ kind, path }) => kind === 'dynamic-import' && path in inputs);
  const onDemand = new Map(lazy.map(({ path }) => [path, importedBy([path])] as const));
  const usersOf = (file: string): readonly string[] =>
    [...onDemand].filter(([, files]) => files.has(file)).map(([name]) => name);

  const [firstList, secondList] = groupOrder.map(names => importedBy(names));
  const both = Object.keys(inputs).filter(file => firstList?.has(file) && secondList?.has(file));
  const initial = importedBy([entry, ...both]);

  const shared = [...groupOrder, [], ...separateGroups].map(() => new Set<string>());
  for (const file of Object.keys(inputs)) {
    const users = usersOf(file);
    if (initial.has(file) || users.length < 2 || !file.startsWith('src/')) continue;
    const list = groupOrder.findIndex(names => names.some(name => users.includes(name)));
    const separate = separateGroups.findIndex(names => users.every(name => names.includes(name)));
    const besideGroups = groupOrder.length;
    shared[list < 0 ? besideGroups : separate < 0 ? list : besideGroups + 1 + separate]?.add(file);
  }

  const partsOf = (file: string): readonly number[] => {
    const parts = new Set<number>();
    for (let reached = importedBy([file]), size = -1; size < parts.size;) {
      size = parts.size;
      for (const [n, files] of shared.entries()) if ([...reached].some(file => files.has(file))) parts.add(n);
      reached = importedBy([...reached, ...[...parts].flatMap(n => [...(shared[n] ?? [])])]);
    }
    return [...parts].toSorted((a, b) => a - b);
  };
  return { initial, onDemand, shared, partsOf };
}

export const group = (name: string): string => `src/app/screens/groups/${name}.ts`;

/** Late files that are loaded together, because each separate file costs a request with its headers. */
export const packs: Readonly<Record<string, readonly string[]>> = {
  background: [
    'src/app/shell/background.tsx',
    'src/screens/wallet/deposit-reporting.tsx',
    'src/screens/history/result-watch.tsx',
    'src/screens/history/month.tsx',
    'src/screens/account/play-watch.tsx',
    'src/screens/markets/live-slip.tsx',
    'src/screens/markets/refused-market.ts',
    'src/app/screens/home-late.tsx',
    'src/screens/account/install-offer.tsx',
  ],
  question: [
    'src/screens/bid/confirm-bid.tsx',
    'src/screens/bid/bid-receipt.tsx',
    'src/screens/bid/save-slip.tsx',
  ],
  slips: [
    'src/screens/bid/board/board.tsx',
    'src/screens/bid/board/pad-board.tsx',
    'src/screens/bid/board/pad-fill.tsx',
    'src/screens/bid/board/footer-tools.tsx',
    'src/screens/bid/paste-dialog.tsx',
    'src/screens/bid/slips-sheet.tsx',
    'src/screens/bid/explanation-sheet.tsx',
    'src/screens/history/again-sheet.tsx',
    'src/screens/history/yesterday-slips.tsx',
  ],
  payments: [
    'src/screens/wallet/add-number-dialog.tsx',
    'src/screens/wallet/confirm-transfer.tsx',
    'src/screens/wallet/payment-code.tsx',
  ],
  password: ['src/screens/auth/register-form.tsx', 'src/state/account/verifier.ts'],
  money: [group('funds'), group('payouts')],
  reading: [group('charts'), group('content')],
  lists: [group('records'), group('slots')],
  rare: ['src/app/boot/config-error.tsx', 'src/app/boot/session-cookie.ts', 'src/app/kiosk/kiosk.tsx'],
  plain: ['node_modules/@noble/hashes/pbkdf2.js', 'node_modules/@noble/hashes/sha2.js'],
};

/** The name that loads a late file: its pack, or itself. */
export function packOf(file: string): string {
  const name = Object.keys(packs).find(pack => packs[pack]?.includes(file));
  return name === undefined ? file : `pack:${name}`;
}

export const groupOrder: readonly (readonly string[])[] = [
  [group('entry')],
  [group('home')],
  [group('bid')],
  ['records', 'charts', 'content', 'slots', 'account', 'wallet', 'funds', 'payouts'].map(name =>
    packOf(group(name)),
  ),
];

const filters = 'src/screens/records/filter-sheet.tsx';
const besideBids = ['pack:background', 'pack:question', 'pack:slips'];

/** Few lists, because files that are packed together are smaller than the same files apart. */
export const separateGroups: readonly (readonly string[])[] = [
  [group('bid'), ...besideBids],
  [
    ...['records', 'charts', 'slots', 'content'].map(name => packOf(group(name))),
    ...besideBids,
    filters,
    'src/screens/content/market-chart.tsx',
    'src/screens/markets/find-market.tsx',
  ],
  ['pack:lists', group('wallet'), 'src/screens/wallet/payment-cards.tsx', 'pack:background', filters],
  [group('account'), 'pack:money', 'pack:background', 'pack:password', 'pack:payments', 'pack:rare'],
];
