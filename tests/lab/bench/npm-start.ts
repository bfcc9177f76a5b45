import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { median, type Section } from './section.ts';

const turns = 3;
const page = 'http://127.0.0.1:3000/login';

/** The newcomer's command, which builds the app too; without the caches of earlier commands. */
export async function npmStart(): Promise<Section> {
  const times: number[] = [];
  while (times.length < turns) times.push(await untilServed());
  return {
    title: 'npm start',
    figures: [
      {
        what: `from the command until the page is served: median of ${turns}`,
        value: median(times),
        unit: 'ms',
        limit: { value: 2000, of: 'value', at: 'most' },
      },
    ],
  };
}

async function untilServed(): Promise<number> {
  if (await isServed()) throw new Error('Port 3000 is taken');
  rmSync('node_modules/.cache', { recursive: true, force: true });
  const caches = mkdtempSync(join(tmpdir(), 'matka-start-'));
  const began = performance.now();
  const command = spawn('npm', ['start'], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, TMPDIR: caches },
  });
  const ended = new Promise<never>((_, reject) => {
    command.once('exit', code => reject(new Error(`npm start ended with ${code}`)));
  });
  const served = async (): Promise<number> => {
    while (!(await isServed())) await wait(10);
    return performance.now() - began;
  };
  try {
    return await Promise.race([served(), ended]);
  } finally {
    ended.catch(() => undefined);
    if (command.pid !== undefined) process.kill(-command.pid);
    while (await isServed()) await wait(10);
    rmSync(caches, { recursive: true, force: true });
  }
}

const isServed = (): Promise<boolean> =>
  fetch(page).then(
    reply => reply.ok,
    () => false,
  );
