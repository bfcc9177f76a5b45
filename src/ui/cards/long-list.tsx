import { memo, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { drawWhenNear } from './draw-near.ts';
import css from './long-list.module.css';

/** A list of up to so many items is drawn whole. */
const short = 100;
/** Of a longer one these are drawn at first, more than a screen shows; the others later, as they come near. */
const first = 10;
/** Items far from the screen are one element; a little nearer they are several, each of which is drawn at once. */
const blockSize = 50;
const partSize = 5;
/** The height of an item that is not drawn, in pixels: that of a card of a bid with its distance to the next. */
const itemPx = 150;

type Items<T> = {
  readonly items: readonly T[];
  /** Draws an item as a list item with a key. It must stay the same function while nothing changes. */
  readonly draw: (item: T, index: number) => ReactNode;
  /** What an item says, as a line: a search in the page finds it before it is drawn. As `draw`, it stays the same. */
  readonly text: (item: T) => string;
};

/**
 * A list of thousands. Fifty items far from the screen are one element with a line of text for each, at the height that
 * they will have. Give it another key for another list.
 */
export function LongList<T>({ items, draw, text, label }: Items<T> & { readonly label: string }) {
  const [whole, setWhole] = useState(false);
  useWholeInPrint(() => setWhole(true));
  return (
    <ul role="list" aria-label={label} className={css.list}>
      {items.length <= short
        ? items.map(draw)
        : placesOf(0, items.length, blockSize).map(from => (
            <Part
              key={from}
              from={from}
              size={blockSize}
              items={items}
              draw={draw}
              text={text}
              whole={whole}
            />
          ))}
    </ul>
  );
}

/** Where parts of this size begin. */
const placesOf = (from: number, to: number, size: number): readonly number[] =>
  Array.from({ length: Math.ceil((to - from) / size) }, (_, part) => from + part * size);

type PartProps<T> = Items<T> & {
  /** The place of its first item. */
  readonly from: number;
  readonly size: number;
  /** All of the list is drawn. */
  readonly whole: boolean;
};

/** Some items of a list, which the page lays out without a look at the others. */
function PartOf<T>({ from, size, items, draw, text, whole }: PartProps<T>) {
  const [near, setNear] = useState(from < first);
  const drawn = near || whole;
  const far = useRef<HTMLLIElement>(null);
  const to = Math.min(from + size, items.length);

  useEffect(() => {
    if (!drawn && far.current !== null) return drawWhenNear(far.current, () => setNear(true));
  }, [drawn]);

  const height = (to - from) * itemPx;
  if (!drawn)
    return (
      <li ref={far} className={css.far} style={{ height }}>
        {items.slice(from, to).map(text).join('\n')}
      </li>
    );
  if (size === partSize)
    return (
      <div role="presentation" className={css.cards} style={{ containIntrinsicHeight: `auto ${height}px` }}>
        {items.slice(from, to).map((item, index) => draw(item, from + index))}
      </div>
    );
  return (
    <div role="presentation" className={css.part}>
      {placesOf(from, to, partSize).map(start => (
        <Part key={start} from={start} size={partSize} items={items} draw={draw} text={text} whole={whole} />
      ))}
    </div>
  );
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `memo` forgets the type parameter
const Part = memo(PartOf) as typeof PartOf;

/** Calls `drawAll` before the page is printed, and has it drawn at once. */
function useWholeInPrint(drawAll: () => void): void {
  const onPrint = useEffectEvent(() => flushSync(drawAll));
  useEffect(() => {
    const print = (): void => onPrint();
    window.addEventListener('beforeprint', print);
    return () => window.removeEventListener('beforeprint', print);
  }, []);
}
