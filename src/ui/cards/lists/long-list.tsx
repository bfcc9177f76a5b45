import { memo, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { listen } from '../../../lib/listen.ts';
import css from './long-list.module.css';

/** The most items of a list that is drawn whole. */
const short = 100;
const first = 10;
/** The number of items that are one element while they are far from the screen. */
const blockSize = 50;
const partSize = 5;
/** Pixels of an item that is not drawn. */
const heights = { card: 150, row: 60 } as const;

type Items<T> = {
  readonly items: readonly T[];
  /** `draw` and `text` must stay the same functions while nothing changes. */
  readonly draw: (item: T, index: number) => ReactNode;
  /** A search in the page finds this line before the item is drawn. */
  readonly text: (item: T) => string;
  /** Rows join into one surface; cards have room between them. */
  readonly kind?: keyof typeof heights;
};

/** Give it another key for another list. */
export function LongList<T>(props: Items<T> & { readonly label: string }) {
  const { items, draw, text, label, kind = 'card' } = props;
  const [whole, setWhole] = useState(false);
  useWholeInPrint(() => setWhole(true));
  return (
    <ul role="list" aria-label={label} className={css.list} data-kind={kind}>
      {items.length <= short
        ? items.map(draw)
        : placesOf(0, items.length, blockSize).map(from => (
            <Part key={from} from={from} size={blockSize} {...{ items, draw, text, kind, whole }} />
          ))}
    </ul>
  );
}

const placesOf = (from: number, to: number, size: number): readonly number[] =>
  Array.from({ length: Math.ceil((to - from) / size) }, (_, part) => from + part * size);

type PartProps<T> = Items<T> & {
  readonly from: number;
  readonly size: number;
  readonly whole: boolean;
};

function PartOf<T>({ from, size, items, draw, text, kind = 'card', whole }: PartProps<T>) {
  const [near, setNear] = useState(from < first);
  const drawn = near || whole;
  const far = useRef<HTMLLIElement>(null);
  const to = Math.min(from + size, items.length);

  useEffect(() => {
    if (!drawn && far.current !== null) return drawWhenNear(far.current, () => setNear(true));
  }, [drawn]);

  const height = (to - from) * heights[kind];
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
        <Part key={start} from={start} size={partSize} {...{ items, draw, text, kind, whole }} />
      ))}
    </div>
  );
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `memo` forgets the type parameter
const Part = memo(PartOf) as typeof PartOf;

/** `drawAll` must be drawn before the page is printed. */
function useWholeInPrint(drawAll: () => void): void {
  const onPrint = useEffectEvent(() => flushSync(drawAll));
  useEffect(() => listen(window, ['beforeprint'], () => onPrint()), []);
}

// Pixels. A part costs a slow phone more than a frame, so most parts are drawn while the list does not move.
/** Drawn when the page rests; more would make a new choice, which removes it, slower. */
const aheadPx = 6000;
/** Drawn while the page is scrolled too. */
const urgentPx = 2000;
/** Milliseconds after the last step. */
const scrollingMs = 150;
/** Milliseconds. */
const longestWaitMs = 50;

/** One observer for each of hundreds of parts would be slow. */
let observer: IntersectionObserver | undefined;
const waiting = new Map<Element, () => void>();
const near = new Set<Element>();
let scrolledAt = Number.NEGATIVE_INFINITY;
let planned = false;

/** Draws in idle time, the nearest part first, one at a time. */
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
