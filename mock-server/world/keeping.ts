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

/** Something that was done or refused, for whoever asks later who did what. It holds no secret. */
type AuditEvent = {
  /** `login`, `submitBid`, `POST clock`, `start`, `refused`, … */
  readonly what: string;
  readonly ok: boolean;
  /** The player, by the last four digits of his mobile. */
  readonly who?: string;
  /** Why it was refused. */
  readonly why?: string;
  /** What the control API was asked for, with secrets masked. */
  readonly asked?: unknown;
};

export type AuditLog = { readonly note: (event: AuditEvent) => void };

/** For a world that keeps no folder. */
export const noAudit: AuditLog = { note: () => undefined };

/** A mobile number as a log may have it. */
export const lastDigits = (mobile: string): string => `******${mobile.slice(-4)}`;
