import type { Browser, Page } from '@playwright/test';
import { startMock } from '../../support/mock.ts';
import { logIn, openGame } from '../../support/play.ts';
import { usualApp, usualLogIn } from './comparison.ts';
import { beside, besideAll, onAll, type Trio } from './besides.ts';
import { type Phone, phonePage } from './phone.ts';
import { plainPage } from './plain-page.ts';
import type { Figure, Section } from './section.ts';
import { serve } from './serve.ts';

const cpu = 6;
/** How often a row of two panas is typed: the third digit of its first pana. */
const rounds = '345678903456';
const motors = 9;
/** After this many milliseconds the page is at rest, even after a tap. */
const rest = 400;

/** A page with a game's form. Fields and buttons have the same names on all pages. */
type Site = Phone & { readonly open: (game: 'Full Sangam' | 'SP Motor') => Promise<void> };
type Sites = Trio<Site>;

// Scripts that run there and not here, thus texts.

/** Acts when the next frame has been painted: a message sent from within a frame arrives then. */
const painted = `
globalThis.painted = act => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = act
  requestAnimationFrame(() => port2.postMessage(null))
}`;

/**
 * Keeps in `took`, for keys in a combobox and for Enter elsewhere, the milliseconds from the key to the paint that shows
 * what it did: the first one after its last event. The browser's own figures are rounded to 8 ms.
 */
const watchingKeys = `${painted}
globalThis.took = { combobox: [], added: [] }
let all, pressed
const watch = () => {
  const [times, key, start] = [all, all.length - 1, pressed]
  painted(() => { times[key] = performance.now() - start })
}
addEventListener('keydown', ({ target, key, timeStamp }) => {
  all = target.role === 'combobox' ? took.combobox : key === 'Enter' ? took.added : []
  all.push(NaN)
  pressed = timeStamp
  watch()
}, { capture: true })
addEventListener('input', watch, { capture: true })`;

type Keys = { readonly combobox: readonly number[]; readonly added: readonly number[] };

/** Measures, as `motor`, from the end of the next tap to the paint that shows 120 rows. */
const watchingRows = `${painted}
performance.clearMeasures('motor')
addEventListener('click', ({ timeStamp }) => {
  const rows = document.getElementsByTagName('li')
  const watcher = new MutationObserver(() => {
    if (rows.length < 120) return
    watcher.disconnect()
    painted(() => performance.measure('motor', { start: timeStamp }))
  })
  watcher.observe(document.body, { childList: true, subtree: true })
}, { capture: true, once: true })`;

/** How long a key or a tap on a bid form takes to be seen, compared with other forms, on a processor six times slower. */
export async function typing({ browser }: { readonly browser: Browser }): Promise<Section> {
  const mock = await startMock();
  const site = await serve(usualApp());
  const ours = await phonePage(browser, { baseURL: mock.url, cpu });
  const usual = await phonePage(browser, { baseURL: site.url, cpu });
  const bare = await serve(plainPage);
  const plain = await phonePage(browser, { baseURL: bare.url, cpu });
  try {
    await logIn(ours.page);
    await usual.page.addInitScript(usualLogIn);
    const sites: Sites = {
      ours: {
        ...ours,
        open: async game => {
          await ours.page.goto('/imp');
          await openGame(ours.page, /^Kalyan/, game);
        },
      },
      usual: {
        ...usual,
        open: game => openPath(usual.page, game),
      },
      plain: { ...plain, open: game => openPath(plain.page, game) },
    };
    return {
      title: `Typing on a bid form, CPU ÷ ${cpu}`,
      figures: [...(await keys(sites)), ...(await motor(sites))],
    };
  } finally {
    await ours.stop();
    await usual.stop();
    await plain.stop();
    site.stop();
    bare.stop();
    await mock.stop();
  }
}

const openPath = async (page: Page, game: string): Promise<void> =>
  void (await page.goto(`/${game.toLowerCase().replace(' ', '')}`));

/** Types, deletes and types again two of 220 panas and their points, and adds the row, again and again. */
async function keys(sites: Sites): Promise<readonly Figure[]> {
  await onAll(sites, async ({ page, open }) => {
    await open('Full Sangam');
    await page.evaluate(watchingKeys);
    await page.getByRole('combobox', { name: 'Open Pana' }).focus();
  });
  for (const digit of rounds) await onAll(sites, ({ page, slowly }) => slowly(() => row(page, digit)));
  const took = await onAll(sites, async ({ page }) => {
    const rows = await page.getByRole('list', { name: 'Bids on this slip' }).getByRole('listitem').count();
    if (rows !== rounds.length) throw new Error(`${rows} rows of ${rounds.length} were added`);
    return page.evaluate<Keys>('took');
  });
  const timesOf = (part: keyof Keys): Trio<readonly number[]> => ({
    ours: took.ours[part],
    usual: took.usual[part],
    plain: took.plain[part],
  });
  const [combobox, added] = [timesOf('combobox'), timesOf('added')];
  const what = 'a key in a combobox of 220 panas, to the next paint';
  const [alone, besideUsual] = besideAll(`${what}: 98 of 100`, combobox, 0.98);
  return [
    beside(`${what}: median of ${combobox.ours.length}`, combobox, 0.5),
    { ...alone, inReadme: true },
    besideUsual,
    ...besideAll(`Enter, to the paint of the added row: median of ${added.ours.length}`, added, 0.5),
  ];
}

async function row(page: Page, digit: string): Promise<void> {
  const press = async (...names: readonly string[]): Promise<void> => {
    for (const name of names) {
      await page.keyboard.press(name, { delay: 30 });
      await page.waitForTimeout(90);
    }
  };
  await press('1', '2', 'Backspace', 'Backspace', '1', '2', digit, 'Enter');
  await press('3', 'ArrowDown', 'ArrowDown', 'Backspace', '3', '3', '9', 'Enter');
  await press('1', '5', 'Backspace', '0', 'Enter');
}

/** A tap adds 120 rows: for the first time on a page, and again. */
async function motor(sites: Sites): Promise<readonly Figure[]> {
  await onAll(sites, ({ open }) => open('SP Motor'));
  const first = { ours: [] as number[], usual: [] as number[], plain: [] as number[] };
  const again = { ours: [] as number[], usual: [] as number[], plain: [] as number[] };
  for (let turn = 0; turn < motors; turn += 1)
    for (const name of ['ours', 'usual', 'plain'] as const) {
      const { page, slowly } = sites[name];
      first[name].push(await slowly(() => rowsAdded(page)));
      again[name].push(await slowly(() => rowsAdded(page)));
      await page.reload();
    }
  const what = '120 rows of a motor, from the tap to their paint';
  return [
    ...besideAll(`${what}, the first time on a page: median of ${motors}`, first, 0.5),
    ...besideAll(`${what}, again: median of ${motors}`, again, 0.5),
  ];
}

/** Adds 120 rows and deletes them; how many milliseconds it took to add them. */
async function rowsAdded(page: Page): Promise<number> {
  await page.getByLabel('Enter Pana').fill('1234567890');
  await page.getByLabel('Enter Points').fill('10');
  const button = await page.getByRole('button', { name: 'Proceed' }).boundingBox();
  if (button === null) throw new Error('The form has no button');
  await page.evaluate(watchingRows);
  await page.waitForTimeout(rest);
  // A locator would use the page's time while the rows are drawn.
  await page.touchscreen.tap(button.x + button.width / 2, button.y + button.height / 2);
  await page.waitForFunction(() => performance.getEntriesByName('motor').length > 0);
  const took = await page.evaluate(() => performance.getEntriesByName('motor')[0]?.duration);
  await page.getByRole('button', { name: 'Delete all' }).tap();
  await page.getByRole('list', { name: 'Bids on this slip' }).waitFor({ state: 'hidden' });
  return took ?? Number.NaN;
}
