/** A short stand-in for a text that should not lie about as it is (FNV-1a, 64 bits). No secret is safe in it. */
export function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const letter of text) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(letter.codePointAt(0) ?? 0)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}
