import { memo, type ReactNode, useEffect, useRef, useState, useTransition } from 'react';
import { useWholeInPrint } from '../hooks/use-whole-in-print.ts';
import { whenIdle } from '../hooks/when-idle.ts';
import css from './long-list.module.css';

/** Drawn at once, and at a time. */
const step = 100;
const idleStep = 50;
/** So many are drawn without scrolling, for a search in the page: more would cost a cheap phone too much memory. */
const most = 5000;

type Props<T> = {
  readonly items: readonly T[];
  /** Draws an item as a list item with a key. It must stay the same function while nothing changes. */
  readonly draw: (item: T, index: number) => ReactNode;
  readonly label: string;
};

/**
 * A long list: it draws 100 items, the others while the browser is idle, and 100 more at once when the player scrolls near
 * the end. Browsers that cannot skip what is off screen draw only as one scrolls. Give it another key for another list.
 */
export function LongList<T>({ items, draw, label }: Props<T>) {
  const [drawn, setDrawn] = useState(step);
  const [pending, startTransition] = useTransition();
  const end = useRef<HTMLLIElement>(null);
  const more = items.length > drawn;
  useWholeInPrint(more, () => setDrawn(items.length));

  useEffect(() => {
    if (!more || end.current === null) return;
    const watcher = new IntersectionObserver(
      seen => {
        if (seen.some(entry => entry.isIntersecting)) setDrawn(before => before + step);
      },
      { rootMargin: '1600px' },
    );
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [more, drawn]);

  useEffect(() => {
    if (!more || pending || drawn >= most || !skipsHidden()) return;
    return whenIdle(() => startTransition(() => setDrawn(before => before + idleStep)));
  }, [more, pending, drawn]);

  const parts = Array.from({ length: Math.ceil(Math.min(drawn, items.length) / idleStep) }, (_, part) => (
    <Part key={part} items={items} from={part * idleStep} draw={draw} />
  ));
  return (
    <ul role="list" aria-label={label} className={css.list} data-long={items.length > step || undefined}>
      {parts}
      {more ? <li ref={end} aria-hidden="true" className={css.end} /> : null}
    </ul>
  );
}

/** Items that were drawn together, which need no look when others are added. */
const Part = memo(function Part<T>({
  items,
  from,
  draw,
}: Pick<Props<T>, 'items' | 'draw'> & { readonly from: number }) {
  return items.slice(from, from + idleStep).map((item, index) => draw(item, from + index));
}) as <T>(props: Pick<Props<T>, 'items' | 'draw'> & { readonly from: number }) => ReactNode;

const skipsHidden = (): boolean => globalThis.CSS?.supports?.('content-visibility', 'auto') ?? false;
