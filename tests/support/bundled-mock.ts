import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** The mock server in one file: it starts in a third of the time that its sources need by tsx. */
export const bundledMock = 'node_modules/.cache/mock-server.mjs';

/** Makes it, once before all tests. */
export default async function setup(): Promise<void> {
  // Worktrees whose node_modules are hard links of each other would write into one and the same file.
  rmSync(bundledMock, { force: true });
  await build({
    entryPoints: ['mock-server/main.ts'],
    outfile: bundledMock,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    sourcemap: 'inline',
    // Its folders are found from where its sources stand.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL('mock-server/http/server.ts').href) },
  });
}
