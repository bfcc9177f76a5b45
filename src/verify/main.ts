// The command `npm run verify` (docs/providers.md). Exit code 1 if something does not fit, 2 for a wrong
// start.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { printable } from '../lib/printable.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { type Flags, help, parseFlags } from './flags.ts';
import { allFits, reports } from './report.ts';
import { type Task, verify } from './run.ts';

const flags = parseFlags(process.argv.slice(2));
if (!flags.ok) stop(flags.error);
else if (flags.value === null) console.log(help);
else await check(flags.value);

async function check({ config, origin, mobile, passwordFile, ...rest }: Flags): Promise<void> {
  let login: Task['login'] = null;
  if (mobile !== null) {
    const password = await readPassword(passwordFile);
    if (!password.ok) return stop(password.error);
    login = { phone: mobile, password: password.value };
  }
  const calls = await verify({
    config,
    site: {
      origin,
      credentials: config.sessionCookie !== null,
      serverClock: config.clock === 'server',
    },
    login,
    receiver: rest.receiver,
    named: rest.named,
    timeoutMs: rest.timeoutMs,
    fetch: globalThis.fetch,
    deviceNow: Date.now,
    wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
    tell: line => console.error(line),
  });
  const report = reports[rest.format]?.(calls) ?? '';
  // A hanging request must not keep the process alive.
  process.stdout.write(`${report}\n`, () => process.exit(allFits(calls) ? 0 : 1));
}

function stop(line: string): void {
  console.error(printable(line));
  process.exitCode = 2;
}

/**
 * Never from the command line, which other users of the machine can read. A terminal does not echo the
 * password.
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
