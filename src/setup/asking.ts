import type { Question } from '../export/questions.ts';
import type { Typed } from './typed.ts';

/** The state that the fields of the page share. */
export type Asking = {
  readonly typed: Typed;
  /** Null for a correct field, and for one that has kept the focus so far. */
  readonly mistakeAt: (question: Question) => string | null;
  readonly notesAt: (question: Question) => readonly string[];
  readonly type: (question: Question, text: string) => void;
  readonly leave: (question: Question) => void;
};
