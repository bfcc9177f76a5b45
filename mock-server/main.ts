// Starts the mock provider from the command line. Whatever is wrong ends in one clear line and exit code 2.
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createMockClock } from './data/clock.ts';
import { addScenarioFile } from './data/fixture.ts';
import type { Flags } from './cli/flags.ts';
import { parseFlags } from './cli/flags.ts';
import { help } from './cli/help.ts';
import { loadState } from './world/load-state.ts';
import { openMock } from './provider/mock.ts';
import { createRecorder } from './provider/record.ts';
import { builtSite, serve } from './http/server.ts';
import { createStore } from './world/store.ts';
import { auditOf } from './world/world.ts';
import { momentOf, wallTime } from './data/zone.ts';

const onePm = 13 * 60;

const parsed = parseFlags(process.argv.slice(2), Intl.DateTimeFormat().resolvedOptions().timeZone);
if (!parsed.ok) stop(parsed.error);
else if (parsed.value.help) console.log(help());
else start(parsed.value);

function start(flags: Flags): void {
  const { seed, zone, latency, host, port, contract } = flags;
  const scenario = flags.scenario.endsWith('.json') ? addScenarioFile(flags.scenario) : flags.scenario;
  const clock = createMockClock(Date.now, null);
  const begin =
    flags.now === 'real' || flags.record !== null
      ? null
      : (flags.now ?? momentOf(wallTime(Date.now(), zone).day, onePm, zone));
  const opened = openMock({ scenario, seed, zone, clock, latency, start: begin, contract });
  if (!opened.ok) return stop(opened.error);
  const mock = opened.value;
  if (flags.state !== null) {
    const loaded = loadState(mock.world, flags.state);
    if (!loaded.ok) return stop(loaded.error);
    mock.store = createStore(flags.state, mock.world, { tell: line => console.error(line) });
    // It has told what is wrong.
    if (!mock.store.save()) process.exit(2);
  }
  // Whoever reads our output may go; the server stays.
  process.stdout.on('error', () => undefined);
  const loopback = host === '127.0.0.1' || host === 'localhost' || host === '::1';
  const token = loopback ? null : randomBytes(12).toString('base64url');
  const { record: target, recordTo: file, recordKey: appKey } = flags;
  const recorder = target === null ? null : createRecorder({ target, file, appKey, fetch });
  const server = serve(mock, { site: flags.apiOnly ? null : builtSite(), token, recorder });
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      stop(`Port ${port} is busy: choose another with --port, or 0 for a free one`);
    else stop(`The server cannot start on ${host}:${port}: ${error.message}`);
  });
  server.listen(port, host, () => {
    const shown = host.includes(':') ? `[${host}]` : host;
    const address = `http://${shown}:${portOf(server.address())}`;
    console.log(`Matka mock server: ${address}`);
    if (!loopback) console.log('Warning: anyone who reaches this address can use the app and its API');
    const query = token === null ? '' : `?token=${token}`;
    if (token !== null || !flags.quiet) console.log(`Console:           ${address}/__mock/${query}`);
    if (flags.quiet) return;
    if (target !== null) console.log(`Recording:         ${target} into ${file}`);
    console.log(
      `Scenario:          ${mock.world.state.scenario}, ${auditOf(mock.world).total} points in all`,
    );
    console.log('Demo accounts:     9876543210 / demo1234 and 9876543211 / demo1234; every OTP is 1234');
    if (!flags.apiOnly && builtSite() === null) console.log('The app is not built: npm run build');
  });
  if (!flags.quiet)
    mock.journal.subscribe(({ path, status, ms, fault, violations }) => {
      const odd = [fault === null ? '' : `fault ${fault}`, ...violations].filter(text => text !== '');
      console.log([path, String(status), `${ms} ms`, ...odd].join('  '));
    });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      // Every answered call is on the disk by now; a provider that is being recorded may keep us waiting.
      server.close(() => process.exit());
      server.closeAllConnections();
    });
}

const portOf = (address: AddressInfo | string | null): number =>
  address !== null && typeof address === 'object' ? address.port : 0;

function stop(line: string): void {
  console.error(line);
  process.exit(2);
}
