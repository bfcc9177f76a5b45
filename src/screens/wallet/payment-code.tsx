import '../../ui/layout/late-words.ts';
import { useEffect, useState } from 'react';
import { formatPoints, type Points } from '../../domain/points.ts';
import { listen } from '../../lib/listen.ts';
import { BigFigure, Card } from '../../ui/cards/card.tsx';
import { Muted } from '../../ui/layout/stack.tsx';
import { QrCode } from '../../ui/cards/points/qr-code.tsx';
import { useWords } from '../../ui/layout/words.tsx';

export type PaymentLink = {
  readonly link: string;
  readonly points: Points;
  /** True if an app may have handled the link, false on a device without such apps. */
  readonly opened: boolean;
};

/** An app that opens hides the page within this many milliseconds. */
const appOpensMs = 1500;

export function PaymentCode({ payment }: { readonly payment: PaymentLink }) {
  const t = useWords();
  const [noAppOpened, setNoAppOpened] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setNoAppOpened(true), appOpensMs);
    const check = (): void => {
      if (document.hidden) clearTimeout(timer);
    };
    check();
    const stopListening = listen(window, ['visibilitychange'], check);
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, []);
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
