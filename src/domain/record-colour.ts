export type RecordColour = 'blue' | 'green' | 'yellow' | 'grey';

const galiColours: ReadonlyMap<string, RecordColour> = new Map([
  ['Left Digit', 'blue'],
  ['Right Digit', 'green'],
  ['Jodi Digit', 'yellow'],
]);

/** The colour of a Gali win card by its type's label (spec 2 §2). */
export const recordColour = (label: string): RecordColour => galiColours.get(label) ?? 'grey';
