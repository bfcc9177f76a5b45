import * as v from 'valibot';

const bytes = v.custom<Uint8Array<ArrayBuffer>>(
  value => value instanceof Uint8Array && value.buffer instanceof ArrayBuffer,
);

// On plain http there is no `CryptoKey`.
const key = v.custom<CryptoKey>(value => typeof CryptoKey !== 'undefined' && value instanceof CryptoKey);

export const verifier = v.object({
  mobile: v.string(),
  rounds: v.number(),
  salt: bytes,
  key: v.nullable(key),
  mark: bytes,
});

/** An HMAC over the PBKDF2 (docs/reliability.md "Passwords and sessions"). `key` is null until a log-in over https. */
export type Verifier = v.InferOutput<typeof verifier>;
