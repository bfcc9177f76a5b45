import { statSync } from 'node:fs';
import type { Metafile } from 'esbuild';
import type { Bundle } from './bundle.ts';
import { scriptsOf } from './pages.ts';

type Outputs = Metafile['outputs'];

/** The sum of the packed files as they are sent, each by itself. */
const sentBytes = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + statSync(`${file}.br`).size, 0);

/** The first load of a packed build as text: its bytes by package before compression, the largest first, and its sum as sent. */
export function report(bundle: Bundle): string {
  const first = scriptsOf(bundle, 'entry');
  const packages = bytesByPackage(bundle.outputs, first);
  const rows = packages.map(([owner, bytes]) => `${kB(bytes)}  ${owner}`);
  return ['The first load by package', ...rows, `${kB(sentBytes(first))}  sent (brotli)`].join('\n');
}

function bytesByPackage(outputs: Outputs, files: readonly string[]): readonly (readonly [string, number])[] {
  const bytes = new Map<string, number>();
  for (const file of files)
    for (const [input, { bytesInOutput }] of Object.entries(outputs[file]?.inputs ?? {})) {
      const owner = /(?<=node_modules\/)(@[^/]+\/)?[^/]+|^src\/[^/]+/.exec(input)?.[0] ?? 'made by the build';
      bytes.set(owner, (bytes.get(owner) ?? 0) + bytesInOutput);
    }
  return [...bytes].toSorted(([, a], [, b]) => b - a);
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
