import { useEffect, useState } from 'react';
import { QrImage } from './qr-image.tsx';
import { Skeleton } from './skeleton.tsx';

type Drawn = { readonly text: string; readonly modules: readonly (readonly boolean[])[] };

/** A text as a QR code. The code's maker is loaded the first time one is shown. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);

  useEffect(() => {
    let wanted = true;
    const draw = async () => {
      const { qrModules } = await import('./qr-modules.ts');
      if (wanted) setDrawn({ text, modules: qrModules(text) });
    };
    draw().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [text]);

  return drawn?.text === text ? <QrImage modules={drawn.modules} label={label} /> : <Skeleton height={260} />;
}
