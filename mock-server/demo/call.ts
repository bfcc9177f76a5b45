import type { Delivery } from '../provider/delivery.ts';

/** A request of a page to the provider inside it. The path is without the folder of the site. */
export type DemoCall = {
  readonly method: string;
  readonly path: string;
  /** What stands behind the path: `?since=3`, or nothing. */
  readonly search: string;
  readonly text: string;
};

/** The reply: what is delivered, and the mock's time as a `Date` header has it. */
export type DemoReply = { readonly delivery: Delivery; readonly date: string };

/** What a page posts to its worker, and gets back: null when the provider has a bug. */
export type Posted = { readonly id: number; readonly call: DemoCall };
export type Answered = { readonly id: number; readonly reply: DemoReply | null };

/** Tells all pages of a browser of the calls of each: a journal's entry, or null when all begins again. */
export const channelName = (base: string): string => `matka-demo:${base}/`;
