import { toAsciiDigits } from '../../lib/digits.ts';

/** What is not seen, and what makes an emoji of a digit: zero-width spaces, marks of direction, keycaps. */
const unseen = /[\p{Cf}\ufe0e\ufe0f\u20e3]/gu;
/** The full-width forms of ASCII characters have the same order. */
const fullWidth = /[\uff01-\uff5e]/g;
const fullWidthShift = 0xfee0;

const likenesses: readonly [alike: RegExp, plain: string][] = [
  [/[‐‑‒–—―−﹣]/g, '-'],
  [/[×✕✖⨯]/g, 'x'],
  [/[⁄∕]/g, '/'],
  [/[،、]/g, ','],
  [/[→➔➜⇒]/g, '='],
  [/₹/g, ' ₹ '],
];

/** A mark at the begin of a line of a list, and the stars around a line that a messenger shows in bold. */
const bullet = /^[-*•·●▪‣]+\s+/;
const bold = /^\*([^*]+)\*$/;

/** A line as it would be typed on a plain keyboard. */
export function plainLine(line: string): string {
  // oxlint-disable-next-line no-control-regex -- most lines are plain already
  const typed = /^[\x00-\x7f]*$/.test(line) ? line : likeTyped(line);
  return typed.trim().replace(bullet, '').replace(bold, '$1').trim();
}

function likeTyped(line: string): string {
  const ascii = toAsciiDigits(
    line
      .replace(unseen, '')
      .replace(fullWidth, char => String.fromCharCode(char.charCodeAt(0) - fullWidthShift)),
  );
  return likenesses.reduce((text, [alike, plain]) => text.replace(alike, plain), ascii);
}
