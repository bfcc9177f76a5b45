/** Languages put the emphasised part at different places, so a mark stands on both sides. */
const mark = '\u0001';

export const strong = (part: string): string => mark + part + mark;

export const emphasised = (sentence: string) =>
  sentence.split(mark).map((part, place) => (place % 2 === 0 ? part : <b key={place}>{part}</b>));
