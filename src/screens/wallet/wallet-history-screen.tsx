import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Amount, amountWords, formatAmount, type StatedAmount } from '../../domain/amount.ts';
import type { Listed } from '../../domain/history/listed.ts';
import type { Line } from '../../domain/history/list-lines.ts';
import { isoMoment, shownDate } from '../../domain/history/record-day.ts';
import {
  type AmountFace,
  type CountedCredits,
  lineBalances,
  type LineBalances,
  transactionFace,
  transactionLines,
  transactionTotals,
} from '../../domain/wallet/transactions.ts';
import { depositChoice, walletChoice } from '../../domain/wallet/transaction-filters.ts';
import type { ShownTransaction } from '../../domain/wallet/wallet.ts';
import { type Remote, valueOf } from '../../lib/remote.ts';
import { mayLackMovesAtom } from '../../state/reading/missing-moves.ts';
import { walletAtom } from '../../state/reading/wallet.ts';
import { depositsAtom, readWalletAtom, walletHistoryResource } from '../../state/reading/wallet-reading.ts';
import type { Translate } from '../../text/translate.ts';
import { AmountStatus, signs } from '../../ui/cards/points/amount-text.tsx';
import { signedWords } from '../../ui/cards/lists/list-words.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Muted } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import {
  type Column,
  countRow,
  type ListTotals,
  netRow,
  numberCell,
  type RecordListOf,
} from '../records/record-columns.tsx';
import { RecordList } from '../records/record-list.tsx';
import { ListedView } from './listed-view.tsx';
import { takeReply } from '../../lib/take-reply.ts';
import { useResource } from '../records/use-resource.ts';

type Balance = Amount | 'reading';
type TransactionColumn = Column<ShownTransaction, Balance>;

const statusText = (t: Translate, row: ShownTransaction): string => {
  const { status } = transactionFace(row);
  return status === null ? '' : t(status.words);
};

const date: TransactionColumn = {
  head: 'field.date',
  text: (t, row) => shownDate(row.date, t('app.language')),
  cell: (_, row) => ({ date: isoMoment(row.date) }),
};
const note: TransactionColumn = { head: 'column.note', text: (_, row) => row.note };
const id: TransactionColumn = { head: 'wallet.transactionId', text: (_, row) => row.id };
const amount: TransactionColumn = {
  head: 'field.points',
  text: (t, row) => `${signs[transactionFace(row).sign]}${t(amountWords(row.amount))}`,
  cell: (_, row) => numberCell(row.amount),
};
const amountOf = (sign: 'credit' | 'debit'): TransactionColumn => ({
  head: `filter.${sign}`,
  text: amount.text,
  cell: (_, row) => (transactionFace(row).sign === sign ? numberCell(row.amount) : ''),
});
const status: TransactionColumn = { head: 'filter.status', text: statusText };
const balance: TransactionColumn = {
  head: 'balance.after',
  text: (t, _, held) => (held === undefined || held === 'reading' ? '' : t(amountWords(held))),
  // The line is there while it is being read, so that no card grows.
  fact: (t, _, held) => (held === undefined ? null : held === 'reading' ? '…' : t(amountWords(held))),
  cell: (_, __, held) => (held === undefined || held === 'reading' ? '' : numberCell(held)),
};

const approved: AmountFace = { sign: 'credit', status: { words: 'status.approved', tone: 'good' } };

const cardWith = (faceOf: (row: ShownTransaction) => AmountFace) => ({
  kind: 'card' as const,
  draw: (t: Translate, row: ShownTransaction) => ({
    title: row.note,
    trailing: <AmountStatus amount={row.amount} unit={t('points.unit')} face={faceOf(row)} />,
  }),
});

const deposits: RecordListOf<ShownTransaction, Balance> = {
  title: 'title.depositHistory',
  file: 'deposits',
  choice: depositChoice,
  facts: [date],
  fileColumns: [date, note, id, amount],
  sharedColumns: [date, note, amount],
  searchColumns: [note, amount, date, id],
  item: cardWith(() => approved),
};

const transactions: RecordListOf<ShownTransaction, Balance> = {
  ...deposits,
  title: 'title.walletHistory',
  file: 'wallet',
  choice: walletChoice,
  facts: [date, id, balance],
  fileColumns: [date, note, id, amountOf('credit'), amountOf('debit'), status],
  sharedColumns: [date, note, amount, status],
  item: cardWith(transactionFace),
};
const withBalances = { ...transactions, fileColumns: [...transactions.fileColumns, balance] };

const linesText = (t: Translate, count: number): string => t({ key: 'day.lines', params: { count } });

function depositTotals(t: Translate, lines: readonly Line<ShownTransaction>[]): ListTotals {
  const { credits } = transactionTotals(lines, null);
  return {
    rows: [countRow(t, 'totals.deposits', credits)],
    line: `${linesText(t, lines.length)} · ${t(amountWords(credits.points))}`,
  };
}

function walletTotals(
  t: Translate,
  lines: readonly Line<ShownTransaction>[],
  counted: CountedCredits | null,
): ListTotals {
  const { credits, undecided, debits, net } = transactionTotals(lines, counted);
  const isKnown = credits.count + debits.count > 0 && net !== 'unreadable';
  return {
    rows: [
      countRow(t, 'totals.credits', credits),
      ...(undecided.count > 0 ? [countRow(t, 'totals.undecided', undecided)] : []),
      countRow(t, 'totals.debits', debits),
      netRow(t, net === 'unreadable' ? null : net, t('totals.unknown')),
    ],
    line: [
      linesText(t, lines.length),
      ...(isKnown ? [t({ key: 'day.net', params: { amount: signedWords(t, net) } })] : []),
    ].join(' · '),
  };
}

/** Credits are green with a plus, debits red with a minus (spec 1 §2). */
export function WalletHistoryScreen() {
  const view = useResource(walletHistoryResource);
  return (
    <Page wide="columns">
      <ListedView noun="transactions" {...view} empty={{ next: { href: '/imp7', words: 'title.wallet' } }}>
        {records => <Transactions records={records} reading={view.reading} />}
      </ListedView>
    </Page>
  );
}

/** Lists only approved deposits (spec 1 §4). */
export function DepositHistoryScreen() {
  const t = useWords();
  const reading = useAtomValue(depositsAtom);
  const mayLack = useAtomValue(mayLackMovesAtom);
  const isEmpty = valueOf(reading)?.rows.length === 0;
  return (
    <Page wide="columns">
      <ListedView
        noun="deposits"
        reading={reading}
        readAt={useAtomValue(walletHistoryResource.minute)}
        onRetry={useSetAtom(walletHistoryResource.refresh)}
        empty={{ words: 'empty.deposits', next: { href: '/imp7', words: 'title.wallet' } }}
      >
        {records => <Deposits records={records} />}
      </ListedView>
      {isEmpty && mayLack && <Muted>{t('list.mayLack')}</Muted>}
    </Page>
  );
}

const nothing = (): undefined => undefined;

function Deposits({ records: { rows, unread } }: { readonly records: Listed<ShownTransaction> }) {
  const t = useWords();
  const lines = useMemo(() => transactionLines(rows), [rows]);
  const totalsOf = useCallback((some: typeof lines) => depositTotals(t, some), [t]);
  return (
    <RecordList
      list={deposits}
      lines={lines}
      unread={unread}
      mayLack={useAtomValue(mayLackMovesAtom)}
      extraOf={nothing}
      totalsOf={totalsOf}
    />
  );
}

type TransactionsProps = {
  readonly records: Listed<ShownTransaction>;
  readonly reading: Remote<Listed<ShownTransaction>, unknown>;
};

/** Says where the lines do not lead to today's balance. */
function Transactions({ records: { rows, unread }, reading }: TransactionsProps) {
  const t = useWords();
  const wallet = useAtomValue(walletAtom);
  const balances = useLineBalances(reading);
  const lines = useMemo(() => transactionLines(rows), [rows]);
  const known = balances === 'reading' ? null : balances;
  const counted = known?.counted ?? null;
  const totalsOf = useCallback((some: typeof lines) => walletTotals(t, some, counted), [t, counted]);
  const extraOf = useCallback(
    (row: ShownTransaction): Balance | undefined =>
      balances === 'reading' ? balances : balances?.after.get(row),
    [balances],
  );
  const sum = known?.sum ?? null;
  const mayLack = useAtomValue(mayLackMovesAtom);
  return (
    <>
      {sum !== null && wallet !== null && wallet !== 'unreadable' && (
        <Notice tone="info">
          {t({ key: 'balance.missing', params: { sum: formatAmount(sum), balance: formatAmount(wallet) } })}
        </Notice>
      )}
      <RecordList
        list={known === null ? transactions : withBalances}
        lines={lines}
        unread={unread}
        mayLack={mayLack && balances !== 'reading' && sum === null}
        extraOf={extraOf}
        totalsOf={totalsOf}
      />
    </>
  );
}

const exactOf = (amount: StatedAmount | null): string =>
  amount === null || amount === 'unreadable' ? '' : amount.exact;

/**
 * Null if unknown. Balance and list are both read again when one changes, so that nothing is computed from an
 * old one.
 */
function useLineBalances(
  reading: Remote<Listed<ShownTransaction>, unknown>,
): LineBalances | null | 'reading' {
  const wallet = useAtomValue(walletAtom);
  const readWallet = useSetAtom(readWalletAtom);
  const readList = useSetAtom(walletHistoryResource.refresh);
  const list = reading.kind === 'loaded' ? reading.value : null;
  const [read, setRead] = useState<{
    readonly list: Listed<ShownTransaction>;
    readonly balance: StatedAmount | null;
  } | null>(null);
  const tried = useRef('');

  useEffect(() => {
    if (list !== null) return takeReply(readWallet(), balance => setRead({ list, balance }));
  }, [list, readWallet]);

  const known = read !== null && read.list === list && read.balance !== null ? read : null;
  const isBehind = known !== null && exactOf(known.balance) !== exactOf(wallet);
  const now = exactOf(wallet);
  useEffect(() => {
    if (!isBehind || tried.current === now) return;
    tried.current = now;
    const readAgain = async (): Promise<void> => {
      const next = await readList();
      if (next.kind === 'loaded') setRead({ list: next.value, balance: await readWallet() });
    };
    void readAgain();
  }, [isBehind, now, readList, readWallet]);

  return useMemo(
    () =>
      known !== null && !isBehind
        ? lineBalances(known.list, known.balance)
        : list !== null && (isBehind || read?.list !== list)
          ? 'reading'
          : null,
    [known, isBehind, list, read],
  );
}
