// `npm run unit`: units and screens, without a browser. What follows is for Vitest, a file or a folder say; `related` runs
// what imports a file changed since the last commit, `related main` since that branch.
import { spawnSync } from 'node:child_process';

const [first, ...rest] = process.argv.slice(2);
const words = first === undefined ? [] : first === 'related' ? ['--changed', ...rest] : [first, ...rest];
const command = ['run', '--config', 'tests/vitest.config.ts', ...words];
process.exitCode = spawnSync('vitest', command, { stdio: 'inherit' }).status ?? 1;
