import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { chromium } from '@playwright/test';
import { serve, utf8 } from '/work/wt-security/tests/bench/serve.ts';
import { visit } from '/work/wt-security/tests/bench/visit.ts';
import { demoConfig } from '/work/wt-security/src/api/config.ts';
import { findChromium } from '/work/wt-security/tests/support/find-chromium.ts';
const folders = ['before', 'partial', 'full'];
const config = utf8(JSON.stringify(demoConfig('Asia/Kolkata')));
const servers = await Promise.all(folders.map(f => serve(path => {
  if (path === '/config.json') return config;
  const place = extname(path) === '' ? `/tmp/dist-${f}${path.replace(/\/$/, '')}/index.html` : `/tmp/dist-${f}${path}`;
  return existsSync(place) ? readFileSync(place) : null;
})));
const found: any = await (findChromium as any)();
const browser = await chromium.launch(typeof found === 'string' ? { executablePath: found, args: ['--no-sandbox'] } : found);
const all: Record<string, { i: number[]; p: number[]; b: number[] }> = {};
for (let round = 0; round < Number(process.argv[2] ?? 9); round += 1)
  for (const [n, f] of folders.entries()) {
    const v = await visit(browser, `${servers[n]!.url}/login`);
    const a = (all[f] ??= { i: [], p: [], b: [] });
    a.i.push(v.interactive); a.p.push(v.firstPaint); a.b.push(v.bytes);
  }
const med = (x: number[]) => x.toSorted((a, b) => a - b)[Math.floor(x.length / 2)]!;
for (const f of folders) console.log(f, 'interactive', Math.round(med(all[f]!.i)), 'q10', Math.round(all[f]!.i.toSorted((a,b)=>a-b)[Math.floor(all[f]!.i.length*0.1)]!), 'q25', Math.round(all[f]!.i.toSorted((a,b)=>a-b)[Math.floor(all[f]!.i.length*0.25)]!), 'min', Math.round(Math.min(...all[f]!.i)), 'paint', Math.round(med(all[f]!.p)), 'bytes', med(all[f]!.b));
await browser.close(); servers.forEach(s => s.stop());
