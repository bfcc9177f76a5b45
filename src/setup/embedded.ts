import { unzipSync } from 'fflate';
import { type SiteFiles, textOf } from '../export/bytes.ts';
import type { Icons } from '../export/icons.ts';
import { parseJson } from '../lib/json.ts';
import type { Language } from '../text/translate.ts';

/** Pages as the app's screens draw them, without the look of a brand. */
export type PreviewPages = {
  readonly [L in Language]: { readonly login: string; readonly home: string };
};

export type Embedded = {
  /** The files of an unconfigured build. */
  readonly files: SiteFiles;
  readonly pages: PreviewPages;
  /** The fonts of Hindi and Marathi. */
  readonly fonts: string;
  /** The library that draws logos. */
  readonly resvg: Uint8Array;
  readonly ownIcons: Icons;
};

/** The data that src/export/setup-page.ts has put into the page. */
export type Packed = {
  /** The WebAssembly of brotli, as gzip in base64. */
  readonly brotli: string;
  /** A zip, as brotli in base64. The pages of an export are so alike that together they are small. */
  readonly kept: string;
};

export function embeddedIn(zip: Uint8Array): Embedded {
  const all = new Map(Object.entries(unzipSync(zip)));
  const file = (name: string): Uint8Array => all.get(name) ?? missing(name);
  return {
    files: new Map(
      [...all].flatMap(([path, bytes]) =>
        path.startsWith('export/') ? [[path.replace('export/', ''), bytes] as const] : [],
      ),
    ),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build has written it
    pages: parseJson(textOf(file('pages.json'))) as PreviewPages,
    fonts: textOf(file('fonts.css')),
    resvg: file('resvg.wasm'),
    ownIcons: Object.fromEntries(iconNames.map(name => [name, file(`export/dist/${name}`)])),
  };
}

const iconNames = [
  'icon.svg',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable.png',
  'apple-touch-icon.png',
  'favicon.ico',
];

function missing(name: string): never {
  throw new Error(`This file is not whole: ${name} is missing`);
}
