import { lazyPart } from '../layout/lazy-part.tsx';
import { Skeleton } from '../layout/skeleton.tsx';
import { useWords } from '../layout/words.tsx';

export const QrCode = lazyPart(async () => (await import('./qr-drawing.tsx')).QrDrawing, {
  placeholder: <Skeleton height={260} />,
  failed: <Missing />,
});

function Missing() {
  return <p role="alert">{useWords()('error.somethingWrong')}</p>;
}
