import type { Words } from '../text/message.ts';

/**
 * `form` is the whole (spec 1 §5 and §8, spec 2 §5). `meant` is offered by the field. `others` are of fields after it,
 * which are marked too.
 */
export type Problem<Field extends string = string> = {
  readonly field: Field;
  readonly words: Words;
  readonly meant?: string;
  readonly others?: readonly Problem<Field>[];
};
