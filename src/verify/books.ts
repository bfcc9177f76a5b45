// The app treats the wallet, its history, and the lines of bids and wins as proof of each other.
import { readAmount, type StatedAmount } from '../domain/amount.ts';
import { sumAmounts } from '../domain/amount-sum.ts';
import { mayBeDeposit } from '../domain/wallet/credit-note.ts';
import { amountText, type Line, linesOf, type Replies } from './evidence.ts';
import { textOf } from './facts.ts';
import { type Finding, found, shown } from './finding.ts';

const sum = (lines: readonly Line[]): StatedAmount => sumAmounts(lines.map(({ amount }) => amount));
/** A number for comparisons only. NaN if the amount is unknown. */
const size = (amount: StatedAmount): number => (amount === 'unreadable' ? Number.NaN : Number(amount.exact));
const isCredit = ({ raw }: Line): boolean => textOf(raw['transaction_type']) === '1';
/** The specification does not say whether a pending or rejected deposit moved points. */
const isUndecided = (line: Line): boolean =>
  isCredit(line) &&
  ['0', '2'].includes(textOf(line.raw['amount_status'])) &&
  mayBeDeposit(textOf(line.raw['transaction_note']));
const walletOf = (call: 'walletBalance' | 'walletInfo' | 'dashboard', replies: Replies): StatedAmount =>
  readAmount(replies[call]?.['wallet_amt']);

function repeatedBalance(call: 'walletInfo' | 'dashboard', replies: Replies): readonly Finding[] {
  const [own, wallet] = [walletOf(call, replies), walletOf('walletBalance', replies)];
  if (own === 'unreadable' || wallet === 'unreadable' || own.exact === wallet.exact) return [];
  return [
    found(
      'misleads',
      'balance',
      '/wallet_amt',
      `${amountText(own)} came, and ${amountText(wallet)} in walletBalance`,
    ),
  ];
}

function repeatedBetting({ dashboard, walletInfo }: Replies): readonly Finding[] {
  const [home, own] = [dashboard?.['betting_status'], walletInfo?.['betting_status']];
  if (home === undefined || own === undefined || textOf(home) === textOf(own)) return [];
  return [
    found('misleads', 'changed', '/betting_status', `${shown(own)} came, and ${shown(home)} in dashboard`),
  ];
}

function sumOfLines(replies: Replies): readonly Finding[] {
  const wallet = walletOf('walletBalance', replies);
  const lines = linesOf('walletHistory', replies);
  const credits = sum(lines.filter(isCredit));
  const decided = sum(lines.filter(line => isCredit(line) && !isUndecided(line)));
  const debits = sum(lines.filter(line => !isCredit(line)));
  const nets = [credits, decided].map(counted => size(counted) - size(debits));
  const isKnown = lines.length > 0 && nets.every(net => !Number.isNaN(net - size(wallet)));
  if (!isKnown || nets.includes(size(wallet))) return [];
  const says = `credits of ${amountText(decided)} and debits of ${amountText(debits)}, but a balance of ${amountText(wallet)}`;
  const place = '/transaction_history';
  return nets.some(net => -net === size(wallet))
    ? [found('misleads', 'balance', place, `${says}: credit and debit are swapped`)]
    : [found('note', 'balance', place, `${says}: lines are missing or wrong`)];
}

const groups = {
  bids: {
    calls: ['bidHistory', 'starlineBidHistory', 'galiBidHistory'],
    paid: 'debits',
    pays: (line: Line) => !isCredit(line),
  },
  wins: { calls: ['winHistory', 'starlineWinHistory', 'galiWinHistory'], paid: 'credits', pays: isCredit },
} as const;

/** Checks each day of the history. The wallet's oldest day may have begun before its oldest line. */
function unpaid(kind: keyof typeof groups, replies: Replies): readonly Finding[] {
  const { calls, paid, pays } = groups[kind];
  const payments = linesOf('walletHistory', replies).filter(line => pays(line) && !isUndecided(line));
  const oldest = linesOf('walletHistory', replies).at(-1)?.day ?? '9999';
  const lines = calls.flatMap(call => linesOf(call, replies));
  const days = [...new Set(lines.flatMap(({ day }) => day ?? []))].filter(day => day > oldest).toSorted();
  const since = (day: string, of: readonly Line[]): StatedAmount =>
    sum(of.filter(line => line.day !== null && line.day >= day));
  const day = days.findLast(from => size(since(from, lines)) > size(since(from, payments)));
  if (day === undefined) return [];
  const says = `${kind} of ${amountText(since(day, lines))} since ${day}, but ${paid} of ${amountText(since(day, payments))} in the wallet`;
  return [found('misleads', 'unpaid', null, `${says}: lines come twice, or the wallet has lost some`)];
}

export function checkBooks(call: string, replies: Replies): readonly Finding[] {
  if (call === 'walletInfo') return [...repeatedBalance(call, replies), ...repeatedBetting(replies)];
  if (call === 'dashboard') return repeatedBalance(call, replies);
  if (call === 'walletHistory') return sumOfLines(replies);
  return call === 'bidHistory'
    ? unpaid('bids', replies)
    : call === 'winHistory'
      ? unpaid('wins', replies)
      : [];
}
