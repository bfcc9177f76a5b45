// Which files of the app are loaded together: the lists from which `chunkPlan` makes the parts of a bundle.

/** The file of a group of screens. */
export const group = (name: string): string => `src/app/screens/groups/${name}.ts`;

/** The groups that a shared file is loaded with: those of the first list that needs it (see `chunkPlan`). */
export const groupOrder: readonly (readonly string[])[] = [
  [group('entry')],
  [group('home'), 'src/app/shell/shell.tsx'],
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

/** How bids stand, which is loaded when it is needed. */
const results = 'src/screens/history/results-parts.ts';
const againParts = 'src/screens/history/again-parts.ts';
const recordClaim = 'src/screens/history/record-claim.tsx';
const bidParts = 'src/screens/bid/bid-parts.ts';
const savedSlips = 'src/screens/bid/saved-slips-parts.ts';
const board = 'src/screens/bid/board/board-face.tsx';
const pasting = 'src/screens/bid/paste-dialog.tsx';
const historyTools = 'src/screens/history/history-tools.ts';
const transactionTools = 'src/screens/wallet/transaction-tools.ts';
const transactionParts = 'src/screens/wallet/transaction-parts.ts';
const depositParts = 'src/screens/wallet/deposit-parts.ts';
const homeParts = 'src/app/screens/home-parts.tsx';
const addNumber = 'src/screens/wallet/add-number-dialog.tsx';

/**
 * Files that only one of these lists needs get a chunk of their own: the slips with their signals and receipts, the
 * records, the lists that are chosen and taken out, the accounts with their codes, what moves points with its dialogs.
 */
export const separateGroups: readonly (readonly string[])[] = [
  [
    group('bid'),
    'src/app/shell/background.tsx',
    bidParts,
    board,
    pasting,
    savedSlips,
    results,
    againParts,
    recordClaim,
  ],
  [group('records'), group('charts'), group('slots'), group('content'), results, againParts, recordClaim],
  [group('records'), results, historyTools, transactionParts, transactionTools],
  [group('account'), 'src/screens/auth/login-more.ts', addNumber],
  [
    group('wallet'),
    group('funds'),
    group('payouts'),
    depositParts,
    homeParts,
    transactionParts,
    addNumber,
    'src/screens/wallet/confirm-transfer.tsx',
    'src/screens/wallet/under-form-parts.ts',
    'src/screens/markets/home-banner.tsx',
    'src/app/shell/background.tsx',
    'src/app/kiosk/kiosk.tsx',
    bidParts,
    'src/screens/bid/explanation-sheet.tsx',
  ],
];
