import { memo, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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

// Pixels from the screen. A drawn part costs a slow phone more than a frame, thus most are drawn while nobody scrolls.
/** What is this near is drawn when the page rests. More of it would make a new choice, which removes it, slower. */
const aheadPx = 12_000;
/** What is this near is drawn while the page is scrolled too. */
const urgentPx = 4000;
/** So long after the last step the page is still being scrolled, in milliseconds. */
const scrollingMs = 150;
/** The longest wait for a busy browser, in milliseconds. */
const longestWaitMs = 50;

/** One observer looks after all lists: one for each of hundreds of parts would be slow. */
let observer: IntersectionObserver | undefined;
/** What is not drawn, and how it is drawn. */
const waiting = new Map<Element, () => void>();
/** What of it is near. */
const near = new Set<Element>();
let scrolledAt = Number.NEGATIVE_INFINITY;
let planned = false;

/**
 * Calls `draw` once, in idle time, when the element is near to the screen: the nearest first, one at a time. Returns a
 * function that stops this.
 */
function drawWhenNear(element: Element, draw: () => void): () => void {
  observer ??= createObserver();
  waiting.set(element, draw);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    near.delete(element);
    observer?.unobserve(element);
  };
}

function createObserver(): IntersectionObserver {
  addEventListener('scroll', ({ timeStamp }) => void (scrolledAt = timeStamp), { passive: true });
  return new IntersectionObserver(
    seen => {
      for (const { isIntersecting, target } of seen)
        if (isIntersecting && waiting.has(target)) near.add(target);
        else near.delete(target);
      plan();
    },
    { rootMargin: `${aheadPx}px` },
  );
}

function plan(): void {
  if (planned || near.size === 0) return;
  planned = true;
  if (window.requestIdleCallback) window.requestIdleCallback(drawNext, { timeout: longestWaitMs });
  else setTimeout(drawNext, longestWaitMs);
}

function drawNext(): void {
  planned = false;
  let [nearest, least] = [null as Element | null, Number.POSITIVE_INFINITY];
  for (const element of near) {
    const distance = distanceOf(element);
    if (distance < least) [nearest, least] = [element, distance];
  }
  if (nearest === null) return;
  const rest = scrolledAt + scrollingMs - performance.now();
  if (least > urgentPx && rest > 0) {
    planned = true;
    setTimeout(() => {
      planned = false;
      plan();
    }, rest);
    return;
  }
  const draw = waiting.get(nearest);
  near.delete(nearest);
  draw?.();
  plan();
}

function distanceOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(top - innerHeight, -bottom, 0);
}
