import { usual } from './comparison.ts';
import { quantile } from './phone.ts';
import type { Figure } from './section.ts';

/** The same of our page and of the usual one, in the same run. */
export type Besides<T> = { readonly ours: T; readonly usual: T };

/** Acts on both, one after the other: what is called again and again takes turns, so a busy moment hits both alike. */
export const onBoth = async <P, T>(pages: Besides<P>, act: (page: P) => Promise<T>): Promise<Besides<T>> => ({
  ours: await act(pages.ours),
  usual: await act(pages.usual),
});

/** Milliseconds of ours beside those of the usual page, at a quantile: 0.5 is the median. */
export const beside = (what: string, times: Besides<readonly number[]>, part: number): Figure => ({
  what,
  value: quantile(times.ours, part),
  unit: 'ms',
  beside: { what: usual, value: quantile(times.usual, part) },
});

/** Must take at most so much of the usual page's time. */
export const atMost = (ratio: number, figure: Figure): Figure => ({
  ...figure,
  limit: { value: ratio, of: 'ratio', at: 'most' },
});
