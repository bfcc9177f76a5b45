import { usual } from './comparison.ts';
import { quantile } from './phone.ts';
import { plain } from './plain-page.ts';
import type { Figure } from './section.ts';

/** The same figure of the app's page and of the usual one, in the same run. */
export type Besides<T> = { readonly ours: T; readonly usual: T };

/** Acts on both in turns, so that a busy moment affects both alike. */
export const onBoth = async <P, T>(pages: Besides<P>, act: (page: P) => Promise<T>): Promise<Besides<T>> => ({
  ours: await act(pages.ours),
  usual: await act(pages.usual),
});

/** Milliseconds of the app, compared with those of the usual page, at a quantile: 0.5 is the median. */
export const beside = (what: string, times: Besides<readonly number[]>, part: number): Figure => ({
  what,
  value: quantile(times.ours, part),
  unit: 'ms',
  beside: { what: usual, value: quantile(times.usual, part) },
});

/** All three: the app, the usual page, and the page with only the browser's own cost. */
export type Trio<T> = Besides<T> & { readonly plain: T };

export const onAll = async <P, T>(pages: Trio<P>, act: (page: P) => Promise<T>): Promise<Trio<T>> => ({
  ...(await onBoth(pages, act)),
  plain: await act(pages.plain),
});

/** Two rows: one compared with the browser alone, with a limit of twice its time, and one with the usual page. */
export function besideAll(
  what: string,
  times: Trio<readonly number[]>,
  part: number,
): readonly [Figure, Figure] {
  const ours = beside(what, times, part);
  const alone = { ...ours, beside: { what: plain, value: quantile(times.plain, part) } };
  return [atMost(2, alone), ours];
}

/** Must take at most so much of the usual page's time. */
export const atMost = (ratio: number, figure: Figure): Figure => ({
  ...figure,
  limit: { value: ratio, of: 'ratio', at: 'most' },
});
