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

it('a flag that the build does not know is named, and nothing is built', () => {
  const { status, stderr } = command('build.ts', '--bogus', 'word');
  expect(status).toBe(2);
  expect(stderr).toBe(
    '--bogus, word: the build has only --watch, --docs, --base, --host, --unpacked, --no-sw, --demo, --setup, --stats, --help\n',
  );
});

const commands = [
  'build.ts',
  'src/export/configure.ts',
  'src/export/deploy-check.ts',
  'src/export/release.ts',
  'src/verify/main.ts',
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
