import { type ReactNode, useEffect, useRef, useState } from 'react';
import css from './long-list.module.css';

const step = 100;

type Props<T> = {
  readonly items: readonly T[];
  readonly draw: (item: T, index: number) => ReactNode;
  readonly label: string;
};

/** A long list: it draws 100 items, and 100 more when the player scrolls near the end. */
export function LongList<T>({ items, draw, label }: Props<T>) {
  const [drawn, setDrawn] = useState(step);
  const [drawnFor, setDrawnFor] = useState(items);
  const end = useRef<HTMLLIElement>(null);
  const more = items.length > drawn;

  if (drawnFor !== items) {
    setDrawnFor(items);
    setDrawn(step);
  }

  useEffect(() => {
    if (!more || end.current === null) return;
    const watcher = new IntersectionObserver(
      seen => {
        if (seen.some(entry => entry.isIntersecting)) setDrawn(before => before + step);
      },
      { rootMargin: '800px' },
    );
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [more, drawn]);

  return (
    <ul role="list" aria-label={label} className={css.list}>
      {items.slice(0, drawn).map(draw)}
      {more ? <li ref={end} aria-hidden="true" className={css.end} /> : null}
    </ul>
  );
}
