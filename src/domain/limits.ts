/** Spec 1 §4 and §9, spec 2 §9. */
export const limits = {
  /** Room for a list of 500 rows, which has about 5,000 letters. */
  pastedLetters: 20_000,
  minimumBid: 10,
  minimumTransfer: 100,
  /** A tap on a closed market (spec 1 §4). */
  vibrateMs: 100,
  shakeMs: 500,
  soonMinutes: 15,
  toastMs: 3000,
  /** From a changed password to the login screen (spec 1 §4). */
  redirectMs: 1500,
  /** From the opened UPI link to the fund request (spec 1 §4). */
  fundPostMs: 2000,
  otpLength: 4,
  resendSeconds: 30,
  menuNameLength: 10,
  /**
   * CSS pixels (spec 1 §4): the hint appears at `threshold`, stops at `maximum`, and a release at `reload`
   * reloads.
   */
  pullThreshold: 60,
  pullMaximum: 80,
  pullReload: 50,
  pullRefreshMs: 500,
} as const;
