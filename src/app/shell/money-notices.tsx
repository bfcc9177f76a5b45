import { useAtom, useAtomValue } from 'jotai';
import { formatClock12 } from '../../domain/clock-time.ts';
import { localTime } from '../../domain/dates.ts';
import { formatPoints } from '../../domain/points.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { earlierAtom, type EarlierNotice, twiceAtom } from '../../state/money/money-notices.ts';
import type { Words } from '../../text/message.ts';
import { Button } from '../../ui/fields/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { RowItem, Rows } from '../../ui/cards/rows.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { useFoundElsewhere } from './use-found-elsewhere.ts';

/** What the player must read of points that moved, on whatever screen he is. */
export function MoneyNotices() {
  useFoundElsewhere();
  return (
    <>
      <PlacedEarlier />
      <PlacedTwice />
    </>
  );
}

const earlierKey = {
  bid: 'money.earlierBid',
  transfer: 'money.earlierTransfer',
  withdraw: 'money.earlierWithdraw',
} as const;

/** What was placed before, and when, so that the player does not take it for something new. */
function PlacedEarlier() {
  const t = useWords();
  const clock = useAtomValue(clockAtom);
  const [earlier, forget] = useAtom(earlierAtom);
  const words = ({ kind, at }: EarlierNotice): Words => ({
    key: earlierKey[kind],
    params: { time: formatClock12(localTime(at, clock.zone).minute) },
  });
  const close = (): void => forget('seen');
  return (
    <Dialog
      open={earlier.length > 0}
      title={t('money.earlier')}
      onClose={close}
      actions={<Button onClick={close}>{t('action.close')}</Button>}
    >
      <Rows label={t('money.earlier')} scrolls>
        {earlier.map((one, index) => (
          <RowItem
            key={index}
            worded
            main={one.text === '' ? t(words(one)) : one.text}
            note={one.text !== '' && t(words(one))}
            points={t({ key: 'points.amount', params: { points: formatPoints(one.points) } })}
          />
        ))}
      </Rows>
      <Notice tone="info">{t('money.notAgain')}</Notice>
    </Dialog>
  );
}

/** A bid was debited twice. */
function PlacedTwice() {
  const t = useWords();
  const [twice, setTwice] = useAtom(twiceAtom);
  const close = (): void => setTwice(false);
  return (
    <Dialog
      open={twice}
      label={t('bid.twice')}
      onClose={close}
      actions={<Button onClick={close}>{t('action.close')}</Button>}
    >
      <Notice tone="warn">{t('bid.twice')}</Notice>
    </Dialog>
  );
}
