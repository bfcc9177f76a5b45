import { parseArgs } from 'node:util';
import type { Config } from '../api/config.ts';
import { type EndpointId, endpointIds, endpointOf } from '../contract/index.ts';
import { parsePhone, type Phone } from '../domain/phone.ts';
import { flagProblem } from '../lib/flag-problem.ts';
import { nearestName } from '../lib/nearest-name.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { ways } from './plan.ts';
import { readConfig } from './read-config.ts';

/** docs/providers.md "All flags" explains them. */
export type Flags = {
  readonly config: Config;
  readonly origin: string | null;
  readonly mobile: Phone | null;
  /** The file with the password, or null to read standard input. */
  readonly passwordFile: string | null;
  readonly receiver: Phone | null;
  readonly named: readonly EndpointId[];
  readonly timeoutMs: number;
  readonly format: 'table' | 'json' | 'junit';
};

const flagTypes = {
  api: { type: 'string' },
  headline: { type: 'string' },
  gateway: { type: 'string' },
  key: { type: 'string' },
  paths: { type: 'string' },
  origin: { type: 'string' },
  mobile: { type: 'string' },
  'password-file': { type: 'string' },
  receiver: { type: 'string' },
  also: { type: 'string', multiple: true },
  money: { type: 'string', multiple: true },
  timeout: { type: 'string', default: '15' },
  json: { type: 'boolean', default: false },
  junit: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** Returns null for a request for help. An error is one line. */
export function parseFlags(argv: readonly string[]): Result<Flags | null, string> {
  const read = readArgs(argv);
  if (!read.ok) return read;
  const { values } = read;
  if (values.help) return ok(null);
  const origin = values.origin === undefined ? ok(null) : originOf(values.origin);
  if (!origin.ok) return origin;
  const config = configOf(values, origin.value);
  if (!config.ok) return config;
  const mobile = phoneOf('--mobile', values.mobile);
  if (!mobile.ok) return mobile;
  const receiver = phoneOf('--receiver', values.receiver);
  if (!receiver.ok) return receiver;
  const seconds = Number(values.timeout);
  if (!(seconds >= 1 && seconds <= 600))
    return err(`--timeout takes 1 to 600 seconds, not '${values.timeout}'`);
  if (values.json && values.junit) return err('--json and --junit cannot both be given');
  const money = callsNamed('--money', values.money ?? []);
  if (!money.ok) return money;
  const also = callsNamed('--also', values.also ?? []);
  if (!also.ok) return also;
  return ok({
    config: config.value,
    origin: origin.value,
    mobile: mobile.value,
    passwordFile: values['password-file'] ?? null,
    receiver: receiver.value,
    named: [...also.value, ...money.value],
    timeoutMs: seconds * 1000,
    format: values.json ? 'json' : values.junit ? 'junit' : 'table',
  });
}

type Values = Extract<ReturnType<typeof readArgs>, { ok: true }>['values'];

function readArgs(argv: readonly string[]) {
  try {
    const { values } = parseArgs({ args: [...argv], options: flagTypes, strict: true });
    return { ok: true, values } as const;
  } catch (error) {
    return err(flagProblem(error instanceof Error ? error.message : '', Object.keys(flagTypes)));
  }
}

function originOf(text: string): Result<string, string> {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
    ? ok(new URL(text).origin)
    : err(`--origin takes the app's address, such as https://app.example.com, not '${text}'`);
}

function phoneOf(flag: string, text: string | undefined): Result<Phone | null, string> {
  if (text === undefined) return ok(null);
  const phone = parsePhone(text);
  return phone === null ? err(`${flag} takes a mobile number of ten digits`) : ok(phone);
}

function callsNamed(
  flag: '--money' | '--also',
  names: readonly string[],
): Result<readonly EndpointId[], string> {
  const allowed = endpointIds.filter(
    id => ways[id].asked === 'byName' && endpointOf(id).money === (flag === '--money'),
  );
  const strange = names.find(name => !allowed.some(id => id === name));
  if (strange === undefined) return ok(allowed.filter(id => names.includes(id)));
  const near = nearestName(strange, allowed);
  const hint = near === null ? `; there are ${allowed.join(', ')}` : `; did you mean ${near}?`;
  return err(`${flag} does not know '${strange}'${hint}`);
}

function configOf(values: Values, origin: string | null): Result<Config, string> {
  const read = readConfig(values, origin, flagOf);
  const unreachable = read.ok
    ? Object.entries(read.value.hosts).find(([, address]) => !URL.canParse(address))
    : undefined;
  return unreachable === undefined
    ? read
    : err(`hosts.${unreachable[0]} is the app's own site: give its address with --origin`);
}

const flagOf = new Map([
  ['hosts', '--api'],
  ['hosts.api', '--api'],
  ['hosts.headline', '--headline'],
  ['hosts.gateway', '--gateway'],
  ['appKey.value', '--key'],
]);

export const help = `Check a real provider: make every call that changes nothing, and report how the app would read each reply.

  npm run verify -- --api https://api.example.com --key KEY --mobile 9876543210

  --api URL            the provider's address
  --headline URL       the host of the headlines (the provider's address)
  --gateway URL        the host of the deposit gateway (the provider's address)
  --key KEY            the application key
  --paths FILE         a site.json or config.json, for its hosts, key, paths, siteId, zone, clock and
                       sessionCookie; the flags above override its fields
  --origin URL         the app's address; also check what a browser needs from another site (CORS)
  --mobile NUMBER      the player to log in; without one, only the calls of visitors are made
  --password-file F    the file with the player's password (the first line of standard input)
  --receiver NUMBER    another player, for checkTransfer and --money transfer
  --also NAME          also make a call that changes something but moves no points; can be repeated
  --money NAME         also make a call that moves the least points possible; can be repeated
  --timeout S          seconds to wait for each call (15)
  --json, --junit      print the report for a program instead of the table
  --help               print this list and exit

Progress goes to standard error. Exit code 0: the app can use every reply and loses nothing of it; 1: it cannot;
2: a flag is wrong.`;
