// Prints what a first visit costs, beside React's own floor, and writes tests/reports/bench.json. Needs a build.
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from '../support/find-chromium.ts';
import { budgets, loginPageBytes } from './budgets.ts';
import { allScripts, measureBytes } from './bytes.ts';
import { type Visit, visits } from './first-visit.ts';
import { floor } from './floor.ts';
import { builtFile, serve } from './serve.ts';

const turns = 7;
const config = { hosts: { api: '/', headline: '/', gateway: '/' }, appKey: { value: 'bench' } };
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const hello = await floor();
const helloSite = await serve(path =>
  path === '/hello.js' ? hello.script : path === '/' ? utf8(hello.page) : null,
);
const site = await serve(path => (path === '/config.json' ? utf8(JSON.stringify(config)) : builtFile(path)));
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});

const bytes = await measureBytes();
const { hello: least, ...ours } = await visits(
  browser,
  { hello: helloSite.url, login: `${site.url}/login`, landing: `${site.url}/landing` },
  turns,
);
await browser.close();
site.stop();
helloSite.stop();

const ratio = (value: number, of: number): string => `${(value / of).toFixed(2)} ×`;
const kB = (count: number): string => `${(count / 1000).toFixed(1)} kB`;
const lines = [
  `React's floor: ${kB(bytes.floor)} (brotli 11)`,
  ...(['login', 'home', 'route', 'routes'] as const).map(name => {
    const { what, aim, limit } = budgets[name];
    const which = name === 'route' ? ` (${bytes.heaviest})` : '';
    return `${what}${which}: ${kB(bytes[name])}, ${ratio(bytes[name], bytes.floor)} (aim ${aim}, limit ${limit})`;
  }),
  `with all that comes on demand: ${kB(allScripts())}`,
  `the HTML of /login with its CSS: ${kB(bytes.loginPage)} (limit ${kB(loginPageBytes)})`,
  '',
  `First visit, CPU ÷ 4, 150 ms, 1.6 Mbit/s, medians of ${turns}, beside the prerendered hello world:`,
  ...Object.entries(ours).map(([name, seen]) => `/${name}: ${describe(seen, least)}`),
];

function describe(seen: Visit, least: Visit | undefined): string {
  const figures = ['firstPaint', 'largestPaint', 'field', 'interactive'] as const;
  const times = figures.map(
    name =>
      `${name} ${seen[name]} ms${least ? ` (${ratio(seen[name], least[name])} of ${least[name]})` : ''}`,
  );
  return [...times, `${kB(seen.bytes)} until alive`].join(', ');
}

mkdirSync('tests/reports', { recursive: true });
writeFileSync(
  'tests/reports/bench.json',
  `${JSON.stringify({ bytes, allScripts: allScripts(), firstVisit: { hello: least, ...ours } }, null, 2)}\n`,
);
console.log(lines.join('\n'));
