// A wrong start ends with one line and exit code 2.
import { randomBytes } from 'node:crypto';
import type { Config } from '../src/api/config.ts';
import { printable } from '../src/lib/printable.ts';
import { parseFlags, type Flags } from './cli/flags.ts';
import { createMockClock } from './data/clock.ts';
import { addScenarioFile } from './data/scenario.ts';
import { momentOf, wallTime } from './data/wall-time.ts';
import { keepScenariosIn } from './http/disk-fixtures.ts';
import { builtSite, serve } from './http/server.ts';
import { openMock, type Mock } from './provider/mock.ts';
import type { Recorder } from './provider/recorder.ts';
import { runningAudit } from './rules/ledger.ts';

const onePm = 13 * 60;

const parsed = parseFlags(process.argv.slice(2), Intl.DateTimeFormat().resolvedOptions().timeZone);
if (!parsed.ok) stop(parsed.error);
else if (parsed.value.help) console.log((await import('./cli/flags.ts')).help());
else await start(parsed.value);

async function start(flags: Flags): Promise<void> {
  const { seed, zone, latency, host, port, contract } = flags;
  for (const saved of keepScenariosIn(flags.saveTo)) addScenarioFile(saved);
  const asked = flags.har === null ? flags.scenario : await scenarioOfHar(flags.har, flags);
  const scenario = asked.endsWith('.json') ? addScenarioFile(asked) : asked;
  const clock = createMockClock(Date.now, null);
  const usual = momentOf(wallTime(Date.now(), zone).day, onePm, zone);
  const begin = flags.now === 'real' || flags.record !== null ? null : (flags.now ?? usual);
  const startIsAsked = flags.now !== null || flags.record !== null;
  const opened = openMock({ scenario, seed, zone, clock, latency, start: begin, startIsAsked, contract });
  if (!opened.ok) return stop(opened.error);
  const mock = opened.value;
  if (flags.state !== null) {
    const { keepWorld } = await import('./cli/keep-world.ts');
    const kept = keepWorld(mock, flags.state, tell);
    if (!kept.ok) return stop(kept.error);
  }
  // The server goes on if the reader of its output ends.
  process.stdout.on('error', () => undefined);
  const isLoopback = host === '127.0.0.1' || host === 'localhost' || host === '::1';
  const token = isLoopback ? null : randomBytes(16).toString('base64url');
  const recorder = await recorderOf(flags);
  const { apiOnly, allowHost } = flags;
  const hosts = [host, ...allowHost];
  const server = serve(mock, { site: apiOnly ? null : builtSite(), apiOnly, token, hosts, recorder });
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      stop(`Port ${port} is busy: choose another with --port, or 0 for a free one`);
    else stop(`The server cannot start on ${host}:${port}: ${error.message}`);
  });
  server.listen(port, host, () => {
    const listening = server.address();
    const shownPort = typeof listening === 'object' ? listening?.port : port;
    printStart(mock, flags, `http://${host.includes(':') ? `[${host}]` : host}:${shownPort}`, token);
  });
  if (!flags.quiet && !flags.readyJson)
    mock.journal.subscribe(({ path, status, ms, fault, violations }) => {
      const notes = [...(fault === null ? [] : [`fault ${fault}`]), ...violations];
      console.log(printable([path, String(status), `${ms} ms`, ...notes].join('  ')));
    });
  if (flags.watch) {
    const { watchScenario } = await import('./cli/scenario-files.ts');
    watchScenario(mock, { name: scenario, report: tell });
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      mock.audit.note({ what: 'stop', ok: true });
      // `exit` ends calls that still wait for a recorded provider.
      server.close(() => process.exit());
      server.closeAllConnections();
    });
}

/** Loaded only by starts that record, so that other starts are faster. */
async function recorderOf(flags: Flags): Promise<Recorder | null> {
  const { record: target, recordTo: file, recordKey: appKey } = flags;
  if (target === null) return null;
  const { createRecorder } = await import('./provider/recorder.ts');
  const config = flags.paths === null ? null : await configOf(flags.paths, target, appKey);
  return createRecorder({ target, file, appKey, config, fetch, report: tell });
}

/** The site `/` of the config is the provider's own site. */
async function configOf(paths: string, api: string, appKey: string | null): Promise<Config | null> {
  const { readConfig } = await import('../src/verify/read-config.ts');
  const key = appKey ?? undefined;
  const read = readConfig({ paths, api, key }, api, new Map([['appKey.value', '--record-key']]));
  if (read.ok) return read.value;
  stop(read.error);
  return null;
}

async function scenarioOfHar(har: string, { recordTo, recordKey }: Flags): Promise<string> {
  const { writeHarScenario } = await import('./cli/scenario-files.ts');
  const written = writeHarScenario(har, recordTo, recordKey);
  if (!written.ok) stop(written.error);
  else tell(written.value);
  return recordTo;
}

function printStart(mock: Mock, flags: Flags, address: string, token: string | null): void {
  if (flags.readyJson) {
    console.log(JSON.stringify(readyLine(mock, address, token)));
    return;
  }
  console.log(`${flags.apiOnly ? 'API:    ' : 'The app:'}           ${address}`);
  if (token !== null) console.log('Warning: anyone who reaches this address can use the app and its API');
  const query = token === null ? '' : `?token=${token}`;
  if (token !== null || !flags.quiet) console.log(`Console:           ${address}/__mock/${query}`);
  if (flags.quiet) return;
  if (flags.record !== null) console.log(`Recording:         ${flags.record} into ${flags.recordTo}`);
  console.log(
    `Scenario:          ${printable(mock.world.state.scenario)}, ${runningAudit(mock.world.state.data).total} points in all`,
  );
  console.log('Demo accounts:     9876543210 / demo1234 and 9876543211 / demo1234; every OTP is 1234');
  if (!flags.apiOnly && builtSite() === null) console.log('The app is not built: npm run build');
}

const readyLine = ({ world }: Mock, url: string, token: string | null): object => ({
  ready: true,
  url,
  console: `${url}/__mock/${token === null ? '' : `?token=${token}`}`,
  health: `${url}/__mock/health`,
  pid: process.pid,
  scenario: world.state.scenario,
  now: new Date(world.clock.now()).toISOString(),
  zone: world.zone,
  token,
});

/** File names and texts of other servers must not control the terminal. */
function tell(line: string): void {
  console.error(printable(line));
}

function stop(line: string): void {
  tell(line);
  process.exit(2);
}
