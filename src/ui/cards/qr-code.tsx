import { Skeleton } from '../layout/skeleton.tsx';
import { useLoaded } from '../hooks/use-loaded.ts';

const loadDrawing = async () => (await import('./qr-drawing.tsx')).QrDrawing;

/** A text as a QR code. The code that draws it is loaded on first use. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const QrDrawing = useLoaded(loadDrawing);
  return QrDrawing === null || QrDrawing === 'failed' ? (
    <Skeleton height={260} />
  ) : (
    <QrDrawing text={text} label={label} />
  );
}
