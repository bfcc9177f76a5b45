import '../../ui/layout/common-parts.ts';
import '../../ui/layout/late-words.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId, useState } from 'react';
import { formatPoints, type Points } from '../../domain/points.ts';
import { whatsappLink } from '../../domain/content.ts';
import type { JudgedDeposit } from '../../domain/wallet/deposit-list.ts';
import { awaitedAtom, endedDepositsAtom } from '../../state/money/deposits/decisions.ts';
import { depositsReadAtom, readDepositsAtom, unreportedAtom } from '../../state/money/deposits/deposits.ts';
import { discardDepositAtom } from '../../state/money/deposits/reports.ts';
import { hasOpenDepositAtom } from '../../state/money/open-deposit.ts';
import { supportAtom } from '../../state/reading/content.ts';
import { Card } from '../../ui/cards/card.tsx';
import { Listing, ListRow } from '../../ui/cards/listing.tsx';
import { Pill } from '../../ui/cards/pill.tsx';
import { Button, LinkButton } from '../../ui/fields/button.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Muted, Stack } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { UnreportedCard } from './unreported-card.tsx';

/** What is decided while the player looks stays in its place, so that nothing moves under his finger. */
export function PaymentCards() {
  const t = useWords();
  const id = useId();
  const unreported = useAtomValue(unreportedAtom);
  const awaited = useAtomValue(awaitedAtom);
  const allEnded = useAtomValue(endedDepositsAtom);
  const [endedBefore] = useState(allEnded.length);
  const ended = allEnded.slice(endedBefore);
  const waiting = awaited.filter(({ state }) => state === 'waiting');
  const unmatched = awaited.filter(({ state }) => state === 'unmatched');
  const open = unreported.length + awaited.length > 0;
  const isRead = useDepositsRead();
  const expected = useAtomValue(hasOpenDepositAtom);
  if (!isRead) return expected && <Skeleton height={83} />;
  if (!open && ended.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Stack gap="tight">
        <h2 id={id}>{t(open ? 'deposits.title' : 'totals.deposits')}</h2>
        <Stack>
          {waiting.length + ended.length > 0 && (
            <Listing>
              {ended.map(judged => (
                <EndedRow key={judged.deposit.id} ended={judged} />
              ))}
              {waiting.map(({ deposit }) => (
                <WaitingRow key={deposit.id} points={deposit.points} />
              ))}
            </Listing>
          )}
          {unmatched.map(({ deposit }) => (
            <UnmatchedCard key={deposit.id} id={deposit.id} points={deposit.points} />
          ))}
          {unreported.map(payment => (
            <UnreportedCard key={payment.id} payment={payment} />
          ))}
          {unreported.length + unmatched.length > 0 && <SupportLink />}
        </Stack>
      </Stack>
    </section>
  );
}

function useDepositsRead(): boolean {
  const isRead = useAtomValue(depositsReadAtom);
  const read = useSetAtom(readDepositsAtom);
  useEffect(() => {
    if (!isRead) read().catch(() => undefined);
  }, [isRead, read]);
  return isRead;
}

type Asked = { readonly points: Points };

function WaitingRow({ points }: Asked) {
  const t = useWords();
  return (
    <ListRow
      title={t({ key: 'deposits.payment', params: { points: formatPoints(points) } })}
      trailing={<Pill tone="warn">{t('deposits.waiting')}</Pill>}
    />
  );
}

function EndedRow({ ended: { deposit, state } }: { readonly ended: JudgedDeposit }) {
  const t = useWords();
  const approved = state === 'approved';
  return (
    <ListRow
      title={t({ key: 'deposits.deposit', params: { points: formatPoints(deposit.points) } })}
      trailing={
        <Pill tone={approved ? 'good' : 'bad'}>{t(approved ? 'status.approved' : 'status.rejected')}</Pill>
      }
    />
  );
}

/** The provider's list has said nothing of it for a day. */
function UnmatchedCard({ id, points }: Asked & { readonly id: string }) {
  const t = useWords();
  const dismiss = useSetAtom(discardDepositAtom);
  return (
    <Card as="article">
      <p>
        <b>{t({ key: 'deposits.payment', params: { points: formatPoints(points) } })}</b>
      </p>
      <Muted>{t('deposits.unmatched')}</Muted>
      <Button tone="quiet" wide onClick={() => void dismiss(id).catch(() => undefined)}>
        {t('deposits.dismiss')}
      </Button>
    </Card>
  );
}

function SupportLink() {
  const t = useWords();
  const { support } = useAtomValue(supportAtom);
  return (
    <LinkButton href={whatsappLink(support)} tone="quiet" wide external>
      {t('login.whatsapp')}
    </LinkButton>
  );
}
