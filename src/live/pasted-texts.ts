import type { PastedKey, PastedText } from '../domain/slip/slip.ts';
import type { KeyValueStore } from '../lib/store.ts';
import { openEntry } from '../storage/table.ts';
import { pastedTextsEntry } from '../storage/bidding.ts';

type Browser = { readonly local: KeyValueStore; readonly tab: KeyValueStore };

/** The text of the dialog for pasted lists, which survives a reload. */
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

const isOf = (a: PastedKey, b: PastedKey): boolean =>
  a.mobile === b.mobile && a.game === b.game && a.market === b.market;

export const textOf = (texts: readonly PastedText[], key: PastedKey): string =>
  texts.find(text => isOf(text, key))?.text ?? '';

export function withText(texts: readonly PastedText[], key: PastedKey, text: string): readonly PastedText[] {
  const others = texts.filter(other => !isOf(other, key));
  return text.trim() === '' ? others : [...others, { ...key, text }];
}
