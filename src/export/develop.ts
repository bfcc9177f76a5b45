import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Served while watching only. It asks its own origin, the one place that the content policy always allows. */
export const liveReload = `let seen
setInterval(async () => {
  const page = await fetch('/', { cache: 'no-store' }).then(reply => reply.text(), () => seen)
  seen ??= page
  if (page !== seen) location.reload()
}, 700)
`;

/** Builds anew when the app changes, runs the mock beside it and starts that anew when it changes; its state stays. */
export async function develop(make: () => Promise<void>, mockFlags: readonly string[]): Promise<void> {
  const state = join(tmpdir(), `matka-dev-${process.pid}.json`);
  const command = ['--import', 'tsx', 'mock-server/main.ts', '--state', state, ...mockFlags];
  const start = (): ChildProcess => spawn(process.execPath, command, { stdio: 'inherit' });

  await make();
  let mock = start();
  const restart = async (): Promise<void> => {
    if (mock.exitCode !== null) mock = start();
    else mock.once('exit', () => (mock = start())).kill();
  };
  onChange(['src'], make);
  onChange(['mock-server', 'fixtures', 'src/contract', 'src/domain', 'src/lib'], restart);
  process.on('exit', () => mock.kill());
  process.on('SIGTERM', () => process.exit());
}

/** Acts once the files have been still for a moment; a failure has been printed by whoever failed. */
function onChange(folders: readonly string[], act: () => Promise<void>): void {
  let soon: NodeJS.Timeout | undefined;
  for (const folder of folders)
    watch(folder, { recursive: true }, () => {
      clearTimeout(soon);
      soon = setTimeout(() => void act().catch(() => undefined), 150);
    });
}
