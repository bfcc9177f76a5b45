import type { Metafile } from 'esbuild';

type Files = ReadonlySet<string>;

export type ChunkPlan = {
  /** Imported statically by the entry, or needed by the first two lists of groups. */
  readonly initial: Files;
  /** Each with all that it imports statically, itself included. */
  readonly onDemand: ReadonlyMap<string, Files>;
  /**
   * A part for each list of `groupOrder`, one for what no group needs, then one for each list of
   * `separateGroups`.
   */
  readonly shared: readonly Files[];
  /** Indices in `shared`; a part is always loaded whole. */
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

export const groupOrder: readonly (readonly string[])[] = [
  [group('entry')],
  [group('home')],
  [group('bid')],
  [
    group('records'),
    group('charts'),
    group('content'),
    group('slots'),
    group('account'),
    group('wallet'),
    group('funds'),
    group('payouts'),
  ],
];

const screen = (name: string): string => `src/screens/${name}`;
const background = 'src/app/shell/background.tsx';
const kiosk = 'src/app/kiosk/kiosk.tsx';
const chart = screen('content/market-chart.tsx');
const results = screen('history/result-watch.tsx');
const listTools = screen('records/list-tools.ts');
const addNumber = screen('wallet/add-number-dialog.tsx');

const besideBids = [
  background,
  screen('bid/confirm-bid.tsx'),
  screen('bid/bid-receipt.tsx'),
  screen('bid/board/board.tsx'),
  screen('bid/paste-dialog.tsx'),
  screen('bid/save-slip.tsx'),
  screen('bid/slips-sheet.tsx'),
  screen('bid/explanation-sheet.tsx'),
  screen('history/again-sheet.tsx'),
  screen('history/yesterday-slips.tsx'),
  screen('history/record-claim.tsx'),
];
const records = [
  group('records'),
  group('charts'),
  group('slots'),
  group('content'),
  results,
  listTools,
  'src/state/reading/payout-file.ts',
];

export const separateGroups: readonly (readonly string[])[] = [
  [results, chart, group('charts')],
  [group('bid'), ...besideBids],
  records,
  [...besideBids, ...records, chart, screen('markets/find-market.tsx'), screen('account/play-watch.tsx')],
  [group('records'), group('wallet'), listTools],
  [group('account'), group('payouts'), screen('auth/register-form.tsx'), addNumber, background, kiosk],
  [
    group('wallet'),
    group('funds'),
    group('payouts'),
    screen('wallet/deposit-posting.tsx'),
    screen('wallet/payment-cards.tsx'),
    screen('wallet/payment-code.tsx'),
    addNumber,
    screen('wallet/confirm-transfer.tsx'),
    background,
    listTools,
    screen('markets/home-banner.tsx'),
    kiosk,
  ],
];
