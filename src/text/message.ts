import type { en } from './en.ts';

export type TextKey = keyof typeof en;

type Holes<Text> = Text extends `${string}{${infer Hole}}${infer Rest}` ? Hole | Holes<Rest> : never;

export type PlainKey = { [Key in TextKey]: [Holes<(typeof en)[Key]>] extends [never] ? Key : never }[TextKey];

/** Only keys with holes have a member of the union, because all keys would be too many for the compiler. */
type HoledKey = Exclude<TextKey, PlainKey>;

type MessageOf<Key extends HoledKey> = {
  readonly key: Key;
  readonly params: { readonly [H in Holes<(typeof en)[Key]>]: string | number };
};

/** A text with the values for its `{holes}`. */
export type Message = { readonly key: PlainKey } | { [Key in HoledKey]: MessageOf<Key> }[HoledKey];

export type Dictionary = { readonly [Key in TextKey]: string };

/** A text of the app by its key, or the server's own sentence as it came. */
export type Words = PlainKey | Message | { readonly text: string };
