import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm } from '@resvg/resvg-wasm';
import { once } from '../lib/once.ts';
import type { Kit } from './apply-site.ts';
import type { Icons } from './icons.ts';

const require = createRequire(import.meta.url);
const ownFolder = new URL('own-icons/', import.meta.url);

/**
 * The icons that `iconsOf` draws of the default mark. They are cached, because drawing takes half a second.
 */
const ownIcons = (): Icons =>
  Object.fromEntries(readdirSync(ownFolder).map(name => [name, readFileSync(new URL(name, ownFolder))]));

/** The kit of a terminal. setup.html has its own. */
export const nodeKit: Kit = {
  ownIcons: ownIcons(),
  brotli(bytes) {
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- require knows no types
    const { compress }: Awaited<typeof import('brotli-wasm').default> = require('brotli-wasm');
    return compress(bytes, { quality: 11 });
  },
  loadDrawing: once(async () => initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')))),
};
