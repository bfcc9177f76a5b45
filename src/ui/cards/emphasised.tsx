/** Languages put the emphasised part in different places, so it has a mark on both sides. */
const edge = '\u0001';

export const strong = (part: string): string => edge + part + edge;

export const emphasised = (sentence: string) =>
  sentence.split(edge).map((part, place) => (place % 2 === 0 ? part : <b key={place}>{part}</b>));
