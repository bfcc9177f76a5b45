/** The kind of a file by its first bytes, which its name may contradict. */
export type FileKind = 'PNG' | 'GIF' | 'JPEG' | 'WebP' | 'BMP' | 'ICO' | 'AVIF or HEIC' | 'PDF' | 'zip';

const beginnings: readonly (readonly [kind: FileKind, begins: RegExp])[] = [
  ['PNG', /^\x89PNG/],
  ['GIF', /^GIF8/],
  ['JPEG', /^\xff\xd8\xff/],
  ['WebP', /^RIFF.{4}WEBP/s],
  ['BMP', /^BM.{4}\0{4}/s],
  ['ICO', /^\0\0\x01\0/],
  ['AVIF or HEIC', /^.{4}ftyp/s],
  ['PDF', /^%PDF/],
  ['zip', /^PK\x03\x04/],
];

/** Null for a text, such as an SVG, and for any other file. */
export function fileKind(bytes: Uint8Array): FileKind | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  return beginnings.find(([, begins]) => begins.test(start))?.[0] ?? null;
}
