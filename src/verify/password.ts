import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { err, ok, type Result } from '../lib/result.ts';

/**
 * The player's password: from a file, or from standard input, where a terminal does not show it. Never from the command
 * line, which other users of the machine can read.
 */
export async function readPassword(file: string | null): Promise<Result<string, string>> {
  if (file === null) return notEmpty(await fromInput(), 'No password came from standard input');
  try {
    return notEmpty(readFileSync(file, 'utf8'), `${file} is empty`);
  } catch {
    return err(`${file} cannot be read`);
  }
}

function notEmpty(text: string, problem: string): Result<string, string> {
  const [line = ''] = text.split(/\r?\n/);
  return line === '' ? err(problem) : ok(line);
}

async function fromInput(): Promise<string> {
  const { stdin } = process;
  if (stdin.isTTY) process.stderr.write('Password: ');
  const silent = new Writable({ write: (_, __, done) => done() });
  const lines = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (stdin.isTTY) process.stderr.write('\n');
  }
}
