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
export function drawWhenNear(element: Element, draw: () => void): () => void {
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
