import { initWasm } from '@resvg/resvg-wasm';
import startBrotli, { compress, decompress } from 'brotli-wasm/pkg.web/brotli_wasm.js';
import { gunzipSync } from 'fflate';
import type { Kit } from '../export/apply-site.ts';
import { fromBase64 } from '../export/bytes.ts';
import { once } from '../lib/once.ts';
import { type Embedded, embeddedIn, type Packed } from './embedded.ts';

export type Equipment = { readonly embedded: Embedded; readonly kit: Kit };

/** The same libraries as those of node-kit.ts, with the same options. */
export async function unpack({ brotli, kept }: Packed): Promise<Equipment> {
  await startBrotli(gunzipSync(fromBase64(brotli)));
  const embedded = embeddedIn(decompress(fromBase64(kept)));
  return {
    embedded,
    kit: {
      ownIcons: embedded.ownIcons,
      brotli: bytes => compress(bytes, { quality: 11 }),
      loadDrawing: once(async () => initWasm(embedded.resvg)),
    },
  };
}
