import { parseArgs } from 'node:util';
import { expect, it } from 'vitest';
import { flagProblem } from '../../src/lib/flag-problem.ts';

const options = {
  host: { type: 'string' },
  latency: { type: 'string' },
  quiet: { type: 'boolean' },
} as const;

function problemOf(args: readonly string[]): string {
  try {
    parseArgs({ args: [...args], options });
    return 'none';
  } catch (error) {
    return flagProblem(error instanceof Error ? error.message : '', Object.keys(options));
  }
}

it.each([
  [['--hst', 'nginx'], "Unknown option '--hst'; did you mean --host?"],
  [['--nothing-like-it'], "Unknown option '--nothing-like-it'"],
  [['-x'], "Unknown option '-x'"],
  [['word'], "'word' is one word too many"],
  [['https://api.example.com'], "'https://api.example.com' is one word too many"],
  [['--host'], '--host needs a value'],
  [['--latency', '-1'], '--latency needs a value; write --latency=VALUE if it begins with a dash'],
  [['--host', '--quiet'], '--host needs a value; write --host=VALUE if it begins with a dash'],
  [['--quiet=yes'], "Option '--quiet' does not take an argument"],
])('says what is wrong with %j', (args, sentence) => {
  expect(problemOf(args)).toBe(`${sentence} (--help lists the flags)`);
});
