export type Store = {
  /**
   * Called before each reply is sent. On failure the world is restored to what was saved last, so that the
   * refused call was not carried out.
   */
  readonly save: () => boolean;
  /** Null while the world can be saved. */
  readonly trouble: () => string | null;
};

export const noStore: Store = { save: () => true, trouble: () => null };

/** It holds no secret. */
type AuditEvent = {
  readonly what: string;
  readonly ok: boolean;
  /** The last four digits of his mobile. */
  readonly who?: string;
  readonly why?: string;
  /** With secrets masked. */
  readonly asked?: unknown;
};

export type AuditLog = { readonly note: (event: AuditEvent) => void };

export const noAudit: AuditLog = { note: () => undefined };

export const lastDigits = (mobile: string): string => `******${mobile.slice(-4)}`;
