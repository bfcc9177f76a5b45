import { useEffect, useState } from 'react';
import { formatPoints } from '../../domain/points.ts';
import { Card } from '../../ui/cards/card.tsx';
import { Muted } from '../../ui/layout/stack.tsx';
import { QrCode } from '../../ui/cards/qr-code.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import type { Attempt } from './pay-via-upi-screen.tsx';

/** An app that takes a link hides the page within this time. */
const answerMs = 1500;

/** The link as a code to scan, where no app on this device took it. */
export function PaymentCode({ attempt }: { readonly attempt: Attempt }) {
  const t = useWords();
  const unanswered = useUnanswered();
  if (attempt.opened && !unanswered) return null;
  return (
    <div ref={reveal}>
      <Card>
        <Muted>{t('funds.scanQr')}</Muted>
        <QrCode
          text={attempt.link}
          label={t({ key: 'funds.code', params: { points: formatPoints(attempt.points) } })}
        />
      </Card>
    </div>
  );
}

const reveal = (code: HTMLElement | null): void => code?.scrollIntoView({ block: 'end' });

/** True when the page was still visible after the time in which an app opens. */
function useUnanswered(): boolean {
  const [unanswered, setUnanswered] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setUnanswered(true), answerMs);
    const look = (): void => {
      if (document.hidden) clearTimeout(timer);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return unanswered;
}
