import { type ReactNode, useState } from 'react';
import css from './qr-image.module.css';

/** A QR code of rows of modules (true is dark), with the quiet zone of four that readers need; dark on white in both themes. */
export function QrImage({ modules, label }: { modules: readonly (readonly boolean[])[]; label: string }) {
  const side = modules.length + 8;
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img could not take the page's colours
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      className={css.qr}
      shapeRendering="crispEdges"
    >
      <path
        d={modules
          .map((row, y) => row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : '')).join(''))
          .join('')}
      />
    </svg>
  );
}

/** A QR code that the server drew; `none` stands where there is no such picture. */
export function QrPicture({ src, label, none }: { src: string | null; label: string; none: ReactNode }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === null || src === broken) return none;
  return <img src={src} alt={label} className={css.qr} onError={() => setBroken(src)} />;
}
