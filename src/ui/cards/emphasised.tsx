/** Stands on both sides of what is emphasised in a sentence, because languages put it at different places. */
const mark = '\u0001';

/** Marks a part of a sentence for `emphasised`. */
export const strong = (part: string): string => mark + part + mark;

/** A sentence with its marked parts emphasised. */
export const emphasised = (sentence: string) =>
  sentence.split(mark).map((part, place) => (place % 2 === 0 ? part : <b key={place}>{part}</b>));
