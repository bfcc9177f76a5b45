import type { Page } from '@playwright/test';
import * as v from 'valibot';
import type { Mock } from '../../support/mock.ts';

/** `reply` is the provider's, before a fault drops or spoils it. */
const carriedOut = v.looseObject({ reply: v.looseObject({ status: v.literal(true) }) });
const withReference = v.looseObject({ body: v.looseObject({ client_ref: v.string() }) });

/**
 * Counts, for each of these tabs, how many of its requests the provider carries out. No field of a request names its
 * tab, but one tab at a time moves points, so the mock's journal has the requests in the order in which they left.
 */
export function watchTabs(tabs: readonly Page[], mock: Mock) {
  let [sent, last]: [{ readonly tab: Page; readonly path: string }[], number] = [[], 0];
  for (const tab of tabs)
    tab.on('request', request => sent.push({ tab, path: new URL(request.url()).pathname }));
  return {
    /** Counts from now on. */
    restart: async (): Promise<void> => {
      sent = [];
      last = (await mock.requests()).at(-1)?.seq ?? 0;
    },
    /** Null if a browser repeated a request by itself, because its tab is not known then. */
    carriedOut: async (path: string): Promise<ReadonlyMap<Page, number> | null> => {
      const left = sent.filter(request => request.path === path);
      const arrived = (await mock.requests()).filter(call => call.path === path && call.seq > last);
      if (left.length !== arrived.length) return null;
      return new Map(
        tabs.map(tab => {
          const own = arrived.filter((call, index) => left[index]?.tab === tab && v.is(carriedOut, call));
          // The provider carries out a reference once.
          return [
            tab,
            new Set(own.map(call => (v.is(withReference, call) ? call.body.client_ref : call))).size,
          ];
        }),
      );
    },
  };
}
