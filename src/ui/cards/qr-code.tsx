import { Skeleton } from '../layout/skeleton.tsx';
import { useWords } from '../layout/words.tsx';
import { useLoaded } from '../hooks/use-loaded.ts';

const loadDrawing = async () => (await import('./qr-drawing.tsx')).QrDrawing;

/** A text as a QR code. The code that draws it is loaded on first use. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const QrDrawing = useLoaded(loadDrawing);
  const t = useWords();
  if (QrDrawing === null) return <Skeleton height={260} />;
  if (QrDrawing === 'failed') return <p role="alert">{t('app.crash')}</p>;
  return <QrDrawing text={text} label={label} />;
}
