import { parseArgs } from 'node:util';
import { isZone } from '../../src/domain/zone.ts';
import { flagProblem } from '../../src/lib/flag-problem.ts';
import { printable } from '../../src/lib/printable.ts';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { beyondClock, isClockTime } from '../data/clock.ts';
import { maxLatency } from '../data/fields.ts';
import { messageOf } from '../data/refusal.ts';
import { readScenario, scenarioNames } from '../data/scenario.ts';
import { parseMoment } from '../data/wall-time.ts';
import { contractModes, type ContractMode } from '../provider/request-check.ts';

export type Flags = {
  readonly port: number;
  readonly host: string;
  readonly allowHost: readonly string[];
  readonly scenario: string;
  /** Milliseconds that are added to every reply. */
  readonly latency: number;
  /** Milliseconds since 1970, `real`, or null for 1:00 PM of today. */
  readonly now: number | 'real' | null;
  readonly zone: string;
  readonly seed: number;
  readonly state: string | null;
  readonly quiet: boolean;
  /** Prints one line of JSON when it listens, and nothing else. */
  readonly readyJson: boolean;
  readonly apiOnly: boolean;
  readonly contract: ContractMode;
  readonly record: string | null;
  readonly recordTo: string;
  readonly recordKey: string | null;
  /** The file with the recorded provider's `config.json`. */
  readonly paths: string | null;
  readonly saveTo: string;
  /** Reloads the scenario when its file changes. */
  readonly watch: boolean;
  readonly har: string | null;
  readonly help: boolean;
};

const flagTypes = {
  port: { type: 'string', default: '3000' },
  host: { type: 'string', default: '127.0.0.1' },
  'allow-host': { type: 'string', multiple: true },
  scenario: { type: 'string', default: 'default' },
  latency: { type: 'string', default: '0' },
  now: { type: 'string' },
  tz: { type: 'string' },
  seed: { type: 'string', default: '1' },
  state: { type: 'string' },
  quiet: { type: 'boolean', default: false },
  ready: { type: 'string' },
  'api-only': { type: 'boolean', default: false },
  contract: { type: 'string', default: 'warn' },
  record: { type: 'string' },
  'record-to': { type: 'string' },
  'record-key': { type: 'string' },
  paths: { type: 'string' },
  'save-to': { type: 'string', default: 'saved-scenarios' },
  watch: { type: 'boolean', default: false },
  har: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

const maxSeed = 4_294_967_295;

/** `machineZone` is the default of `--tz`. */
export function parseFlags(argv: readonly string[], machineZone: string): Result<Flags, string> {
  const read = readArgs(argv);
  if (!read.ok) return read;
  const { values } = read;
  const port = whole(values.port, 65_535);
  if (port === null) return err(`--port takes a number from 0 to 65535, not '${values.port}'`);
  const latency = whole(values.latency, maxLatency);
  if (latency === null)
    return err(`--latency takes milliseconds, at most ${maxLatency}, not '${values.latency}'`);
  const seed = whole(values.seed, maxSeed);
  if (seed === null) return err(`--seed takes a whole number, at most ${maxSeed}, not '${values.seed}'`);
  const zone = values.tz ?? machineZone;
  if (!isZone(zone)) return err(`--tz takes a zone such as Asia/Kolkata, not '${zone}'`);
  const { now: start } = values;
  const now = start === undefined ? null : start === 'real' ? start : parseMoment(start, zone);
  if (now === null && start !== undefined)
    return err(`--now takes a time such as 2026-11-21T13:00:00Z, or real, not '${start}'`);
  if (typeof now === 'number' && !isClockTime(now)) return err(`--now: ${beyondClock}, not '${start}'`);
  const contract = contractModes.find(mode => mode === values.contract);
  if (contract === undefined)
    return err(`--contract takes ${contractModes.join(', ')}, not '${values.contract}'`);
  const { record = null } = values;
  if (record !== null && !/^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/.test(record))
    return err(`--record takes an address such as https://api.example.com, not '${record}'`);
  if (values.paths !== undefined && record === null) return err('--paths goes with --record');
  const isRecorded = record !== null || values.har !== undefined;
  const alone = (['record-to', 'record-key'] as const).find(name => values[name] !== undefined);
  if (alone !== undefined && !isRecorded) return err(`--${alone} goes with --record or --har`);
  const { 'record-to': recordTo = 'fixtures/scenarios/recorded.json' } = values;
  if (!/[\w-]\.json$/.test(recordTo)) return err(`--record-to takes a .json file, not '${recordTo}'`);
  if (values.har !== undefined && record !== null) return err('--har and --record cannot go together');
  if (values.ready !== undefined && values.ready !== 'json')
    return err(`--ready takes json, not '${values.ready}'`);
  const { host, scenario, quiet, help, watch, 'api-only': apiOnly, 'save-to': saveTo } = values;
  if (saveTo === '') return err('--save-to takes a folder');
  if (host === '') return err('--host takes an address such as 127.0.0.1');
  const { 'allow-host': allowHost = [] } = values;
  const noName = allowHost.find(name => !/^[\w-]+(\.[\w-]+)*$/.test(name));
  if (noName !== undefined) return err(`--allow-host takes a name such as demo.example, not '${noName}'`);
  return ok({
    port,
    host,
    allowHost,
    scenario,
    latency,
    now,
    zone,
    seed,
    state: values.state ?? null,
    quiet,
    readyJson: values.ready === 'json',
    apiOnly,
    contract,
    record,
    recordTo,
    recordKey: values['record-key'] ?? null,
    paths: values.paths ?? null,
    saveTo,
    watch,
    har: values.har ?? null,
    help,
  });
}

function readArgs(argv: readonly string[]) {
  try {
    const { values } = parseArgs({ args: [...argv], options: flagTypes, strict: true });
    return { ok: true, values } as const;
  } catch (error) {
    return err(flagProblem(messageOf(error), Object.keys(flagTypes)));
  }
}

const whole = (text: string, most: number): number | null =>
  /^\d{1,10}$/.test(text) && Number(text) <= most ? Number(text) : null;

export function help(): string {
  const scenarios = scenarioNames().map(name => {
    const scenario = readScenario(name);
    return `  ${name.padEnd(20)} ${printable(scenario.ok ? scenario.value.shows : '')}`;
  });
  return `Run the mock provider: the built app, its API, and a console at /__mock/.

  npm start -- --scenario result-day --port 4000

  --port N          port to listen on (3000; 0 takes a free one)
  --host H          address to bind (127.0.0.1)
  --allow-host NAME also answer to this host name, such as a tunnel's; can be repeated
  --scenario NAME   scenario to start (default), or a .json file of your own
  --latency MS      delay every reply
  --now ISO|real    time to start at (1:00 PM of today), or real for the machine's time
  --tz ZONE         time zone of the provider (the machine's)
  --seed N          seed of all random numbers (1)
  --state FILE      keep the state in a file, and continue from it
  --contract MODE   treatment of requests that break the contract: off, warn (note them), strict (fail them)
  --watch           restart the scenario when its file changes; a file with a mistake changes nothing
  --save-to FOLDER  folder for scenarios that the console saves (saved-scenarios)
  --record URL      forward the calls to a real provider and record a scenario, with secrets replaced
  --record-to FILE  file to record to (fixtures/scenarios/recorded.json)
  --record-key KEY  the real application key, for forwarded calls
  --paths FILE      a config.json with the hosts, appKey, paths and sessionCookie of the recorded provider
  --har FILE        convert a browser's HAR file to a scenario (in --record-to) and start it
  --api-only        serve without the app
  --quiet           print only the address
  --ready json      print only one line of JSON, when the mock listens
  --help            print this list and exit

Scenarios:
${scenarios.join('\n')}`;
}
