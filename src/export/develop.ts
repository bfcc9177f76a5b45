import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Fetches only its own origin, which the policy always allows. */
export const liveReload = `let seen
setInterval(async () => {
  const page = await fetch('/', { cache: 'no-store' }).then(reply => reply.text(), () => seen)
  seen ??= page
  if (page !== seen) location.reload()
}, 700)
`;

export async function develop(make: () => Promise<void>, mockFlags: readonly string[]): Promise<void> {
  const state = join(tmpdir(), `matka-dev-${process.pid}.json`);
  const command = ['mock-server/start.js', '--watch', '--state', state, ...mockFlags];
  const start = (): ChildProcess => spawn(process.execPath, command, { stdio: 'inherit' });

  await make();
  let mock = start();
  const restart = async (): Promise<void> => {
    if (mock.exitCode !== null) mock = start();
    else mock.once('exit', () => (mock = start())).kill();
  };
  onChange(['src'], make);
  // The mock watches its scenario itself.
  onChange(['mock-server', 'src/contract', 'src/domain', 'src/lib'], restart);
  process.on('exit', () => mock.kill());
  process.on('SIGTERM', () => process.exit());
}

/** Calls `act` 150 ms after the last change. `act` prints its own failures. */
function onChange(folders: readonly string[], act: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of folders)
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void act().catch(() => undefined), 150);
    });
}
