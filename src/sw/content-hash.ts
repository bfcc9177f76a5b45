/** 128 bits of the SHA-256 of a file's bytes, in base64. The build and the worker compare them. */
export async function contentHash(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest.subarray(0, 16)));
}
