/** Saves a world beyond the life of the process. */
export type Store = {
  /**
   * Saves the world; called before each reply is sent. False on failure: then the world is restored to what was saved
   * last, so that a call which is refused for this was not carried out.
   */
  readonly save: () => boolean;
  /** Why the world cannot be saved, in one line; null while it can. */
  readonly trouble: () => string | null;
};

/** For a world that ends with the process. */
export const noStore: Store = { save: () => true, trouble: () => null };
