import { useEffect, useState } from 'react';
import { formatPoints, type Points } from '../../domain/points.ts';
import { BigFigure, Card } from '../../ui/cards/card.tsx';
import { Muted } from '../../ui/layout/stack.tsx';
import { QrCode } from '../../ui/cards/qr-code.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** A payment link that was made for the player. */
export type PaymentLink = {
  readonly link: string;
  readonly points: Points;
  /** The link was opened, and an app may have handled it; false on a device without such apps. */
  readonly opened: boolean;
};

/** An app that opens hides the page within this time, in milliseconds. */
const appOpensMs = 1500;

/** The payment as a code to scan, when no app on this device opened. */
export function PaymentCode({ payment }: { readonly payment: PaymentLink }) {
  const t = useWords();
  const noAppOpened = useNoAppOpened();
  if (payment.opened && !noAppOpened) return null;
  const points = formatPoints(payment.points);
  return (
    <div ref={reveal}>
      <Card>
        <BigFigure label={t('field.amount')} value={points} unit={t('points.unit')} />
        <Muted>{t('funds.scanQr')}</Muted>
        <QrCode text={payment.link} label={t({ key: 'funds.code', params: { points } })} />
      </Card>
    </div>
  );
}

const reveal = (code: HTMLElement | null): void => code?.scrollIntoView({ block: 'end' });

/** True when the page was visible all through the time in which an app opens. */
function useNoAppOpened(): boolean {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), appOpensMs);
    const check = (): void => {
      if (document.hidden) clearTimeout(timer);
    };
    check();
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, []);
  return visible;
}
