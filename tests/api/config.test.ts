import { expect, it } from 'vitest';
import { demoConfig, readConfigText, unconfigured } from '../../src/api/config.ts';
import { bodyNames } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/index.ts';
import { wrap } from '../../src/contract/envelope.ts';
import { parseConfig } from '../../src/api/parse-config.ts';
import { endpointIds } from '../../src/contract/index.ts';

const least = {
  hosts: { api: 'https://api.example.invalid/', headline: '/', gateway: 'http://127.0.0.1:4000/pay' },
  appKey: { value: 'k' },
};
const parse = (value: unknown) => parseConfig(JSON.stringify(value), endpointIds);

it('fields that an operator leaves out have their defaults', () => {
  expect(parse(least)).toEqual({
    ok: true,
    value: {
      brand: 'Matka',
      hosts: { api: 'https://api.example.invalid', headline: '', gateway: 'http://127.0.0.1:4000/pay' },
      appKey: { name: 'app_key', value: 'k' },
      paths: {},
      siteId: '',
      supportPhone: '9876543212',
      registration: { email: 'player@example.invalid', securityPin: '0000' },
      payee: null,
      features: { deposits: true, withdrawals: true, transfers: true },
      clock: 'device',
      zone: undefined,
      pollSeconds: 5,
      kiosk: { enabled: false, idleSeconds: 120 },
      landingNotice: 'Download our Android app for fast 24x7 deposit and withdraw',
      sessionCookie: null,
      splitSessions: false,
      sendClientRef: false,
      boards: 'kept',
      readLagSeconds: 10,
      reportShare: 1,
    },
  });
});

it.each<[change: object, field: string, problem: string]>([
  [{ hosts: undefined }, 'hosts', 'is missing'],
  [{ hosts: 'https://a.invalid' }, 'hosts', 'is not an object { … }'],
  [{ hosts: { api: '/', headline: '/' } }, 'hosts.gateway', 'is missing'],
  [{ hosts: { ...least.hosts, api: '' } }, 'hosts.api', 'is empty'],
  [{ hosts: { ...least.hosts, api: 5 } }, 'hosts.api', 'is not a text'],
  [
    { hosts: { ...least.hosts, api: 'api.example.invalid' } },
    'hosts.api',
    'is neither / nor an address such as https://api.example.com',
  ],
  [
    { hosts: { ...least.hosts, api: 'javascript:alert(1)' } },
    'hosts.api',
    'is neither / nor an address such as https://api.example.com',
  ],
  ...[
    'https://a.example;script-src*',
    'https://a.example,https://b.example',
    'https://a"onload=',
    "https://a'b.example",
    'https://*.example',
    'https://a.example/x"y',
    'https://a.example/x;y',
    'https://a.example\\@b.example',
    'https://user:word@a.example',
    'https://a.example /x',
    ' https://a.example',
    '//a.example',
    'ftp://a.example',
    'https://бет.example',
    'https://a.example；x',
  ].map(
    api =>
      [
        { hosts: { ...least.hosts, api } },
        'hosts.api',
        'is neither / nor an address such as https://api.example.com',
      ] as [object, string, string],
  ),
  ...['https://a.example?x', 'https://a.example/v2#x'].map(
    api =>
      [
        { hosts: { ...least.hosts, api } },
        'hosts.api',
        'has a ? or #, and calls add their own path: leave out what begins there',
      ] as [object, string, string],
  ),
  ...['unique_token', 'mobile', 'env_type', 'client_ref', 'new_result'].map(
    name =>
      [{ appKey: { name, value: 'k' } }, 'appKey.name', 'is the name of another field of the calls'] as [
        object,
        string,
        string,
      ],
  ),
  [{ appKey: { value: '' } }, 'appKey.value', 'is empty'],
  [{ brandd: 'x' }, 'brandd', 'is not a known field'],
  [{ brand: 'x'.repeat(200) }, 'brand', 'has 200 letters; at most 40 fit'],
  [{ shortName: 'Thirteen sign' }, 'shortName', 'has 13 letters; at most 12 fit'],
  [{ landingNotice: 'x'.repeat(501) }, 'landingNotice', 'has 501 letters; at most 500 fit'],
  ...[
    '//other.example/m.svg',
    '/\\other.example',
    'http://a.example/m.svg',
    'm.svg',
    'data:image/svg+xml,x',
    'https://a"onload=',
    '',
  ].map(mark => [{ mark }, 'mark', 'is neither a path nor an https address'] as [object, string, string]),
  [{ paths: { logon: '/x' } }, 'paths.logon', 'is not a known field'],
  ...['x', '//evil.example/x', '/\\evil.example/x', '/a b', ''].map(
    login =>
      [{ paths: { login } }, 'paths.login', 'is not a path: it begins with one / and has no spaces'] as [
        object,
        string,
        string,
      ],
  ),
  [{ supportPhone: '98765' }, 'supportPhone', 'has no phone number of 10 to 15 digits'],
  [{ payee: 'demo' }, 'payee', 'is not a UPI id'],
  [{ features: { deposits: 'yes' } }, 'features.deposits', 'is neither true nor false'],
  [{ clock: 'sun' }, 'clock', 'is neither device nor server'],
  [{ zone: 'Asia/Nowhere' }, 'zone', 'is neither device nor a zone such as Asia/Kolkata'],
  [{ pollSeconds: 0 }, 'pollSeconds', 'is not between 1 and 3600 seconds'],
  [{ kiosk: { enabled: true, idleSeconds: 5 } }, 'kiosk.idleSeconds', 'is not between 30 and 86400 seconds'],
  [
    { images: ['https://cdn.example.com', 'cdn.example.com'] },
    'images.1',
    'is neither / nor an address such as https://api.example.com',
  ],
  [
    { images: ['https://cdn.example.com; script-src *'] },
    'images.0',
    'is neither / nor an address such as https://api.example.com',
  ],
  [{ images: ['https://cdn.example.com:99999'] }, 'images.0', 'is not an address'],
  [{ images: 'https://cdn.example.com' }, 'images', 'is not a list'],
  [{ sessionCookie: 'a=b; path=/' }, 'sessionCookie', 'is not of the form name=value'],
  [{ sendClientRef: 1 }, 'sendClientRef', 'is neither true nor false'],
  [{ readLagSeconds: -1 }, 'readLagSeconds', 'is not between 0 and 600 seconds'],
])('%j: %s %s', (change, field, problem) => {
  expect(parse({ ...least, ...change })).toEqual({ ok: false, error: { field, problem } });
});

it.each(['/logo.svg', 'https://cdn.example.com/mark.png?v=2'])('the mark may be at %s', mark => {
  expect(parse({ ...least, mark })).toMatchObject({ ok: true, value: { mark } });
});

it.each([
  ['', 'is empty'],
  ['\n', 'is empty'],
  ['<!doctype html>', 'is not JSON'],
  ['null', 'is not an object { … }'],
  ['"text"', 'is not an object { … }'],
])('a file that reads %j %s', (text, problem) => {
  expect(parseConfig(text)).toEqual({ ok: false, error: { field: 'config.json', problem } });
});

it('a list is not a config', () => {
  expect(parseConfig('[]').ok).toBe(false);
});

it('the file that dist/ carries says that it has not been filled in', () => {
  expect(parse(unconfigured)).toEqual({ ok: false, error: { field: 'hosts.api', problem: 'is empty' } });
});

it('the demo config is whole: same site, the mock server as clock, no real name or number', () => {
  const config = parse(demoConfig('Asia/Kolkata'));
  expect(config).toMatchObject({
    ok: true,
    value: {
      hosts: { api: '', headline: '', gateway: '' },
      appKey: { name: 'app_key', value: 'demo' },
      supportPhone: '9876543212',
      registration: { email: 'player@example.invalid', securityPin: '0000' },
      payee: null,
      clock: 'server',
      zone: 'Asia/Kolkata',
    },
  });
});

// श्री is one letter of four code units, and 👩‍👩‍👧 one of eight.
it.each(['श्री'.repeat(12), '👩‍👩‍👧'.repeat(12)])('the short name %s has twelve letters', shortName => {
  expect(parse({ ...least, shortName })).toMatchObject({ ok: true, value: { shortName } });
});

it('a registration that names one of its two fields keeps the default of the other', () => {
  expect(parse({ ...least, registration: { securityPin: '1234' } })).toMatchObject({
    value: { registration: { email: 'player@example.invalid', securityPin: '1234' } },
  });
});

it('paths are renamed by endpoint', () => {
  expect(parse({ ...least, paths: { login: '/v2/login' } })).toMatchObject({
    value: { paths: { login: '/v2/login' } },
  });
});

it.each([
  ['https://api.example.com:8443/V2/', 'https://api.example.com:8443/V2'],
  ['https://xn--90ai3b.example', 'https://xn--90ai3b.example'],
  ['http://[::1]:4000', 'http://[::1]:4000'],
  ['https://a_b.example/v2/pay', 'https://a_b.example/v2/pay'],
])('the host %s is read as %s', (api, address) => {
  expect(parse({ ...least, hosts: { ...least.hosts, api } })).toMatchObject({
    value: { hosts: { api: address } },
  });
});

it.each(['https://a.example:99999', 'https://[1]', 'https://1.2.3.999'])(
  'no browser connects to %s',
  gateway => {
    expect(parse({ ...least, hosts: { ...least.hosts, gateway } })).toEqual({
      ok: false,
      error: { field: 'hosts.gateway', problem: 'is not an address' },
    });
  },
);

it('a byte order mark before the file is skipped', () => {
  const text = `\uFEFF${JSON.stringify(least)}`;
  expect(parseConfig(text).ok).toBe(true);
  expect(readConfigText(text)).not.toBeNull();
});

it('the application key may have no name that the envelope or a body has', () => {
  const envelope = wrap(
    { method: 'POST', token: true },
    {},
    { appKey: { name: '-', value: '' }, token: '', clientRef: '' },
  );
  const names = [
    ...Object.keys(envelope).filter(name => name !== '-'),
    ...Object.values(endpoints).flatMap(({ body }) => Object.keys(body.entries)),
  ];
  expect([...bodyNames].toSorted()).toEqual([...new Set(names)].toSorted());
});
