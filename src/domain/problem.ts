import type { Words } from '../text/message.ts';

/**
 * Why a form was refused, by a rule or by the server (spec 1 §5 and §8, spec 2 §5): the field that is wrong, or `form`
 * for the whole, and what the player reads.
 */
export type Problem<Field extends string = string> = { readonly field: Field; readonly words: Words };
