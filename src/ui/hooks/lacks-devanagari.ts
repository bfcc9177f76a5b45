/** A character that no font has. */
const box = '\u0378';

/** Whether the device draws boxes for Devanagari: then all its letters are as wide as a box. */
export function lacksDevanagari(): boolean {
  const canvas = document.createElement('canvas').getContext('2d');
  const width = (text: string): number | undefined => canvas?.measureText(text).width;
  return ['ह', 'म', 'ठ'].every(letter => width(letter) === width(box));
}
