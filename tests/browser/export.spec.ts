import { existsSync, readFileSync } from 'node:fs';
import { filesOf } from '../../src/export/write.ts';
import { pageFolder, routePaths } from '../../src/nav/routes.ts';
import { budgets, loginPageBytes, scriptsBeforeReady } from '../support/bytes/budgets.ts';
import { measureBytes, scriptsOf } from '../support/bytes/measure-bytes.ts';
import { expect, test } from '../support/app.ts';
import { untilReady } from '../support/traffic.ts';

test('the bytes keep their budgets', async () => {
  const bytes = await measureBytes();
  for (const name of ['login', 'home', 'route', 'routes'] as const)
    expect(bytes[name] / bytes.floor, budgets[name].what).toBeLessThanOrEqual(budgets[name].limit);
  expect(bytes.loginPage, 'the HTML of /login').toBeLessThanOrEqual(loginPageBytes);
});

test('every path has its page in a lower-case folder, with a title, a description and few scripts', () => {
  for (const path of routePaths) {
    const page = readFileSync(`dist${pageFolder(path)}/index.html`, 'utf8');
    expect(page, path).toContain(`<div id="root" data-path="${path}"><`);
    expect(page, path).toMatch(/<title>[^<]+ · Matka<\/title>/);
    expect(page, path).toMatch(/<meta name="description" content="[^"]{20,}">/);
    expect(scriptsOf(path).length, path).toBeLessThanOrEqual(scriptsBeforeReady);
    for (const file of scriptsOf(path)) expect(existsSync(`dist${file}`), file).toBe(true);
  }
});

test('Chrome is asked to compile each script of the app while it arrives', () => {
  const files = filesOf('dist/assets').filter(file => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(10);
  for (const file of files)
    expect(readFileSync(file, 'utf8'), file).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('the licences of shipped packages are beside the pages, and no worker loads them', () => {
  expect(readFileSync('dist/licenses.txt', 'utf8')).toContain('Permission is hereby granted');
  expect(readFileSync('dist/licenses.txt', 'utf8')).toMatch(
    /^@fontsource\/noto-sans-devanagari \S+ \(OFL-1\.1\)$/m,
  );
  expect(readFileSync('dist/sw.js', 'utf8')).not.toContain('licenses');
});

test('a build without --demo has nothing of the demo, the console or the mock', () => {
  const texts = filesOf('dist').filter(file => /\.(html|js|css|json)$/.test(file));
  expect(texts.length).toBeGreaterThan(100);
  const words =
    /matka-demo|id="demo"|chart-pages|Start afresh|fault-sets|__mock|mock-server|Turn betting off/;
  expect(texts.filter(file => words.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('nothing is loaded twice, the HTML names every file that a page needs to be ready, and nothing breaks its policy', async ({
  page,
  context,
}) => {
  const violations: string[] = [];
  await context.exposeFunction('tell', (directive: string) => violations.push(directive));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event => {
      (window as unknown as { tell: (directive: string) => void }).tell(event.effectiveDirective);
    });
  });
  // A busy machine has an idle moment before the page is ready; files loaded then are not needed for it.
  await page.addInitScript(() => {
    const whenIdle = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (act, options) => {
      const wait = (): unknown =>
        performance.getEntriesByName('ready').length > 0 ? whenIdle(act, options) : setTimeout(wait, 10);
      wait();
      return 0;
    };
  });
  for (const path of ['/login', '/landing', '/htp', '/withdraw']) {
    const asked: string[] = [];
    page.on('request', request => asked.push(new URL(request.url()).pathname));
    await page.goto(path);
    await untilReady(page);
    const before = await page.evaluate(() => {
      const ready = performance.getEntriesByName('ready')[0]?.startTime ?? 0;
      const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < ready);
      return files.map(({ name }) => new URL(name).pathname).filter(name => name.endsWith('.js'));
    });
    expect(before.toSorted(), path).toEqual(scriptsOf(path).toSorted());
    await page.waitForLoadState('networkidle');
    const files = asked.filter(name => name.startsWith('/assets/') || name === '/config.json');
    expect(
      files.filter((name, index) => files.indexOf(name) !== index),
      path,
    ).toEqual([]);
    expect(violations, path).toEqual([]);
    page.removeAllListeners('request');
  }
});
