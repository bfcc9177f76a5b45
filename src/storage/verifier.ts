import * as v from 'valibot';

const bytes = v.custom<Uint8Array<ArrayBuffer>>(
  value => value instanceof Uint8Array && value.buffer instanceof ArrayBuffer,
);

/** On plain http there is no `CryptoKey` to compare with. */
const key = v.custom<CryptoKey>(value => typeof CryptoKey !== 'undefined' && value instanceof CryptoKey);

export const verifier = v.object({
  /** Whose password it is. */
  mobile: v.string(),
  rounds: v.number(),
  salt: bytes,
  key: v.nullable(key),
  mark: bytes,
});

/**
 * What a password can be checked against without being kept (docs/reliability.md "Passwords and sessions"): PBKDF2 of
 * its bytes, and over that an HMAC whose key cannot leave the browser it was made in. `key` is null where the browser
 * had no `crypto.subtle` (plain http): such a verifier is weak, and the next login over https renews it.
 */
export type Verifier = v.InferOutput<typeof verifier>;
