import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeText } from './write.ts';

/** The package whose font we serve: letters of Hindi and Marathi for devices that have none. */
export const fontPackage = 'node_modules/@fontsource/noto-sans-devanagari';

/** The font's files, and the weights of the app (`--bold` is 650) that each of them draws. */
const weights = [
  { file: '400', drawn: '400', local: 'Noto Sans Devanagari' },
  { file: '600', drawn: '600 700', local: 'Noto Sans Devanagari SemiBold' },
] as const;

/** Devanagari and its joiners. Figures, Latin letters and the sign of the rupee stay in the system's font. */
const range = 'U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+25CC, U+A8E0-A8FF';

/**
 * Copies the font into dist/assets and writes its style sheet. A browser loads a file only when a text needs it and the
 * device does not have the font itself. Returns the sheet's path below dist/.
 */
export function writeFonts(base: string): string {
  mkdirSync('dist/assets', { recursive: true });
  const faces = weights.map(({ file, drawn, local }) => {
    const bytes = readFileSync(`${fontPackage}/files/noto-sans-devanagari-devanagari-${file}-normal.woff2`);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    const path = `assets/devanagari-${file}-${hash}.woff2`;
    writeFileSync(`dist/${path}`, bytes);
    return (
      `@font-face{font-family:'Noto Sans Devanagari';font-weight:${drawn};font-display:swap;` +
      `src:local('${local}'),url(${base}/${path}) format('woff2');unicode-range:${range}}`
    );
  });
  return writeText('dist/assets', 'fonts.css', faces.join('\n'));
}
