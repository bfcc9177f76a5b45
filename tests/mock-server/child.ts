import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { bundledMock } from '../support/bundled-mock.ts';

const running: ChildProcess[] = [];

/** Starts the mock as a separate process with these flags. */
export const run = (...flags: readonly string[]): ChildProcess =>
  runCommand(process.execPath, [bundledMock, ...flags]);

/** Starts any command, such as a shell that sets a limit and then starts the mock. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: Pick<SpawnOptions, 'uid' | 'gid'> = {},
): ChildProcess {
  const child = spawn(command, args, options);
  running.push(child);
  return child;
}

/** Waits for the end. Returns the output and the exit code. */
export async function finish(child: ChildProcess): Promise<{ code: unknown; out: string; err: string }> {
  let out = '';
  let err = '';
  child.stdout?.on('data', chunk => (out += String(chunk)));
  child.stderr?.on('data', chunk => (err += String(chunk)));
  await once(child, 'close');
  return { code: child.exitCode, out, err };
}

/** Waits for the printed address. */
export function address(child: ChildProcess): Promise<string> {
  let out = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', chunk => {
      out += String(chunk);
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(out)?.[0];
      if (url !== undefined) resolve(url);
    });
    child.once('exit', () => {
      reject(new Error('It ended without an address'));
    });
  });
}

/** Ends processes that a failed test left running. Call it in `afterAll`. */
export function killAll(): void {
  for (const child of running.splice(0)) child.kill('SIGKILL');
}
