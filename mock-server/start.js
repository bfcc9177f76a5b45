// Starts the mock as one bundled file, which is made again after a change. It starts in a third of tsx's time
// and needs half of the memory. `--build` first builds the app.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bundle = join(root, 'node_modules/.cache/mock-server-start.mjs');

const timesOf = async files =>
  Object.fromEntries(
    await Promise.all(
      files.map(async file => [
        file,
        await stat(join(root, file)).then(
          ({ mtimeMs }) => mtimeMs,
          () => null,
        ),
      ]),
    ),
  );

/** The last line of the file has the times of its sources. */
async function isCurrent() {
  try {
    const made = JSON.parse((await readFile(bundle, 'utf8')).split('\n// ').at(-1));
    return JSON.stringify(await timesOf(Object.keys(made))) === JSON.stringify(made);
  } catch {
    return false;
  }
}

/** The file is complete at any moment, because several mocks may start at the same time. */
async function make() {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['mock-server/main.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    write: false,
    metafile: true,
    // The mock finds its folders from the place of its sources, which its address contains.
    banner: { js: "const sources = new URL(import.meta.url).searchParams.get('sources');" },
    define: { 'import.meta.url': 'sources' },
  });
  const times = await timesOf([...Object.keys(metafile.inputs), 'mock-server/start.js']);
  const beside = `${bundle}.${process.pid}`;
  try {
    await mkdir(dirname(bundle), { recursive: true });
    await writeFile(beside, `${outputFiles[0].text}\n// ${JSON.stringify(times)}`);
    await rename(beside, bundle);
  } catch (error) {
    console.error(`${bundle} cannot be written (${error.code}); use node --import tsx mock-server/main.ts`);
    process.exit(2);
  }
}

async function buildApp() {
  const build = spawn(process.execPath, ['--import', 'tsx', 'build.ts', '--unpacked'], {
    cwd: root,
    stdio: 'inherit',
  });
  const [code] = await once(build, 'exit');
  if (code !== 0) process.exit(code ?? 1);
}

// The mock is made while the app is built.
const withApp = process.argv[2] === '--build';
if (withApp) process.argv.splice(2, 1);
const asksForHelp = process.argv.includes('--help');
await Promise.all([withApp && !asksForHelp && buildApp(), (await isCurrent()) || make()]);
const started = pathToFileURL(bundle);
started.searchParams.set('sources', new URL('http/server.ts', import.meta.url).href);
await import(started.href);
