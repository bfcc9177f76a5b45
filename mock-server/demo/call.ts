import type { Delivery } from '../provider/delivery.ts';

/** The path does not contain the site's folder. */
export type DemoCall = {
  readonly method: string;
  readonly path: string;
  readonly search: string;
  readonly text: string;
};

export type DemoReply = { readonly delivery: Delivery; readonly date: string };

/** The reply is null if the provider has a bug. */
export type Posted = { readonly id: number; readonly call: DemoCall };
export type Answered = { readonly id: number; readonly reply: DemoReply | null };

/** The channel of new journal entries. A null on it means that the journal begins again. */
export const channelName = (base: string): string => `matka-demo:${base}/`;
