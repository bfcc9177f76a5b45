// Pictures of every screen in every state and variant, on one page to look through:
// `npm run lab -- screenshots`, then open tests/reports/screenshots/index.html. Words after it choose the
// paths: `npm run lab -- screenshots /imp /wallet`.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { needsMarket, playerScreens, screenOpener, visitorScreens } from '../../support/all-screens.ts';
import { findChromium } from '../../support/find-chromium.ts';
import { type Mock, mockAt, startMock } from '../../support/mock.ts';
import { holdCalls, watchTraffic } from '../../support/traffic.ts';

const folder = 'tests/reports/screenshots';
const chosen = process.argv.slice(2);
const wanted = <Row extends { readonly paths: readonly string[] }>(rows: readonly Row[]): readonly Row[] =>
  rows.filter(({ paths }) => chosen.length === 0 || paths.some(path => chosen.includes(path)));

type Variant = BrowserContextOptions & { readonly textSize?: string };

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
const variants: Readonly<Record<string, Variant>> = {
  light: phone,
  dark: { ...phone, colorScheme: 'dark' },
  '320 px': { ...phone, viewport: { width: 320, height: 568 } },
  '820 px': { viewport: { width: 820, height: 1180 } },
  '1280 px': { viewport: { width: 1280, height: 800 } },
  Hindi: { ...phone, locale: 'hi-IN' },
  Marathi: { ...phone, locale: 'mr-IN' },
  'forced colours': { ...phone, forcedColors: 'active' },
  'text of 200 %': { ...phone, textSize: '200%' },
};

type State = {
  readonly scenario: string;
  /** Puts the provider or the line into the state, after the log-in. Returns how it ends. */
  readonly begin?: (page: Page, mock: Mock) => Promise<() => Promise<unknown>>;
  /** The page is never at rest in this state. */
  readonly restless?: true;
  /** There is no market to open a menu or a form from. */
  readonly noMarkets?: true;
};

const states: Readonly<Record<string, State>> = {
  loaded: { scenario: 'default' },
  loading: { scenario: 'default', begin: holdCalls, restless: true },
  empty: { scenario: 'empty', noMarkets: true },
  failed: {
    scenario: 'default',
    begin: async (_page, mock) => {
      await mock.faults({ path: '*', kind: 'status', value: 503, times: -1 });
      return mock.clearFaults;
    },
  },
  'betting off': { scenario: 'betting-off', noMarkets: true },
};

const fileName = (...parts: readonly string[]): string => `${parts.join('-').replace(/[^\w-]+/g, '_')}.jpg`;

/** Logs in by the fields' names in the page, which are the same in every language. */
async function logIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.locator('input[type=tel], input[inputmode=numeric]').first().fill('9876543210');
  await page.locator('input[type=password]').fill('demo1234');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/imp$/);
}

async function takeState(page: Page, mock: Mock, variant: string, state: string): Promise<void> {
  const { scenario, begin, restless, noMarkets } = states[state] ?? { scenario: 'default' };
  await mock.reset({ scenario, seed: 1 });
  const settled = watchTraffic(page);
  const textSize = variants[variant]?.textSize;
  const take = async (path: string): Promise<void> => {
    if (restless === undefined) await settled();
    if (textSize !== undefined)
      await page.evaluate(size => (document.documentElement.style.fontSize = size), textSize);
    await page.screenshot({
      path: `${folder}/${fileName(variant, state, path)}`,
      type: 'jpeg',
      quality: 60,
      fullPage: true,
    });
  };
  const open = screenOpener(page);
  const takeAll = async (routes: typeof playerScreens): Promise<void> => {
    for (const route of wanted(routes)) {
      if (noMarkets && needsMarket(route)) continue;
      await open(route);
      await take(route.paths[0]);
    }
  };

  await page.goto('/login');
  await page.evaluate(() => localStorage.clear());
  await takeAll(visitorScreens);
  await logIn(page);
  // The market of menus and forms is chosen before the state begins.
  if (!noMarkets)
    for (const route of playerScreens.filter(({ view }) => view.screen === 'gameMenu')) await open(route);
  const end = await begin?.(page, mock);
  try {
    await takeAll(playerScreens);
  } finally {
    await end?.();
  }
}

async function takeVariant(browser: Browser, variant: string, mock: Mock): Promise<void> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...variants[variant],
    baseURL: mock.url,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  for (const state of Object.keys(states)) await takeState(page, mock, variant, state);
  await context.close();
}

/** The page with all pictures: a choice of variants, a row for each screen, a column for each state. */
function index(): string {
  const rows = wanted([...visitorScreens, ...playerScreens]).map(({ paths: [path] }) => {
    const cells = Object.keys(states).map(state => {
      const file = fileName('VARIANT', state, path);
      return `<td><img loading="lazy" alt="${path} ${state}" data-file="${file}"></td>`;
    });
    return `<tr><th>${path}</th>${cells.join('')}</tr>`;
  });
  const heads = Object.keys(states).map(state => `<th>${state}</th>`);
  const choices = Object.keys(variants).map(
    variant => `<button data-variant="${variant.replace(/[^\w-]+/g, '_')}">${variant}</button>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>All screens</title>
<style>body{font:14px system-ui;background:#d9dce8}nav{position:sticky;top:0;background:#fff;padding:8px;z-index:1}
img{width:260px;max-height:720px;object-fit:cover;object-position:top;border-radius:12px;display:block}
th{text-align:left;vertical-align:top}td{vertical-align:top;padding:6px}</style>
<nav>${choices.join(' ')}</nav><table><tr><th></th>${heads.join('')}</tr>${rows.join('')}</table>
<script>
const show = variant => document.querySelectorAll('img').forEach(img => (img.src = img.dataset.file.replace('VARIANT', variant)));
document.querySelectorAll('button').forEach(button => (button.onclick = () => show(button.dataset.variant)));
show('light');
</script>`;
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await writeFile(`${folder}/index.html`, index());
const { url, stop } = await startMock();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
for (const variant of Object.keys(variants)) {
  await takeVariant(browser, variant, mockAt(url));
  process.stdout.write(`${variant} `);
}
process.stdout.write(`\n${folder}/index.html\n`);
await browser.close();
await stop();
