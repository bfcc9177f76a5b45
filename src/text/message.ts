import type { en } from './en.ts';

/** A word or sentence of the dictionary, by its name. */
export type TextKey = keyof typeof en;

type Holes<Text> = Text extends `${string}{${infer Hole}}${infer Rest}` ? Hole | Holes<Rest> : never;

/** The keys of texts that have no holes to fill. */
export type PlainKey = { [Key in TextKey]: [Holes<(typeof en)[Key]>] extends [never] ? Key : never }[TextKey];

/** The keys of texts with holes. One union member for each of them: more would be too many for the compiler. */
type HoledKey = Exclude<TextKey, PlainKey>;

type MessageOf<Key extends HoledKey> = {
  readonly key: Key;
  readonly params: { readonly [H in Holes<(typeof en)[Key]>]: string | number };
};

/** A text with what fills its `{holes}`; parsers return these, screens show them in the player's language. */
export type Message = { readonly key: PlainKey } | { [Key in HoledKey]: MessageOf<Key> }[HoledKey];

/** Every text of the dictionary; other languages may leave some out, English then stands in. */
export type Dictionary = { readonly [Key in TextKey]: string };

/** One area of texts in another language: the keys of the English area, of which it may leave some out. */
export type Translation<Area> = { readonly [Key in keyof Area]?: string };

/** Words for the screen: ours by key, or the server's own sentence as it came. */
export type Words = PlainKey | Message | { readonly text: string };
