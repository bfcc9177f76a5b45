import '../../ui/layout/common-parts.ts';
import '../../ui/layout/late-words.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId, useState } from 'react';
import { formatPoints, type Points } from '../../domain/points.ts';
import { telLink, whatsappLink } from '../../domain/content.ts';
import { formatAmount, pointsIn, type StatedAmount } from '../../domain/amount.ts';
import { shownDate } from '../../domain/history/record-day.ts';
import type { ShownTransaction, ShownWithdrawal } from '../../domain/wallet/wallet.ts';
import type { Translate } from '../../text/translate.ts';
import { awaitedAtom, endedDepositsAtom } from '../../state/money/deposits/decisions.ts';
import { depositsReadAtom, readDepositsAtom, unreportedAtom } from '../../state/money/deposits/deposits.ts';
import { discardDepositAtom } from '../../state/money/deposits/reports.ts';
import { hasOpenDepositAtom } from '../../state/money/open-deposit.ts';
import { supportAtom } from '../../state/reading/content.ts';
import { rowHeight } from '../../state/reading/row-height.ts';
import { Card } from '../../ui/cards/card.tsx';
import { YoursRow } from '../../ui/cards/markets/yours-row.tsx';
import yours from '../../ui/cards/markets/yours.module.css';
import { Listing, ListRow } from '../../ui/cards/lists/listing.tsx';
import { Pill } from '../../ui/cards/pill.tsx';
import { Button, LinkButton } from '../../ui/fields/button.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Muted, Stack } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { UnreportedCard } from './unreported-card.tsx';

/** Payments that the provider lists, even if this device does not know them. */
export type Listed = {
  readonly deposits: readonly ShownTransaction[];
  readonly withdrawals: readonly ShownWithdrawal[];
};

type Props = {
  readonly listed?: Listed;
  /** The height of the place while the deposits are being read. */
  readonly height?: number;
  /** True on the home screen, which has one row for each payment. */
  readonly isRows?: boolean;
};

/**
 * Payments that are decided while the player looks stay in their places, so that nothing moves under a
 * finger.
 */
export function PaymentCards({ listed, height = 87, isRows = false }: Props) {
  const t = useWords();
  const id = useId();
  const unreported = useAtomValue(unreportedAtom);
  const awaited = useAtomValue(awaitedAtom);
  const allEnded = useAtomValue(endedDepositsAtom);
  const [endedBefore] = useState(allEnded.length);
  const ended = allEnded.slice(endedBefore);
  const waiting = awaited.filter(({ state }) => state === 'waiting');
  const unmatched = awaited.filter(({ state }) => state === 'unmatched');
  const asked = unreported.filter(({ line }) => line !== null);
  const own = [...waiting.map(({ deposit }) => deposit), ...asked].map(({ points }) => points);
  const others = othersOf(listed?.deposits ?? [], own);
  const withdrawals = listed?.withdrawals ?? [];
  const open = unreported.length + awaited.length + others.length + withdrawals.length > 0;
  const isRead = useAtomValue(depositsReadAtom);
  const read = useSetAtom(readDepositsAtom);
  useEffect(() => void (isRead || read().catch(() => undefined)), [isRead, read]);
  const expected = useAtomValue(hasOpenDepositAtom);
  if (!isRead) return (listed !== undefined || expected) && <Skeleton height={isRows ? rowHeight : height} />;
  if (!open && ended.length === 0) return null;
  const rows: readonly PaymentRow[] = [
    ...ended.map(({ deposit, state }) => ({
      key: deposit.id,
      standing: state === 'approved' ? state : ('rejected' as const),
      points: formatPoints(deposit.points),
    })),
    ...waiting.map(({ deposit }) => ({
      key: deposit.id,
      standing: 'waiting' as const,
      points: formatPoints(deposit.points),
    })),
    ...others.map(({ amount }, index) => ({
      key: `other ${index}`,
      standing: 'waiting' as const,
      points: figureOf(amount),
    })),
    ...withdrawals.map(({ amount, paidTo, date }, index) => ({
      key: `withdrawal ${index}`,
      standing: 'pending' as const,
      points: figureOf(amount),
      detail: paidTo
        ? `${t(`method.${paidTo.method}`)} ${paidTo.number}`
        : shownDate(date, t('app.language')),
    })),
  ];
  const cards = (
    <>
      {unmatched.map(({ deposit }) => (
        <UnmatchedCard key={deposit.id} id={deposit.id} points={deposit.points} />
      ))}
      {unreported.map(payment => (
        <UnreportedCard key={payment.id} payment={payment} />
      ))}
    </>
  );
  const needsSupport = unreported.length + unmatched.length > 0;
  const title = t(open ? 'deposits.title' : 'totals.deposits');
  if (isRows)
    return (
      <section aria-label={title}>
        {rows.length > 0 && (
          <div className={yours.pairs}>
            <ul>
              {rows.map(row => (
                <HomeRow {...row} key={row.key} />
              ))}
            </ul>
          </div>
        )}
        {cards}
        {needsSupport && (
          <div className={yours.note}>
            <SupportLink />
          </div>
        )}
      </section>
    );
  return (
    <section aria-labelledby={id}>
      <Stack gap="tight">
        <h2 id={id}>{title}</h2>
        <Stack>
          {rows.length > 0 && (
            <Listing>
              {rows.map(row => (
                <Row {...row} key={row.key} />
              ))}
            </Listing>
          )}
          {cards}
          {needsSupport && <SupportLink />}
        </Stack>
      </Stack>
    </section>
  );
}

/** The deposits of this device are already shown above. */
function othersOf(listed: readonly ShownTransaction[], own: Points[]): readonly ShownTransaction[] {
  return listed.filter(({ amount }) => {
    const index = own.findIndex(points => points === pointsIn(amount));
    if (index >= 0) own.splice(index, 1);
    return index < 0;
  });
}

const figureOf = (amount: StatedAmount): string | null =>
  amount === 'unreadable' ? null : formatAmount(amount);

const standings = {
  waiting: { key: 'deposits.payment', tone: 'warn', words: 'deposits.waiting' },
  pending: { key: 'deposits.withdrawal', tone: 'warn', words: 'status.pending' },
  approved: { key: 'deposits.deposit', tone: 'good', words: 'status.approved' },
  rejected: { key: 'deposits.deposit', tone: 'bad', words: 'status.rejected' },
} as const;

type PaymentRow = {
  readonly key: string;
  readonly standing: keyof typeof standings;
  /** Null if the provider's amount cannot be read. */
  readonly points: string | null;
  readonly detail?: string;
};

function titleOf(t: Translate, { standing, points }: PaymentRow): string {
  if (points !== null) return t({ key: standings[standing].key, params: { points } });
  return t(standing === 'pending' ? 'deposits.withdrawalUnread' : 'deposits.paymentUnread');
}

function HomeRow(row: PaymentRow) {
  const { standing } = row;
  const t = useWords();
  const { tone, words } = standings[standing];
  return (
    <YoursRow
      icon={standing === 'pending' ? 'withdraw' : 'add'}
      title={titleOf(t, row)}
      about={t(words)}
      tone={tone}
      href={standing === 'pending' ? '/withdrawhistory' : '/imp7'}
    />
  );
}

function Row(row: PaymentRow) {
  const t = useWords();
  const { tone, words } = standings[row.standing];
  return (
    <ListRow title={titleOf(t, row)} detail={row.detail} trailing={<Pill tone={tone}>{t(words)}</Pill>} />
  );
}

/** A deposit that the provider's list has not shown for a day. */
function UnmatchedCard({ id, points }: { readonly id: string; readonly points: Points }) {
  const t = useWords();
  const dismiss = useSetAtom(discardDepositAtom);
  return (
    <Card as="article">
      <p>
        <b>{t({ key: 'deposits.payment', params: { points: formatPoints(points) } })}</b>
      </p>
      <Muted>{t('deposits.unmatched')}</Muted>
      <Button
        tone="quiet"
        wide
        onClick={() => void dismiss(id).catch(() => undefined)}
        words="deposits.dismiss"
      />
    </Card>
  );
}

function SupportLink() {
  const { chat } = useAtomValue(supportAtom);
  const link = whatsappLink(chat);
  return (
    <LinkButton
      href={link ?? telLink(chat)}
      tone="quiet"
      wide
      external
      words={link === null ? 'withdraw.callNow' : 'login.whatsapp'}
    />
  );
}
