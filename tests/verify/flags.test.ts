import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { help, parseFlags } from '../../src/verify/flags.ts';

const folder = mkdtempSync(join(tmpdir(), 'matka-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const api = ['--api', 'https://api.example.com', '--key', 'k'];

it.each<[argv: readonly string[], line: string]>([
  [[], 'hosts.api is missing (--api)'],
  [['--api', 'example'], 'hosts.api is neither / nor an address such as https://api.example.com (--api)'],
  [['--api', 'https://api.example.com'], 'appKey.value is missing (--key)'],
  [[...api, '--mobile', '12'], '--mobile takes a mobile number of ten digits'],
  [[...api, '--receiver', '12'], '--receiver takes a mobile number of ten digits'],
  [
    [...api, '--origin', 'app'],
    "--origin takes the app's address, such as https://app.example.com, not 'app'",
  ],
  [[...api, '--timeout', 'x'], "--timeout takes 1 to 600 seconds, not 'x'"],
  [[...api, '--timeout', '0.5'], "--timeout takes 1 to 600 seconds, not '0.5'"],
  [[...api, '--json', '--junit'], '--json and --junit cannot both be given'],
  [[...api, '--money', 'transfers'], "--money does not know 'transfers'; did you mean transfer?"],
  [
    [...api, '--money', 'changePassword'],
    "--money does not know 'changePassword'; there are withdraw, transfer, addFundRequest, submitBid, starlineSubmitBid, galiSubmitBid",
  ],
  [
    [...api, '--also', 'withdraw'],
    "--also does not know 'withdraw'; there are resendOtp, forgotCheckMobile, forgotPassword, changePassword, updateProfile, addUpiDetails, logOut",
  ],
  [[...api, '--password', 'x'], "Unknown option '--password' (--help lists the flags)"],
  [['https://api.example.com'], "'https://api.example.com' is one word too many (--help lists the flags)"],
  [[...api, '--paths', join(folder, 'absent.json')], `${join(folder, 'absent.json')} cannot be read`],
  [['--paths', file('list.json', '[]')], `${join(folder, 'list.json')} is not a JSON object`],
  [
    ['--paths', file('comma.json', '{\n  "zone": "UTC",\n}')],
    `${join(folder, 'comma.json')} is not JSON (line 2, column 16: one comma too many)`,
  ],
  [
    ['--paths', file('wrong.json', '{"paths":{"logIn":"/x"}}'), ...api],
    'paths.logIn is not a known field; did you mean paths.login?',
  ],
  [
    ['--paths', file('own.json', '{"hosts":{"api":"/"},"appKey":{"value":"k"}}')],
    "hosts.api is the app's own site: give its address with --origin",
  ],
])('refuses %j in one line', (argv, line) => {
  expect(parseFlags(argv)).toEqual({ ok: false, error: line });
});

it('the other hosts are the api where nothing else is said', () => {
  const read = parseFlags([...api, '--gateway', 'https://pay.example.com/']);
  expect(read.ok && read.value).toMatchObject({
    config: {
      hosts: {
        api: 'https://api.example.com',
        headline: 'https://api.example.com',
        gateway: 'https://pay.example.com',
      },
      appKey: { name: 'app_key', value: 'k' },
    },
    origin: null,
    mobile: null,
    named: [],
    timeoutMs: 15_000,
    format: 'table',
  });
});

it('takes hosts, key and paths from a config.json, and flags in their place', () => {
  const config = file(
    'config.json',
    JSON.stringify({
      brand: 'Mine',
      hosts: { api: '/', headline: 'https://news.example.com', gateway: '/' },
      appKey: { name: 'api_key', value: 'secret' },
      paths: { login: '/v2/login' },
      zone: 'Asia/Kolkata',
    }),
  );
  const argv = [
    '--paths',
    config,
    '--origin',
    'https://app.example.com/login',
    '--gateway',
    'https://pay.example.com',
  ];
  const read = parseFlags([...argv, '--mobile', '+91 98765 43210']);
  expect(read.ok && read.value).toMatchObject({
    config: {
      hosts: {
        api: 'https://app.example.com',
        headline: 'https://news.example.com',
        gateway: 'https://pay.example.com',
      },
      appKey: { name: 'api_key', value: 'secret' },
      paths: { login: '/v2/login' },
      zone: 'Asia/Kolkata',
    },
    origin: 'https://app.example.com',
    mobile: '9876543210',
  });
});

it('takes the same from a site.json', () => {
  const hosts = { api: 'https://api.example.com', headline: '/', gateway: '/' };
  const config = { hosts, appKey: { value: 'k' }, paths: { login: '/v2/login' } };
  const site = file('site.json', JSON.stringify({ config, host: 'nginx', transport: { seconds: 60 } }));
  const read = parseFlags(['--paths', site, '--origin', 'https://app.example.com']);
  expect(read.ok && read.value).toMatchObject({
    config: { hosts: { api: hosts.api, headline: 'https://app.example.com' }, paths: { login: '/v2/login' } },
  });
});

it('docs/providers.md and --help have the same flags', () => {
  const flagsIn = (text: string): readonly string[] => [...new Set(text.match(/--[a-z][\w-]*/g))].toSorted();
  const paper = readFileSync('docs/providers.md', 'utf8').split('## All flags')[1] ?? '';
  const rows = paper.split('\n').filter(line => line.startsWith('| `--'));
  expect(flagsIn(rows.join('\n'))).toEqual(flagsIn(help));
});

it('the config.json of docs/providers.md is one', () => {
  const paper = readFileSync('docs/providers.md', 'utf8');
  const config = file('of-the-paper.json', /```json\n([^]*?)```/.exec(paper)?.[1] ?? '');
  expect(parseFlags(['--paths', config])).toMatchObject({ ok: true });
});
