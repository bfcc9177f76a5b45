/** Something that was done or refused, for whoever asks later who did what. It holds no secret. */
export type AuditEvent = {
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
