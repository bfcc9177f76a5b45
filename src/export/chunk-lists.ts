// Which files of the app are loaded together: the lists from which `chunkPlan` makes the parts of a bundle.

/** The file of a group of screens. */
export const group = (name: string): string => `src/app/screens/groups/${name}.ts`;

/** The groups that a shared file is loaded with: those of the first list that needs it (see `chunkPlan`). */
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

const background = 'src/app/shell/background.tsx';
const results = 'src/screens/history/result-watch.tsx';
const question = 'src/screens/bid/confirm-bid.tsx';
const receipt = 'src/screens/bid/bid-receipt.tsx';
const board = 'src/screens/bid/board/board.tsx';
const pasting = 'src/screens/bid/paste-dialog.tsx';
const saving = 'src/screens/bid/save-slip.tsx';
const savedSlips = 'src/screens/bid/saved-slips-sheet.tsx';
const explanation = 'src/screens/bid/explanation-sheet.tsx';
const chart = 'src/screens/content/market-chart.tsx';
const historyTools = 'src/screens/history/history-tools.ts';
const transactionTools = 'src/screens/wallet/transaction-tools.ts';
const deposits = 'src/screens/wallet/deposit-posting.tsx';
const payout = 'src/screens/history/record-claim.tsx';
const paymentCode = 'src/screens/wallet/payment-code.tsx';
const addNumber = 'src/screens/wallet/add-number-dialog.tsx';
const confirmTransfer = 'src/screens/wallet/confirm-transfer.tsx';
const again = 'src/screens/history/again-sheet.tsx';
const yesterday = 'src/screens/history/yesterday-slips.tsx';
const payments = 'src/screens/wallet/payment-cards.tsx';
const finder = 'src/screens/markets/find-market.tsx';
const payoutFile = 'src/state/reading/payout-file.ts';
const kiosk = 'src/app/kiosk/kiosk.tsx';

/** What shows slips and bids beside the form. */
const besideBids = [
  background,
  question,
  receipt,
  board,
  pasting,
  saving,
  savedSlips,
  explanation,
  again,
  yesterday,
  payout,
];
const slips = [group('bid'), ...besideBids];
/** What shows records and results. */
const records = [
  group('records'),
  group('charts'),
  group('slots'),
  group('content'),
  results,
  historyTools,
  payoutFile,
];

/**
 * Files that only one of these lists needs get a chunk of their own, the first such list: the charts, the slips with their
 * signals and receipts, the records, what stands beside both, the lists that are chosen and taken out, the accounts with their codes, what moves points with
 * its dialogs.
 */
export const separateGroups: readonly (readonly string[])[] = [
  [results, chart, group('charts')],
  slips,
  records,
  [...besideBids, ...records, chart, finder, 'src/screens/account/play-watch.tsx'],
  [group('records'), group('wallet'), historyTools, transactionTools],
  [group('account'), 'src/screens/auth/register-form.tsx', addNumber, background, kiosk],
  [
    group('wallet'),
    group('funds'),
    group('payouts'),
    deposits,
    payments,
    paymentCode,
    addNumber,
    confirmTransfer,
    background,
    transactionTools,
    'src/screens/markets/home-banner.tsx',
    kiosk,
  ],
];
