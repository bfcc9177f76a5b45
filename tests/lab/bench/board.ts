import type { Browser, Page } from '@playwright/test';
import { startMock } from '../../support/mock.ts';
import { logIn, openGame } from '../../support/play.ts';
import { usualApp, usualLogIn } from './comparison.ts';
import { beside, besideAll, onAll, type Trio } from './besides.ts';
import { type Phone, phonePage } from './phone.ts';
import { plainPage } from './plain-page.ts';
import type { Section } from './section.ts';
import { serve } from './serve.ts';

const cpu = 6;
/** The numbers that are tapped, one after the other, on a board of 120 single panas. */
const numbers = ['128', '137', '146', '236', '245', '290', '380', '470', '489', '560', '579', '678'];
/** After this many milliseconds the page is at rest. */
const rest = 300;

/**
 * Runs in the browser, thus a text. Keeps in `took` the milliseconds from each tap to the paint of its effect. A
 * message sent from within a frame arrives when that frame has been painted.
 */
const watchingTaps = `
globalThis.took = []
addEventListener('click', ({ timeStamp }) => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => took.push(performance.now() - timeStamp)
  requestAnimationFrame(() => port2.postMessage(null))
}, { capture: true })`;

/** How long a tap on a board of 120 numbers takes to be seen, compared with a grid of 120 usual buttons. */
export async function board({ browser }: { readonly browser: Browser }): Promise<Section> {
  const mock = await startMock();
  const site = await serve(usualApp());
  const ours = await phonePage(browser, { baseURL: mock.url, cpu });
  const usual = await phonePage(browser, { baseURL: site.url, cpu });
  const bare = await serve(plainPage);
  const plain = await phonePage(browser, { baseURL: bare.url, cpu });
  try {
    await logIn(ours.page);
    await ours.page.goto('/imp');
    await openGame(ours.page, /^Kalyan/, 'Single Pana');
    await ours.page.getByRole('radio', { name: 'Board' }).check({ force: true });
    await usual.page.addInitScript(usualLogIn);
    await usual.page.goto('/singlepana');
    await plain.page.goto('/singlepana');
    const phones: Trio<Phone> = { ours, usual, plain };
    await onAll(phones, async ({ page }) => {
      await page.locator('[data-number="890"]').waitFor();
      await page.evaluate(watchingTaps);
    });
    // Twice: a tap that marks a number, and one that adds to it.
    for (const number of [...numbers, ...numbers])
      await onAll(phones, ({ page, slowly }) => slowly(() => tap(page, number)));
    const took = await onAll(phones, async ({ page }) => {
      await page.getByRole('button', { name: '678, 20 points' }).waitFor();
      return page.evaluate<readonly number[]>('took');
    });
    const what = 'a tap on a board of 120 numbers, to the next paint';
    return {
      title: `Marking numbers on a board, CPU ÷ ${cpu}`,
      figures: [
        ...besideAll(`${what}: median of ${took.ours.length}`, took, 0.5),
        beside(`${what}: the slowest`, took, 0.99),
      ],
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

async function tap(page: Page, number: string): Promise<void> {
  const cell = page.locator(`[data-number="${number}"]`);
  // A footer may cover cells at the edge.
  await cell.evaluate(element => element.scrollIntoView({ block: 'center' }));
  const button = await cell.boundingBox();
  if (button === null) throw new Error(`No button of ${number}`);
  await page.waitForTimeout(rest);
  await page.touchscreen.tap(button.x + button.width / 2, button.y + button.height / 2);
  await page.waitForTimeout(rest);
}
