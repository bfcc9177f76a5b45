import type { PastedKey, PastedText } from '../domain/slip/slip.ts';
import { openEntry, type Stores } from '../storage/table.ts';
import { pastedTextsEntry } from '../storage/bidding.ts';

/** The text of the dialog for pasted lists, which survives a reload. */
export function pastedTextIn(stores: Stores, key: PastedKey) {
  const entry = openEntry(pastedTextsEntry, stores);
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
