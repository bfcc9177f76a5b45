import { encode } from 'uqr';
import css from './qr-image.module.css';

/** Readers need the empty border of four modules, and dark on white in both themes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encode(text, { ecc: 'M', border: 0 }).data;
  const side = rows.length + 8;
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
        d={rows
          .map((row, y) => row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : '')).join(''))
          .join('')}
      />
    </svg>
  );
}
