/** The kind of a file by its first bytes, which its name may contradict. */
export type FileKind = 'PNG' | 'GIF' | 'JPEG' | 'WebP' | 'BMP' | 'ICO' | 'AVIF or HEIC' | 'PDF' | 'zip';

/** Each byte is one letter. */
const beginnings: readonly (readonly [kind: FileKind, text: string, place: number])[] = [
  ['PNG', '\u0089PNG', 0],
  ['GIF', 'GIF8', 0],
  ['JPEG', '\u00ff\u00d8\u00ff', 0],
  ['WebP', 'WEBP', 8],
  ['BMP', 'BM', 0],
  ['ICO', '\0\0\u0001\0', 0],
  ['AVIF or HEIC', 'ftyp', 4],
  ['PDF', '%PDF', 0],
  ['zip', 'PK\u0003\u0004', 0],
];

/** Null for a text, such as an SVG, and for any other file. */
export function fileKind(bytes: Uint8Array): FileKind | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  return beginnings.find(([, text, place]) => start.startsWith(text, place))?.[0] ?? null;
}
