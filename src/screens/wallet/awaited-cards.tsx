import { useSetAtom } from 'jotai';
import type { JudgedDeposit } from '../../domain/awaited-deposit.ts';
import { formatPoints, type Points } from '../../domain/points.ts';
import { dismissAwaitedAtom } from '../../state/money/deposits/awaited-deposits.ts';
import { Card } from '../../ui/cards/card.tsx';
import { ListRow } from '../../ui/cards/listing.tsx';
import { Pill } from '../../ui/cards/pill.tsx';
import { Button } from '../../ui/fields/button.tsx';
import { Muted } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';

type Asked = { readonly points: Points };

/** A deposit that the provider has not decided. */
export function WaitingRow({ points }: Asked) {
  const t = useWords();
  return (
    <ListRow
      title={t({ key: 'deposits.payment', params: { points: formatPoints(points) } })}
      trailing={<Pill tone="warn">{t('deposits.waiting')}</Pill>}
    />
  );
}

/** A deposit that was decided while the player looks. */
export function EndedRow({ ended: { deposit, state } }: { readonly ended: JudgedDeposit }) {
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

/** A deposit of which the provider's list has said nothing for a day; the player may dismiss it. */
export function UnmatchedCard({ id, points }: Asked & { readonly id: string }) {
  const t = useWords();
  const dismiss = useSetAtom(dismissAwaitedAtom);
  return (
    <Card as="article">
      <p>
        <b>{t({ key: 'deposits.payment', params: { points: formatPoints(points) } })}</b>
      </p>
      <Muted>{t('deposits.unmatched')}</Muted>
      <Button tone="quiet" wide onClick={() => dismiss(id)}>
        {t('deposits.dismiss')}
      </Button>
    </Card>
  );
}
