import type { GameKey } from '../game-list.ts';
import type { MarketId } from '../market-id.ts';

/** Whose list it is, and for what. */
export type PastedKey = { readonly mobile: string; readonly game: GameKey; readonly market: MarketId };

/** A list as it was typed or pasted. */
export type PastedText = PastedKey & { readonly text: string };

const isOf = (a: PastedKey, b: PastedKey): boolean =>
  a.mobile === b.mobile && a.game === b.game && a.market === b.market;

/** The text that is kept for a key; empty when there is none. */
export const textOf = (texts: readonly PastedText[], key: PastedKey): string =>
  texts.find(one => isOf(one, key))?.text ?? '';

/** `texts` with the text of a key; an empty one is not kept. */
export function withText(texts: readonly PastedText[], key: PastedKey, text: string): readonly PastedText[] {
  const others = texts.filter(one => !isOf(one, key));
  return text.trim() === '' ? others : [...others, { ...key, text }];
}
