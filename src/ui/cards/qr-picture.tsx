import { type ReactNode, useState } from 'react';
import css from './qr-image.module.css';

/** `none` is shown without a picture, or when it cannot be loaded. */
export function QrPicture({ src, label, none }: { src: string | null; label: string; none: ReactNode }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === null || src === broken) return none;
  return <img src={src} alt={label} className={css.qr} onError={() => setBroken(src)} />;
}
