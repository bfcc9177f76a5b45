import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** The mock server in one file. It starts in a third of the time that its sources need with tsx. */
export const bundledMock = 'node_modules/.cache/mock-server.mjs';

/** Makes the file once, before all tests. */
export default async function setup(): Promise<void> {
  // If two worktrees share hard links in node_modules, both would write into the same file.
  rmSync(bundledMock, { force: true });
  await build({
    entryPoints: ['mock-server/main.ts'],
    outfile: bundledMock,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    sourcemap: 'inline',
    // The mock finds its folders from the place of its sources.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL('mock-server/http/server.ts').href) },
  });
}
