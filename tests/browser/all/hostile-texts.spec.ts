import type { BrowserContext, Page } from '@playwright/test';
import { routeOf } from '../../../src/nav/routes.ts';
import { figureRun } from '../../lab/figures/figure-run.ts';
import { waysTo } from '../../support/all-screens.ts';
import { expect, test } from '../../support/app.ts';
import { hostileHtml } from '../../support/hostile-html.ts';
import { htmlPayload, typedPayload } from './hostile-texts.ts';
import type { Mock } from '../../support/mock.ts';
import { openGame, signIn } from '../../support/play.ts';
import { seeded } from '../../support/virtual-time.ts';

// The content policy speaks up while the sanitiser takes a text apart; refused calls are said by the browser.
test.use({ allowConsole: [/Content Security Policy directive|Failed to load resource/] });

declare global {
  interface Window {
    readonly escaped: (how: string) => void;
  }
}

/** Records forbidden events as they happen: running scripts, calls to other hosts, frames, new tabs. */
async function watchEscapes(context: BrowserContext): Promise<string[]> {
  const escapes: string[] = [];
  await context.exposeFunction('escaped', (how: string) => void escapes.push(how));
  await context.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
      Object.defineProperty(window, name, { value: () => window.escaped(name) });
  });
  context.on(
    'dialog',
    dialog => void dialog.dismiss().then(() => escapes.push(`dialog ${dialog.message()}`)),
  );
  context.on('request', request => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== '127.0.0.1') escapes.push(`request ${request.url()}`);
  });
  return escapes;
}

/** The places of a server's words, each opened with them. */
const readers: readonly ((page: Page) => Promise<unknown>)[] = [
  page => page.goto('/imp'),
  page => page.goto('/withdrawrule'),
  page => page.goto('/depositrule'),
  page => page.goto('/charts'),
  page => page.goto('/landing'),
  async page => {
    await page.goto('/imp');
    await page
      .getByRole('main')
      .getByRole('button', { name: /Kalyan/ })
      .first()
      .click();
  },
  async page => {
    await page.goto('/withdraw');
    await page.getByRole('textbox', { name: 'Points' }).fill('1000');
    await page.getByRole('combobox', { name: 'Payment method' }).selectOption({ label: 'Paytm' });
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(page.getByText('mock says', { exact: false }).first()).toBeVisible();
  },
];

/** Gives the provider's words to the app: the guide, notices, rules, a market's name, a slide's title, a refusal. */
async function say(mock: Mock, html: string): Promise<void> {
  const note = (id: number) => ({ id, status: '1', notes: html });
  await mock.db('content', {
    how_to_play_content: `<p>the guide</p>${html}`,
    headlines: [note(1), note(2)],
    sliderdata: [{ slider_image: '/slides/welcome.svg', slider_title: html }],
    withdrawal_rule: html,
    deposit_rule: html,
  });
  await mock.db('markets/1', { game_name: `Kalyan ${html}` });
  await mock.clearFaults();
  await mock.faults({
    path: '/api-user-withdraw-fund-request',
    kind: 'false-status',
    value: `mock says ${html}`,
    times: -1,
  });
}

/** Elements of the guide that its short list of tags and attributes does not allow. */
const foreign = (page: Page): Promise<readonly string[]> =>
  page
    .getByText('the guide')
    .locator('xpath=ancestor::div[parent::div[parent::main]]')
    .evaluate(root =>
      [...root.querySelectorAll('*')].flatMap(element => [
        ...(element.matches(
          'h2,h3,h4,p,br,hr,ul,ol,li,strong,b,em,i,u,blockquote,table,thead,tbody,tr,th,td,a',
        )
          ? []
          : [element.tagName]),
        ...element.getAttributeNames().filter(name => !/^(href|target|rel|colspan|rowspan)$/.test(name)),
      ]),
    );

/** Every form, opened; the button that sends it, or null where typing alone has an effect. */
const forms: readonly (readonly [open: (page: Page) => Promise<unknown>, send: string | null])[] = [
  [page => page.goto('/transfer'), 'Submit'],
  [page => page.goto('/withdraw'), 'Submit'],
  [page => page.goto('/payviaupi'), null],
  [page => page.goto('/change'), 'Submit'],
  [page => page.goto('/limits'), 'Save'],
  [page => page.goto('/charts'), null],
  [page => page.goto('/imp'), null],
  [page => page.goto('/transaction'), null],
  ...['Single Digit', 'Jodi Digit', 'Single Pana', 'SP Motor', 'Full Sangam'].map(
    game =>
      [
        async (page: Page) => {
          await page.goto('/imp');
          await openGame(page, /^Milan Night|^Kalyan/, game);
        },
        'Proceed',
      ] as const,
  ),
  [
    async page => {
      await page.goto('/imp');
      await openGame(page, /^Kalyan/, 'Jodi Digit');
      await page.getByRole('button', { name: 'Slips' }).click();
      await page.getByRole('button', { name: 'Paste a list' }).click();
    },
    null,
  ],
  [
    async page => {
      await page.goto('/wallet');
      await page.getByRole('button', { name: 'Withdraw Methods' }).click();
      await page.getByRole('button', { name: 'PhonePe' }).click();
    },
    'Submit',
  ],
];
const visitorForms: typeof forms = [
  [page => page.goto('/login'), 'Login'],
  [page => page.goto('/r'), 'Register'],
  [page => page.goto('/forgotpass'), 'Submit'],
];

/** Types a text into every field that is on screen, and sends the form. Returns how many fields there were. */
async function typeEverywhere(page: Page, text: string, send: string | null): Promise<number> {
  const box = page.locator('dialog[open], main').last();
  const fields = box.locator('input:not([type=radio]):not([type=checkbox]):not([type=hidden]), textarea');
  const count = await fields.count();
  for (let at = 0; at < count; at += 1) {
    const field = fields.nth(at);
    if (!(await field.isVisible()) || !(await field.isEditable())) continue;
    await field.focus();
    await page.keyboard.insertText(text);
  }
  const button = send === null ? null : box.getByRole('button', { name: send, exact: true });
  if (button !== null && (await button.isEnabled())) await button.click();
  return count;
}

test('no text of a server and no text that is typed runs, leaves the page or ends a screen', async ({
  page,
  mock,
  browser,
  server,
}) => {
  const run = figureRun('hostileTexts');
  test.setTimeout(run.timeout);
  const random = seeded(run.seed);
  const served = Math.round((run.inputs * 4) / 7);
  const trouble: string[] = [];
  const escapes = await watchEscapes(page.context());
  const visitor = await browser.newContext({ baseURL: server, serviceWorkers: 'block' });
  const visitorEscapes = await watchEscapes(visitor);
  const outside = await visitor.newPage();
  for (const tab of [page, outside]) tab.setDefaultTimeout(8000);
  for (const tab of [page, outside]) tab.on('pageerror', error => trouble.push(`thrown: ${error.message}`));

  /** A sound screen has its title, is the app's own, and contains no frame. */
  const stands = async (tab: Page): Promise<void> => {
    await expect(tab.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(tab.frames()).toHaveLength(1);
    expect(new URL(tab.url()).origin).toBe(new URL(server).origin);
    await expect(tab.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
  };
  /** Runs one input, and notes the faults that it caused. */
  const probe = async (text: string, work: () => Promise<void>): Promise<void> => {
    const before = trouble.length + escapes.length + visitorEscapes.length;
    await work().catch((error: unknown) => trouble.push(String(error).slice(0, 500)));
    if (trouble.length + escapes.length + visitorEscapes.length > before)
      trouble.push(`by ${JSON.stringify(text).slice(0, 400)}`);
  };

  await signIn(page);
  for (let at = 0; at < served; at += 1) {
    const html = htmlPayload(random);
    await probe(html, async () => {
      await say(mock, html);
      await page.goto('/htp');
      await expect(page.getByText('the guide')).toBeVisible();
      expect(await foreign(page)).toEqual([]);
      await stands(page);
      await readers[at % readers.length]?.(page);
      await stands(page);
    });
  }

  await mock.reset({ scenario: 'default', seed: 1 });
  const all = [...forms, ...visitorForms];
  let fields = 0;
  for (let at = 0; at < run.inputs - served; at += 1) {
    // Takes turns, beginning with another one in each part.
    const form = all[(at + run.seed * 7) % all.length];
    if (form === undefined) throw new Error('No form');
    const tab = visitorForms.includes(form) ? outside : page;
    const text = typedPayload(random);
    await probe(text, async () => {
      await form[0](tab);
      fields += await typeEverywhere(tab, text, form[1]);
      await stands(tab);
      // The main thread must answer within the time of a tap.
      await tab.evaluate(
        () => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
    });
  }
  await visitor.close();

  const escaped = [...escapes, ...visitorEscapes];
  run.report({
    load: `${served} texts of HTML in the guide, notices, rules, names and refusals; ${run.inputs - served} texts in ${fields} fields`,
    faults: 'scripts, handlers, addresses, encodings, nestings; lengths, marks, scripts of the world, code',
    lost: null,
    doubled: null,
    wrong: escaped.length + trouble.filter(line => line.startsWith('by ')).length,
    note: `in part ${run.seed} ${fields} fields`,
  });
  expect([...escaped, ...trouble]).toEqual([]);
});

test('no known hostile text survives in the guide', async ({ page, mock }) => {
  test.slow();
  const escapes = await watchEscapes(page.context());
  await page.goto('/about');
  const { walk } = waysTo(page);
  for (const [index, html] of hostileHtml.entries()) {
    await mock.db('content', { how_to_play_content: `<p>the guide, ${index}</p>${html}` });
    await walk(routeOf('/htp'));
    await expect(page.getByText(`the guide, ${index}`, { exact: true }), html).toBeVisible();
    expect.soft(await foreign(page), html).toEqual([]);
    await walk(routeOf('/about'));
  }
  await walk(routeOf('/htp'));
  expect(escapes).toEqual([]);
  await expect(page).toHaveURL(/\/htp$/);
});
