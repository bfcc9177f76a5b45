import { useId } from 'react';
import { transactionFace } from '../../domain/wallet/transactions.ts';
import { shownDate } from '../../domain/history/record-day.ts';
import type { ShownTransaction } from '../../domain/wallet/wallet.ts';
import { AmountStatus } from '../../ui/cards/amount-status.tsx';
import { Listing, ListRow } from '../../ui/cards/listing.tsx';
import { Muted, Stack } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** The deposits among transactions that the provider has not decided, whoever asked for them; nothing without any. */
export function PendingDeposits({ rows }: { readonly rows: readonly ShownTransaction[] }) {
  const t = useWords();
  const id = useId();
  const pending = rows.filter(({ deposit, status }) => deposit && status === 'pending');
  if (pending.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Stack gap="tight">
        <h2 id={id}>{t('wallet.notApproved')}</h2>
        <Listing>
          {pending.map((item, index) => (
            <ListRow
              key={index}
              title={item.note}
              detail={shownDate(item.date, t('app.language'))}
              trailing={<AmountStatus amount={item.amount} face={transactionFace(item)} />}
            />
          ))}
        </Listing>
        <Muted>{t('wallet.notApprovedText')}</Muted>
      </Stack>
    </section>
  );
}
