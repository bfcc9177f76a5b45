/** The colour of a record card. */
export type RecordColour = 'blue' | 'green' | 'yellow' | 'grey';

const galiColours: ReadonlyMap<string, RecordColour> = new Map([
  ['Left Digit', 'blue'],
  ['Right Digit', 'green'],
  ['Jodi Digit', 'yellow'],
]);

/** The colour of a Gali win by its game's label (spec 2 §2). */
export const recordColour = (label: string): RecordColour => galiColours.get(label) ?? 'grey';
