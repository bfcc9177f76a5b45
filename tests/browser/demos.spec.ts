// Walks through the numbered steps of docs/demos.md, in its own words: see the grammar at the top of that file.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';

/** The browser says so when nothing opens `upi:` links, or when a call fails as the script wants it to. */
test.use({ allowConsole: [/Failed to (launch|load resource)/] });

type Script = { readonly title: string; readonly lines: readonly string[] };

const scripts: readonly Script[] = readFileSync('docs/demos.md', 'utf8')
  .split(/^## /m)
  .slice(1)
  .map(part => {
    const [title = '', ...lines] = part.split('\n');
    return { title, lines: lines.filter(line => /^(\d+\. |!\[)/.test(line)) };
  });

type Stage = { readonly page: Page; readonly url: string };

/** Every kind of line, with what it does; the first pattern that fits decides. */
const grammar: readonly (readonly [RegExp, (stage: Stage, ...words: string[]) => Promise<unknown>])[] = [
  [/^Open `(\/\S*)`\.$/, ({ page }, path = '') => page.goto(path)],
  [/^Type `(.+)` into \*\*(.+)\*\*\.$/, ({ page }, text = '', label = '') => typeInto(page, text, label)],
  [/^Press \*\*(.+)\*\*\.$/, ({ page }, name = '') => press(page, name)],
  [/^Choose \*\*(.+)\*\*\.$/, ({ page }, name = '') => page.getByRole('radio', { name }).check()],
  [/^See "(.+)"\.?$/, ({ page }, text = '') => see(page, text)],
  [/^Tell the mock: `([A-Z]+) (\/__mock\/\S+)(?: (\{.+\}))?`\.$/, tell],
  [/^Count (\d+) of `(\/__mock\/\S+)`\.$/, count],
  [/^!\[.+\]\((pictures\/demo-[\w-]+\.png)\)$/, ({ page }, file = '') => picture(page, file)],
];

for (const { title, lines } of scripts)
  test(`demo: ${title}`, async ({ page, mock }) => {
    test.setTimeout(90_000);
    expect(lines.length).toBeGreaterThan(10);
    let number = 0;
    for (const line of lines) {
      const step = /^(\d+)\. (.+)$/.exec(line);
      if (step !== null) expect(Number(step[1]), 'the steps are numbered in order').toBe((number += 1));
      await test.step(line, () => follow({ page, url: mock.url }, step?.[2] ?? line));
    }
  });

test('docs/demos.md has the three demos', () => {
  expect(scripts.map(({ title }) => title)).toEqual([
    "A new player's first bid",
    'A result day',
    'The provider fails and nothing is lost',
  ]);
});

async function follow(stage: Stage, line: string): Promise<void> {
  for (const [pattern, run] of grammar) {
    const match = pattern.exec(line);
    if (match === null) continue;
    await run(stage, ...match.slice(1));
    return;
  }
  throw new Error(`No step of the grammar: ${line}`);
}

/** The dialog in front, else the page. */
async function front(page: Page): Promise<Page | Locator> {
  const dialog = page.getByRole('dialog');
  return (await dialog.count()) > 0 && (await dialog.first().isVisible()) ? dialog.first() : page;
}

async function typeInto(page: Page, text: string, label: string): Promise<void> {
  const exact = page.getByLabel(label, { exact: true });
  await expect(exact.first()).toBeEditable();
  await exact.first().fill(text);
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** A button or link of this very name, else one whose name begins with it (cards and tiles say more). */
async function press(page: Page, name: string): Promise<void> {
  const named = (place: Page | Locator, pattern: RegExp): Locator =>
    place.getByRole('button', { name: pattern }).or(place.getByRole('link', { name: pattern }));
  const very = new RegExp(`^${escaped(name)}$`);
  const begins = new RegExp(`^${escaped(name)}\\b`);
  await expect.poll(async () => named(await front(page), begins).count()).toBeGreaterThan(0);
  const place = await front(page);
  const exact = named(place, very);
  await ((await exact.count()) > 0 ? exact : named(place, begins)).first().click();
}

const see = (page: Page, text: string): Promise<void> =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible({ timeout: 15_000 });

async function ask(url: string, method: string, path: string, body?: string): Promise<unknown> {
  const reply = await fetch(url + path, { method, ...(body !== undefined && { body }) });
  const answer: unknown = await reply.json();
  expect(reply.status, JSON.stringify(answer)).toBe(200);
  return answer;
}

function tell({ url }: Stage, method = '', path = '', body?: string): Promise<unknown> {
  return ask(url, method, path, body);
}

async function count({ url }: Stage, wanted = '', path = ''): Promise<void> {
  expect(await ask(url, 'GET', path)).toHaveLength(Number(wanted));
}

/** Written only when it is asked for, so that a run changes no file. */
async function picture(page: Page, file: string): Promise<void> {
  if (process.env['DEMO_PICTURES'] === undefined) return;
  await page.screenshot({ path: `docs/${file}`, scale: 'css', animations: 'disabled' });
}
