/**
 * The files of a site by their paths, such as `dist/login/index.html`. The files that set up a server are in
 * `hosting/`.
 */
export type SiteFiles = ReadonlyMap<string, Uint8Array>;

export const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
export const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

export function toBase64(bytes: Uint8Array): string {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
}

export const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), letter => letter.charCodeAt(0));

export const uint32At = (bytes: Uint8Array, place: number): number =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(place);
