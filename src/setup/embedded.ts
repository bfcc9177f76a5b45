import { unzipSync } from 'fflate';
import { type SiteFiles, textOf } from '../export/bytes.ts';
import type { Icons } from '../export/icons.ts';
import { parseJson } from '../lib/json.ts';
import type { Language } from '../text/translate.ts';

/** As the app's screens draw them, without a brand's look. */
export type PreviewPages = {
  readonly [L in Language]: { readonly login: string; readonly home: string };
};

export type Embedded = {
  /** The build that nobody has configured. */
  readonly files: SiteFiles;
  readonly pages: PreviewPages;
  /** For Hindi and Marathi. */
  readonly fonts: string;
  /** To draw logos with. */
  readonly resvg: Uint8Array;
  readonly ownIcons: Icons;
};

/** What src/export/setup-page.ts has put into the page. */
export type Packed = {
  /** The WebAssembly that unpacks and packs, by gzip in base64. */
  readonly brotli: string;
  /** A zip, by brotli in base64: the pages of an export are so alike that together they are small. */
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
