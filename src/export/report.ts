import { statSync } from 'node:fs';
import type { Metafile } from 'esbuild';
import type { Bundle } from './bundle.ts';
import { scriptsOf } from './pages.ts';

type Outputs = Metafile['outputs'];

/** Bytes of packed files as they are sent: each by itself, brotli 11. */
const sentBytes = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + statSync(`${file}.br`).size, 0);

/** What the first load of a packed build carries and whose code it is, largest first, before compression. */
export function report(bundle: Bundle): string {
  const first = scriptsOf(bundle, 'entry');
  const shares = sharesOf(bundle.outputs, first);
  const rows = shares.map(([owner, bytes]) => `${kB(bytes)}  ${owner}`);
  return ['The first load by package', ...rows, `${kB(sentBytes(first))}  sent (brotli)`].join('\n');
}

function sharesOf(outputs: Outputs, files: readonly string[]): readonly (readonly [string, number])[] {
  const shares = new Map<string, number>();
  for (const file of files)
    for (const [input, { bytesInOutput }] of Object.entries(outputs[file]?.inputs ?? {})) {
      const owner = /(?<=node_modules\/)(@[^/]+\/)?[^/]+|^src\/[^/]+/.exec(input)?.[0] ?? 'made here';
      shares.set(owner, (shares.get(owner) ?? 0) + bytesInOutput);
    }
  return [...shares].toSorted(([, a], [, b]) => b - a);
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
