import { memo, type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useWholeInPrint } from '../hooks/use-whole-in-print.ts';
import css from './long-list.module.css';

/** A list of up to so many items is drawn whole. */
const short = 100;
/** Of a longer one these are drawn at first; the others when they come near. */
const first = 40;
const partSize = 10;
/** Items are drawn when they are this near to the screen, in pixels. */
const nearPx = 2500;
/** The height of an item that is not drawn, in pixels: about that of a card with its distance to the next. */
const itemPx = 142;

type Props<T> = {
  readonly items: readonly T[];
  /** Draws an item as a list item with a key. It must stay the same function while nothing changes. */
  readonly draw: (item: T, index: number) => ReactNode;
  /** What an item says, as a line: a search in the page finds it before it is drawn. As `draw`, it stays the same. */
  readonly text: (item: T) => string;
  readonly label: string;
};

/**
 * A list of thousands. Ten items far from the screen are one element with a line of text for each, at the height that they
 * will have. Give it another key for another list.
 */
export function LongList<T>({ items, draw, text, label }: Props<T>) {
  const [whole, setWhole] = useState(false);
  useWholeInPrint(() => setWhole(true));
  const all = whole || items.length <= short;
  const drawPart = useCallback(
    (from: number) => items.slice(from, from + partSize).map((item, index) => draw(item, from + index)),
    [items, draw],
  );
  const textOfPart = useCallback(
    (from: number) => items.slice(from, from + partSize).map(text),
    [items, text],
  );
  return (
    <ul role="list" aria-label={label} className={css.list}>
      {Array.from({ length: Math.ceil(items.length / partSize) }, (_, part) => (
        <Part key={part} from={part * partSize} draw={drawPart} text={textOfPart} all={all} />
      ))}
    </ul>
  );
}

type PartProps = {
  /** The place of its first item. */
  readonly from: number;
  readonly draw: (from: number) => ReactNode;
  readonly text: (from: number) => readonly string[];
  readonly all: boolean;
};

/** Ten items, which are drawn together. */
const Part = memo(function Part({ from, draw, text, all }: PartProps) {
  const [near, setNear] = useState(from < first);
  const element = useRef<HTMLLIElement>(null);
  const drawn = near || all;

  useEffect(() => {
    if (drawn || element.current === null) return;
    return whenNear(element.current, () => startTransition(() => setNear(true)));
  }, [drawn]);

  if (drawn) return draw(from);
  const lines = text(from);
  return (
    <li ref={element} className={css.far} style={{ height: lines.length * itemPx }}>
      {lines.join('\n')}
    </li>
  );
});

/** One observer looks after all lists: one for each of hundreds of parts would be slow. */
let observer: IntersectionObserver | undefined;
const waiting = new WeakMap<Element, () => void>();

/** Calls `act` once, when the element comes near to the screen. Returns a function that stops this. */
function whenNear(element: Element, act: () => void): () => void {
  observer ??= new IntersectionObserver(
    seen => {
      for (const { isIntersecting, target } of seen) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin: `${nearPx}px` },
  );
  waiting.set(element, act);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}
