import { err, type Result } from '../lib/result.ts';
import type { Words } from '../text/message.ts';

/**
 * `form` stands for the form as a whole (spec 1 §5 and §8, spec 2 §5). The field offers `meant` as a
 * correction. `others` are of fields after it, which are marked too.
 */
export type Problem<Field extends string = string> = {
  readonly field: Field;
  readonly words: Words;
  readonly meant?: string;
  readonly others?: readonly Problem<Field>[];
};

/** Throws if no field is wrong. The fields are in the order of the screen. */
export function wrongFields<Field extends string>(...fields: readonly Result<unknown, Problem<Field>>[]) {
  const [first, ...others] = fields.flatMap(field =>
    field.ok ? [] : [field.error, ...(field.error.others ?? [])],
  );
  if (first === undefined) throw new Error('No field is wrong');
  return err({ ...first, others });
}
