export type Store = {
  /**
   * Called before each reply is sent. On failure it restores the last saved world, as if the refused call had
   * never come.
   */
  readonly save: () => boolean;
  /** Null as long as the world can be saved. */
  readonly trouble: () => string | null;
};

export const noStore: Store = { save: () => true, trouble: () => null };

/** An entry of the audit log. It contains no secret. */
type AuditEvent = {
  readonly what: string;
  readonly ok: boolean;
  /** The last four digits of the player's mobile number. */
  readonly who?: string;
  readonly why?: string;
  /** The request, with secrets masked. */
  readonly asked?: unknown;
};

export type AuditLog = { readonly note: (event: AuditEvent) => void };

export const noAudit: AuditLog = { note: () => undefined };

export const lastDigits = (mobile: string): string => `******${mobile.slice(-4)}`;
