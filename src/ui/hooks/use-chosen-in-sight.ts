import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a row that is scrolled sideways: at first it is scrolled to the first of its parts that `chosen` selects, so that
 * what was chosen earlier can be seen.
 */
export function useChosenInSight<E extends HTMLElement>(chosen: string): RefObject<E | null> {
  const row = useRef<E>(null);
  useLayoutEffect(() => {
    const [bar, part] = [row.current, row.current?.querySelector(chosen)];
    if (!bar || !part) return;
    const [outer, inner] = [bar.getBoundingClientRect(), part.getBoundingClientRect()];
    // Not scrollIntoView: it would scroll the page too. The half of a neighbour stays in sight.
    if (inner.right > outer.right) bar.scrollLeft += inner.right - outer.right + inner.width / 2;
  }, [chosen]);
  return row;
}
