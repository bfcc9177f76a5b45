import { useAtomValue, useSetAtom } from 'jotai';
import { shownDate } from '../../domain/shown-date.ts';
import type { ShownWithdrawal, WithdrawStatus } from '../../domain/wallet.ts';
import { safeUrl } from '../../lib/safe-url.ts';
import { withdrawHistoryResource } from '../../state/money/withdrawals.ts';
import type { Translate } from '../../text/translate.ts';
import { AmountText } from '../../ui/cards/amount-text.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Pill } from '../../ui/cards/pill.tsx';
import { RecordCard } from '../../ui/cards/record-card.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { RecordList } from './record-list.tsx';

const tones = {
  pending: 'warn',
  cancelled: 'bad',
  approved: 'good',
  unknown: 'plain',
} as const satisfies { readonly [S in WithdrawStatus]: string };

/** Withdraw History: every request with its status, and its receipt if there is one (spec 1 §3, §4). */
export function WithdrawHistoryScreen() {
  const t = useWords();
  const refresh = useSetAtom(withdrawHistoryResource.refresh);
  return (
    <Page>
      <RecordList
        reading={useAtomValue(withdrawHistoryResource.value)}
        title="title.withdrawHistory"
        empty="empty.withdrawals"
        onRetry={refresh}
        draw={(withdrawal, index) => <WithdrawalCard key={index} withdrawal={withdrawal} t={t} />}
      />
    </Page>
  );
}

function WithdrawalCard({ withdrawal, t }: { readonly withdrawal: ShownWithdrawal; readonly t: Translate }) {
  const { number, amount, date, paidTo, status } = withdrawal;
  const receipt = safeUrl(withdrawal.receiptUrl, location.href);
  return (
    <RecordCard
      title={number}
      trailing={<AmountText amount={amount} unit={t('points.unit')} sign="plain" />}
      facts={[
        { term: t('record.date'), value: shownDate(date, t('app.language')) },
        ...(paidTo === null ? [] : [{ term: t(`method.${paidTo.method}`), value: paidTo.number }]),
        {
          term: t('withdraw.status'),
          value: <Pill tone={tones[status]}>{t(`status.${status}`)}</Pill>,
        },
      ]}
      foot={
        receipt && (
          <a href={receipt} target="_blank" rel="noopener noreferrer">
            {t('withdraw.receipt')}
          </a>
        )
      }
    />
  );
}
