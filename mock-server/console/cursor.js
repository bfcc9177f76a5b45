// Hides a mouse that does not move, even above the app in its frame.

import { by, make } from './page.js';

const quiet = 2000;

/** A sheet of glass above the page hides the cursor, and goes with the first movement, before any press. */
export function hideIdleCursor(isWanted) {
  if (!matchMedia('(hover: hover)').matches) return;
  const glass = make('div', { id: 'no-cursor', hidden: true });
  document.body.append(glass);
  let timer = 0;
  const moved = () => {
    glass.hidden = true;
    clearTimeout(timer);
    timer = setTimeout(() => {
      glass.hidden = !isWanted();
    }, quiet);
  };
  addEventListener('pointermove', moved);
  addEventListener('pointerdown', moved);
  const frame = by('#phone iframe');
  frame.addEventListener('load', () => frame.contentWindow.addEventListener('pointermove', moved));
}
