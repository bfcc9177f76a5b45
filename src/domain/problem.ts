import type { Message } from '../text/message.ts';

/** Why a form was refused: the field to blame, and what to tell the player (spec 1 §5, spec 2 §5). */
export type Problem<Field extends string> = Message & { readonly field: Field };
