import { type PastedKey, textOf, withText } from '../domain/slip/pasted/pasted-list.ts';
import type { KeyValueStore } from '../lib/store.ts';
import { openEntry } from '../storage/entry.ts';
import { pastedTextsEntry } from '../storage/bidding.ts';

type Browser = { readonly local: KeyValueStore; readonly tab: KeyValueStore };

/** It stays over a reload. */
export function pastedTextIn(browser: Browser, key: PastedKey) {
  const entry = openEntry(pastedTextsEntry, browser);
  return {
    read: (): string => textOf(entry.read() ?? [], key),
    write: (text: string): void => {
      const texts = withText(entry.read() ?? [], key, text);
      if (texts.length === 0) entry.drop();
      else entry.write(texts);
    },
  };
}
