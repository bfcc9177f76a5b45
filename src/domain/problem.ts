import type { Words } from '../text/message.ts';

/**
 * Why a rule or the server refused a form (spec 1 §5 and §8, spec 2 §5): the wrong field, or `form` for the whole, and
 * the text for the player. `meant`: what the player may have meant to type, which the field offers.
 */
export type Problem<Field extends string = string> = {
  readonly field: Field;
  readonly words: Words;
  readonly meant?: string;
};
