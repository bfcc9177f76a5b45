/** A mutant that no test has to notice. It is found by its words, not by its line, which moves. */
export type AcceptedMutant = {
  readonly file: string;
  /** The words in the source, as the report has them: on one line, at most 80 letters. */
  readonly was: string;
  /** The words in their place, likewise. */
  readonly becomes: string;
  readonly reason: string;
};

/** The survivors that may stay, each with its reason. */
export const acceptedMutants: readonly AcceptedMutant[] = [];
