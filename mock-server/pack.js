// Packs the mock alone as `matka-mock-VERSION.tgz`, into the named folder or else here. It needs no other
// package: `npx ./matka-mock-VERSION.tgz` starts it.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const [, , place = '.', extra] = process.argv;
if (place === '--help') {
  console.log(`Pack the mock alone as matka-mock-VERSION.tgz, into a folder.

  npm run mock:pack -- FOLDER

  --help   print this page and exit

The folder is the current one if none is named. npx ./matka-mock-VERSION.tgz starts the mock.`);
  process.exit();
}
if (place.startsWith('-')) {
  console.error(`Unknown option '${place}' (--help prints the page)`);
  process.exit(2);
}
if (extra !== undefined) {
  console.error(`'${extra}' is one word too many (--help prints the page)`);
  process.exit(2);
}
if (statSync(place, { throwIfNoEntry: false })?.isFile() === true) {
  console.error(`${place} is a file, not a folder`);
  process.exit(2);
}
const target = resolve(place);
const folder = mkdtempSync(join(tmpdir(), 'matka-mock-'));

/** The files that it reads while it runs, at the same places as in the sources. */
const files = [
  'fixtures',
  'mock-server/console',
  'docs/openapi.json',
  'docs/postman.json',
  'src/ui/layout/tokens.css',
];
const bin = 'mock-server/http/mock.mjs';

try {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file), { recursive: true });
  }
  // A package of json-server reads these files from its own folder, which is now the bundle's.
  cpSync(join(root, 'node_modules/errorhandler/public'), join(folder, 'mock-server/http/public'), {
    recursive: true,
  });
  await build({
    absWorkingDir: root,
    entryPoints: ['mock-server/main.ts'],
    outfile: join(folder, bin),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    logLevel: 'error',
    // The packages of json-server are CommonJS and call `require` for modules of Node.
    banner: {
      js: "#!/usr/bin/env node\nimport { createRequire as packedRequire } from 'node:module'; import { fileURLToPath as packedPath } from 'node:url'; const require = packedRequire(import.meta.url); const __filename = packedPath(import.meta.url); const __dirname = packedPath(new URL('.', import.meta.url));",
    },
  });
  const about = {
    name: 'matka-mock',
    version,
    description: 'The mock provider of the matka app: its API, a console, faults and scenarios',
    license: 'UNLICENSED',
    type: 'module',
    engines: { node: '>=20.19' },
    bin: { 'matka-mock': bin },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
  writeFileSync(
    join(folder, 'README.md'),
    '# matka-mock\n\n`npx ./matka-mock-VERSION.tgz --api-only` starts it on http://127.0.0.1:3000; `--help` lists its flags.\n',
  );
  mkdirSync(target, { recursive: true });
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const packed = execFileSync(npm, ['pack', '--silent', '--pack-destination', target], {
    cwd: folder,
    encoding: 'utf8',
  });
  console.log(join(target, packed.trim()));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
