import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A command of the laboratory, as npm runs it. */
function command(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

it('the README has a row for each experiment that --help names, and no other', () => {
  const { status, stdout } = command('tests/lab/lab.ts', '--help');
  expect(status).toBe(0);
  const named = Array.from(stdout.matchAll(/^ {2}(\w+) {2,}/gm), ([, name]) => name);
  const rows = Array.from(
    readFileSync('tests/lab/README.md', 'utf8').matchAll(/^\| `(\w+)`/gm),
    ([, name]) => name,
  );
  expect(rows).toEqual(named);
});

it('an experiment that is not there is named in one line, with code 2', () => {
  const { status, stdout, stderr } = command('tests/lab/lab.ts', 'bench-marks', 'bytes');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^No experiment is called 'bench-marks'; there are bench, .*\n$/);
});

it('the words after a name are for the experiment', () => {
  const { status, stdout, stderr } = command('tests/lab/lab.ts', 'bench', '--help');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('npm run lab -- bench bytes typing');
  expect(stdout.split('\n').length).toBeLessThan(50);
});

it('the bench names a wrong flag in one line, with code 2', () => {
  const { status, stdout, stderr } = command('tests/lab/lab.ts', 'bench', '--bogus');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain('--bogus');
});
