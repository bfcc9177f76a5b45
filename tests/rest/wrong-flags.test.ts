import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** A command of this repository, as npm runs it. */
function command(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

it('--help of configure lists its flags, and a wrong flag is one line', () => {
  const { status, stdout } = command('src/export/configure.ts', '--help');
  expect(status).toBe(0);
  for (const flag of ['--api', '--headline', '--gateway', '--app-key', '--set', '--help'])
    expect(stdout).toContain(`  ${flag} `);
  const wrong = command('src/export/configure.ts', '--apy', 'x');
  expect(wrong.status).toBe(2);
  expect(wrong.stderr.trim().split('\n')).toHaveLength(1);
  expect(wrong.stderr).toContain('--apy');
});

it.each([
  [['--hst', 'nginx'], "Unknown option '--hst'; did you mean --host? (--help lists the flags)"],
  [['word'], "'word' is one word too many (--help lists the flags)"],
  [['--setup=yes'], "Option '--setup' does not take an argument (--help lists the flags)"],
  [['--base'], '--base needs a value (--help lists the flags)'],
])('the build refuses %j in one line, and builds nothing', (flags, line) => {
  expect(command('build.ts', ...flags)).toEqual({ status: 2, stdout: '', stderr: `${line}\n` });
});

const commands = [
  'build.ts',
  'src/export/configure.ts',
  'src/export/deploy-check.ts',
  'src/export/release.ts',
  'src/verify/main.ts',
  'mock-server/pack.js',
];

it.each(commands)('%s --help is one page on standard output, and nothing else happens', file => {
  const { status, stdout, stderr } = command(file, '--help');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('--help');
  expect(stdout).toMatch(/^  npm run [a-z-]+/m);
  expect(stdout.split('\n').length).toBeLessThan(50);
});

it.each(commands)('%s names a wrong flag in one line, with code 2', file => {
  const { status, stdout, stderr } = command(file, '--bogus');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain('--bogus');
});

it.each([
  [['folder', 'word'], "'word' is one word too many (--help prints the page)"],
  [['package.json'], 'package.json is a file, not a folder'],
])('the packing of the mock refuses %j in one line, and packs nothing', (words, line) => {
  expect(command('mock-server/pack.js', ...words)).toEqual({ status: 2, stdout: '', stderr: `${line}\n` });
});
