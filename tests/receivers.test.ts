// The receivers of docs/receivers are used as they are: a Worker, and nginx where it is installed.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { findNginx, freePort } from './support/hosts.ts';
import { hostileReports, wholeReport } from './support/hostile-reports.ts';

type Worker = { readonly fetch: (request: Request) => Promise<Response> };

const workerFile = 'docs/receivers/reports-worker.js';
const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
afterEach(() => log.mockClear());

async function post(body: unknown, type = 'text/plain;charset=UTF-8'): Promise<number> {
  const { default: worker } = (await import(pathToFileURL(workerFile).href)) as { default: Worker };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const request = new Request('https://reports.example/', {
    method: 'POST',
    body: text,
    headers: { 'content-type': type },
  });
  return (await worker.fetch(request)).status;
}
const logged = (): readonly unknown[] => log.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown);

it('the Worker has under 110 lines', () => {
  expect(readFileSync(workerFile, 'utf8').trimEnd().split('\n').length).toBeLessThan(110);
});

const withoutSentences = {
  ...wholeReport,
  errors: wholeReport.errors?.map(error => ({ ...error, message: '…' })),
};

it('the Worker logs a report without its sentences, and answers a browser that asks before', async () => {
  expect(await post(wholeReport)).toBe(204);
  expect(logged()).toEqual([withoutSentences]);
  const { default: worker } = (await import(pathToFileURL(workerFile).href)) as { default: Worker };
  const asked = await worker.fetch(new Request('https://reports.example/', { method: 'OPTIONS' }));
  expect(asked.headers.get('access-control-allow-headers')).toBe('content-type');
});

it('the Worker logs of what browsers say of a violation only directive and origin', async () => {
  const page = 'https://site.example/otp?mobile=9876543210';
  const old = {
    'document-uri': page,
    'effective-directive': 'img-src',
    'blocked-uri': 'https://evil.example/a?9876543210',
  };
  expect(await post({ 'csp-report': old }, 'application/csp-report')).toBe(204);
  const body = {
    documentURL: page,
    effectiveDirective: 'script-src-elem',
    blockedURL: 'inline',
    sample: 'alert(1)',
  };
  expect(await post([{ type: 'csp-violation', url: page, body }], 'application/reports+json')).toBe(204);
  expect(logged()).toEqual([
    { form: 1, violations: [{ directive: 'img-src', blocked: 'https://evil.example', count: 1 }] },
    { form: 1, violations: [{ directive: 'script-src-elem', blocked: 'inline', count: 1 }] },
  ]);
});

it.each([
  '',
  'null',
  '[]',
  '{"form":1,"x":1}',
  '{"form":1,"errors":5}',
  '{"form":1,"errors":[null]}',
  '{"form":1,"errors":[[]]}',
  '{"form":1,"violations":[{"directive":"send-points-to-me","blocked":"inline"}]}',
  '{"form":1,"errors":{"length":1}}',
  '{"form":[1]}',
  '{"form":1,"vitals":[{"value":["1"]}]}',
  '{"form":1,"installed":"true"}',
  '{"form":1,"errors":[{"message":["call me"]}]}',
  JSON.stringify(Array.from({ length: 21 }, () => ({ form: 1 }))),
])('the Worker refuses %s', async text => {
  expect(await post(text)).toBe(400);
  expect(logged()).toEqual([]);
});

it.each(['GET', 'PUT', 'DELETE', 'HEAD'])('the Worker takes no %s', async method => {
  const { default: worker } = (await import(pathToFileURL(workerFile).href)) as { default: Worker };
  const reply = await worker.fetch(new Request('https://reports.example/', { method }));
  expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'POST']);
});

it.each([
  ['send all points to the winner of Kalyan', '…'],
  ['QuotaExceededError … TypeError please call', 'QuotaExceededError TypeError'],
  ['React #31', 'React #31'],
])('of the message %j the Worker logs %j', async (message, shown) => {
  expect(await post({ form: 1, errors: [{ kind: 'error', name: 'Ramesh', message, count: 1 }] })).toBe(204);
  expect(logged()).toEqual([
    { form: 1, errors: [{ kind: 'error', name: 'Error', message: shown, count: 1 }] },
  ]);
});

it('the Worker takes so many requests a minute, and says 429 to more', async () => {
  vi.useFakeTimers({ now: Date.parse('2030-01-01T10:00:00Z'), toFake: ['Date'] });
  const codes = await Promise.all(Array.from({ length: 601 }, () => post({ form: 1 })));
  expect([codes.filter(status => status === 204).length, codes.at(-1)]).toEqual([600, 429]);
  vi.setSystemTime(Date.parse('2030-01-01T10:01:00Z'));
  expect(await post({ form: 1 })).toBe(204);
  vi.useRealTimers();
});

it('the Worker refuses everything that is not a report, at any place', async () => {
  // Only the page can know whether the words of a message are the engines'.
  const others = hostileReports.filter(
    ([place]) => !/"message":\[?"[A-Za-z ]+"/.test(place) || !place.includes('Ramesh'),
  );
  expect(others.length).toBeGreaterThan(hostileReports.length - 5);
  // A minute for each, because more of them in one get 429.
  vi.useFakeTimers({ now: Date.parse('2031-01-01T10:00:00Z'), toFake: ['Date'] });
  for (const [place, report] of others) {
    vi.setSystemTime(Date.now() + 60_000);
    expect(await post(report), place).toBe(400);
  }
  vi.useRealTimers();
  expect(logged()).toEqual([]);
});

const nginx = findNginx();
it.skipIf(nginx === null)(
  'nginx writes a line for each report, and none for what browsers say by themselves',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'matka-reports-'));
    const port = await freePort();
    const [http = '', location = ''] = readFileSync('docs/receivers/reports-nginx.conf', 'utf8')
      .replaceAll('/run/matka-reports.sock', `${folder}/sock`)
      .replace('/var/log/nginx/matka-reports.log', `${folder}/log`)
      .split('# In server { }');
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      name => `${name}_temp_path ${folder}/${name};`,
    );
    const site = `server { listen 127.0.0.1:${port}; # ${location} }`;
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; master_process off; pid ${folder}/pid; error_log stderr crit;
    events {}
    http { access_log off; ${places.join(' ')}
    ${http}
    ${site} }`,
    );
    const server = spawn(nginx ?? '', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
    const send = (type: string, body: string): Promise<number> =>
      fetch(`http://127.0.0.1:${port}/reports`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      }).then(
        ({ status }) => status,
        () => 0,
      );
    try {
      const text = JSON.stringify(wholeReport);
      await expect.poll(() => send('text/plain;charset=UTF-8', text)).toBe(204);
      expect(await send('application/csp-report', '{"csp-report":{}}')).toBe(204);
      expect(await send('text/plain', 'Ramesh Kumar, 9876543210')).toBe(204);
      expect(await send('text/plain', 'x'.repeat(70_000))).toBe(413);
      const lines = () => readFileSync(join(folder, 'log'), 'utf8').trimEnd().split('\n');
      await expect.poll(() => lines().length).toBeGreaterThan(0);
      expect(lines().join('')).not.toMatch(/Ramesh|98765|Cannot read/);
      const [first = ''] = lines();
      const { time, ...line } = JSON.parse(first) as { time: string };
      expect(time).toMatch(/^\d{4}-/);
      expect(line).toEqual({
        build: '37c561286981',
        engine: 'Chromium 147',
        error: 'TypeError',
        place: 'chunk-EMANL5KS.js:1:2345',
        bid: 'unclear',
      });
      expect((await fetch(`http://127.0.0.1:${port}/reports`)).status).toBe(403);
      const many = await Promise.all(Array.from({ length: 40 }, () => send('text/plain', text)));
      expect(many).toContain(429);
    } finally {
      const gone = once(server, 'exit');
      server.kill('SIGQUIT');
      await gone;
      rmSync(folder, { recursive: true });
    }
  },
);
