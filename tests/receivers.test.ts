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

it('the Worker has under 60 lines', () => {
  expect(readFileSync(workerFile, 'utf8').trimEnd().split('\n').length).toBeLessThan(60);
});

it('the Worker logs a report as it is, and answers a browser that asks before', async () => {
  expect(await post(wholeReport)).toBe(204);
  expect(logged()).toEqual([wholeReport]);
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

it.each(['', 'null', '[]', '{"form":1,"x":1}', '{"form":1,"errors":5}', '{"form":1,"errors":[null]}'])(
  'the Worker refuses %s',
  async text => {
    expect(await post(text)).toBe(400);
    expect(logged()).toEqual([]);
  },
);

it('the Worker refuses what is no report, wherever it stands', async () => {
  // That the words of a message are the engines' is for the page to know.
  const others = hostileReports.filter(
    ([place]) => !/"message":\[?"[A-Za-z ]+"/.test(place) || !place.includes('Ramesh'),
  );
  expect(others.length).toBeGreaterThan(hostileReports.length - 5);
  for (const [place, report] of others) expect(await post(report), place).toBe(400);
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
      expect(await send('text/plain', 'x'.repeat(70_000))).toBe(413);
      const lines = () => readFileSync(join(folder, 'log'), 'utf8').trimEnd().split('\n');
      await expect.poll(lines).toHaveLength(2);
      const [first = ''] = lines();
      const line = JSON.parse(first) as { report: string };
      expect(Object.keys(line)).toEqual(['time', 'report']);
      expect(JSON.parse(line.report)).toEqual(wholeReport);
    } finally {
      const gone = once(server, 'exit');
      server.kill('SIGQUIT');
      await gone;
      rmSync(folder, { recursive: true });
    }
  },
);
