import type { Verifier } from '../../src/storage/verifier.ts';
import type { VerifierStore } from '../../src/state/core/environment-types.ts';

/** Keeps the password's verifier as long as its test; `kept` looks at it. */
export function memoryVerifiers(): VerifierStore & { readonly kept: () => Verifier | null } {
  let kept: Verifier | null = null;
  return {
    read: () => Promise.resolve(kept),
    write: verifier => {
      kept = verifier;
      return Promise.resolve();
    },
    clear: () => {
      kept = null;
      return Promise.resolve();
    },
    kept: () => kept,
  };
}
