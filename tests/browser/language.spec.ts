import type { Page } from '@playwright/test';
import { stored } from '../../src/storage/table.ts';
import { expect, test } from '../support/app.ts';
import { signIn } from '../support/play.ts';
import { untilReady } from '../support/traffic.ts';

/** One frame of the page, and whether the browser had read the whole page by then. */
type Frame = { readonly text: string; readonly ground: string; readonly whole: boolean };
const chosen = (settings: object) => [stored.settings.key, JSON.stringify(settings)] as const;

/** Stores settings before the page is loaded, and notes the page at each frame, just before it is painted. */
async function watchFrames(page: Page, settings: object | null): Promise<() => Promise<readonly Frame[]>> {
  await page.addInitScript(
    ({ entry }) => {
      if (entry !== null) localStorage.setItem(entry[0], entry[1]);
      const seen: Frame[] = [];
      Object.assign(self, { seenFrames: seen });
      const look = (): void => {
        // `innerText` leaves out hidden text.
        const root = document.getElementById('root');
        if (root !== null)
          seen.push({
            text: root.innerText,
            ground: getComputedStyle(document.body).backgroundColor,
            whole: document.readyState !== 'loading',
          });
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { entry: settings === null ? null : chosen(settings) },
  );
  return () => page.evaluate<readonly Frame[]>('seenFrames');
}

/** Words in Latin letters that a page in Devanagari may show: names. */
const names = new Set(['English', 'Matka', 'WhatsApp']);
const englishIn = (frames: readonly Frame[]): readonly string[] => [
  ...new Set(
    frames.flatMap(({ text }) => text.match(/[A-Za-z]{2,}/g) ?? []).filter(word => !names.has(word)),
  ),
];
/** The words of the first frame of a whole page: a browser may draw before it has read more than a part of it. */
const firstWords = (frames: readonly Frame[]): string => frames.find(({ whole }) => whole)?.text ?? '';
const paints = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);

test('a page in English shows English at its first frame, and asks for no words or letters', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', request => files.push(new URL(request.url()).pathname));
  const frames = await watchFrames(page, null);
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  expect(firstWords(await frames())).toContain('About Us');
  await expect(page.getByRole('region', { name: 'Messages' })).toBeAttached();
  expect(files.filter(file => /\/(hi|mr)-\w+\.js|\/fonts-|woff2/.test(file))).toEqual([]);
});

for (const [language, heading] of [
  ['hi', 'लॉग इन'],
  ['mr', 'लॉग इन'],
] as const)
  test(`with ${language} chosen, /login never shows English, however late the words arrive`, async ({
    page,
  }) => {
    const letters: string[] = [];
    page.on('requestfinished', request => {
      if (request.url().endsWith('.woff2')) letters.push(new URL(request.url()).pathname);
    });
    await page.route(new RegExp(`/${language}-\\w+\\.js`), async route => {
      await new Promise(resolve => setTimeout(resolve, 800));
      await route.continue();
    });
    const frames = await watchFrames(page, { language, theme: 'system', resultNotifications: false });
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(
      language === 'hi' ? 'हिन्दी' : 'मराठी',
    );
    const seen = await frames();
    expect(seen.some(({ text }) => text === '')).toBe(true);
    expect(seen.some(({ text }) => text.includes(heading))).toBe(true);
    expect(englishIn(seen)).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect.poll(() => paints(page)).toBe(1);
    await expect.poll(() => letters.length).toBeGreaterThan(0);
    expect(letters.filter(file => !/^\/assets\/devanagari-\d+-\w+\.woff2$/.test(file))).toEqual([]);
  });

test.describe('a browser in Marathi', () => {
  test.use({ locale: 'mr-IN' });
  test('opens in Marathi where nothing was chosen, and in English where English was', async ({
    page,
    context,
  }) => {
    const frames = await watchFrames(page, null);
    await page.goto('/login');
    await expect(page.getByLabel('फोन नंबर')).toBeVisible();
    expect(englishIn(await frames())).toEqual([]);

    const other = await context.newPage();
    const otherFrames = await watchFrames(other, {
      language: 'en',
      theme: 'system',
      resultNotifications: false,
    });
    await other.goto('/login');
    await expect(other.getByLabel('Phone number')).toBeVisible();
    expect(firstWords(await otherFrames())).toContain('Phone number');
  });
});

test.describe('words that do not load', () => {
  test.use({ allowConsole: [/Failed to load resource|net::ERR_FAILED/] });
  test('a page whose words cannot be loaded is shown in English', async ({ page }) => {
    await page.route(/\/hi-\w+\.js/, route => route.abort());
    // The patience of the page with late words never ends.
    await page.addInitScript(() => {
      const start = window.setTimeout.bind(window);
      const endless = (task: () => void, ms = 0) => (ms === 3000 ? -1 : start(task, ms));
      Object.assign(window, { setTimeout: endless });
    });
    await watchFrames(page, { language: 'hi' });
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('a page whose words are late is shown in English after three seconds, and then in Hindi', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>(resolve => (release = resolve));
  await page.route(/\/hi-\w+\.js/, async route => {
    await released;
    await route.continue();
  });
  await watchFrames(page, { language: 'hi' });
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'लॉग इन' })).toBeVisible();
});

test('the first frame has the chosen theme instead of the device’s, even in the browser’s bar', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const frames = await watchFrames(page, { theme: 'dark' });
  await page.goto('/login');
  await untilReady(page);
  const grounds = new Set((await frames()).map(({ ground }) => ground));
  expect([...grounds]).toEqual(['rgb(13, 16, 32)']);
  expect(
    await page.evaluate(() => {
      const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
      return bars.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content);
    }),
  ).toEqual(['#171b2f']);
});

test('a visitor chooses Hindi on /login and reads it at once, after a log-in and after a log-out', async ({
  page,
  mock,
}) => {
  await page.goto('/login');
  await page.getByRole('radio', { name: 'हिन्दी' }).check();
  await expect(page.getByRole('heading', { level: 1, name: 'लॉग इन' })).toBeVisible();
  await page.getByLabel('फोन नंबर').fill('9876543210');
  await page.getByLabel('पासवर्ड', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'लॉग इन' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'मार्केट' })).toBeVisible();
  await page.goto('/imp4');
  await expect(page.getByText('सिंगल अंक').filter({ visible: true }).first()).toBeVisible();
  const { now } = await mock.state();
  const month = new Intl.DateTimeFormat('hi', { month: 'long' }).format(new Date(now));
  await expect(
    page
      .getByText(new RegExp(`\\d-${month}-\\d{4}`))
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await page.goto('/settings');
  await page.getByRole('button', { name: 'लॉग आउट' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'लॉग इन' })).toBeVisible();
  await page.getByRole('radio', { name: 'English' }).check();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('with reduced motion the words of a language appear at all depths of the page at once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  const hidden = await page.evaluate(() => {
    const root = document.documentElement;
    const all = [...document.querySelectorAll('#root *')];
    const ofAll = () => all.filter(at => getComputedStyle(at).visibility === 'hidden').length;
    const before = ofAll();
    root.dataset['words'] = '';
    const covered = ofAll() - before;
    delete root.dataset['words'];
    return { covered, after: ofAll() - before };
  });
  expect(hidden.covered).toBeGreaterThan(20);
  expect(hidden.after).toBe(0);
});

/** The labels whose text is no longer as wide as it is in a font without these letters. */
const lettersDrawn = (page: Page, selector = 'label[lang]'): Promise<readonly string[]> =>
  page.evaluate(
    wanted =>
      [...document.querySelectorAll<HTMLElement>(wanted)]
        .filter(element => {
          const text = element.textContent;
          if (/^[\w ]*$/.test(text)) return true;
          const { fontWeight, fontSize } = getComputedStyle(element.querySelector('span') ?? element);
          const canvas = document.createElement('canvas').getContext('2d');
          if (canvas === null) return false;
          canvas.font = `${fontWeight} ${fontSize} sans-serif`;
          const range = document.createRange();
          range.selectNodeContents(element.querySelector('span') ?? element);
          return Math.abs(range.getBoundingClientRect().width - canvas.measureText(text).width) > 1;
        })
        .map(element => element.textContent),
    selector,
  );

test('a language that is chosen on a device without its letters is drawn in them, buttons too', async ({
  page,
  mock,
}) => {
  expect(mock).toBeDefined();
  await page.goto('/login');
  await expect(page.locator('link#screen-styles')).toHaveAttribute('rel', 'stylesheet');
  await page.locator('label[lang=hi]').click();
  await expect(page.getByRole('button', { name: 'लॉग इन' })).toBeVisible();
  await expect.poll(() => lettersDrawn(page, 'main button[type=submit]')).toEqual(['लॉग इन']);
});

for (const { path, as } of [
  { path: '/login', as: 'visitor' },
  { path: '/settings', as: 'player' },
] as const)
  test(`${path} shows हिन्दी and मराठी from the app's small font on a device without such letters`, async ({
    page,
    mock,
  }) => {
    expect(mock).toBeDefined();
    const fonts: string[] = [];
    page.on('response', reply => {
      if (reply.url().includes('/names-')) fonts.push(reply.url());
    });
    if (as === 'player') await signIn(page, { path });
    else await page.goto(path);
    await expect.poll(() => fonts.length).toBe(1);
    // Asked for again, because the browser drops the bytes of a page that it has left.
    const font = await page.request.get(fonts[0] ?? '');
    expect((await font.body()).length).toBeLessThan(3000);
    await expect.poll(() => lettersDrawn(page)).toEqual(['English', 'हिन्दी', 'मराठी']);
    expect(fonts).toHaveLength(1);
    // The font of all letters (100 kB) comes with a language that needs it.
    await expect(page.locator('link#fonts')).not.toHaveAttribute('rel', 'stylesheet');
  });

for (const language of ['en', 'hi'] as const)
  test(`a device that has a font with Devanagari loads none of the app: ${language}`, async ({
    page,
    mock,
  }) => {
    expect(mock).toBeDefined();
    await page.addInitScript(() => {
      // Letters differ in width; a device without them draws one box for each.
      CanvasRenderingContext2D.prototype.measureText = text =>
        ({ width: text.charCodeAt(0) % 16 }) as TextMetrics;
    });
    const asked: string[] = [];
    page.on('request', request => asked.push(new URL(request.url()).pathname));
    await watchFrames(page, { language });
    for (const path of ['/login', '/forgotpass', '/htp']) {
      await page.goto(path);
      await untilReady(page);
    }
    await signIn(page, { path: '/settings' });
    await page.waitForLoadState('networkidle');
    expect(asked.filter(path => /woff2|\/fonts-/.test(path))).toEqual([]);
  });

test('a page without these names does not load their font', async ({ page, mock }) => {
  expect(mock).toBeDefined();
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  await signIn(page, { path: '/wallet' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter(url => url.includes('/names-'))).toEqual([]);
});
