// The numbered steps of docs/demos.md, in its own words: see the grammar at the top of that file.
import { readFileSync } from 'node:fs';
import { type Locator, type Page, test } from '@playwright/test';
import { escaped, expect } from '../../support/said.ts';

type Script = { readonly title: string; readonly lines: readonly string[] };

export const scripts: readonly Script[] = readFileSync('docs/demos.md', 'utf8')
  .split(/^## /m)
  .slice(1)
  .map(part => {
    const [title = '', ...lines] = part.split('\n');
    return { title, lines: lines.filter(line => /^(\d+\. |!\[)/.test(line)) };
  });

/** Where a script is played: the app's page, and what carries out a control call and returns the mock's answer. */
export type Stage = {
  readonly page: Page;
  readonly ask: (method: string, path: string, body?: string) => Promise<unknown>;
};

/** Every kind of line with its action. The first pattern that fits decides. */
const grammar: readonly (readonly [RegExp, (stage: Stage, ...words: string[]) => Promise<unknown>])[] = [
  [/^Open `(\/\S*)`\.$/, ({ page }, path = '') => page.goto(path)],
  [/^Type `(.+)` into \*\*(.+)\*\*\.$/, ({ page }, text = '', label = '') => typeInto(page, text, label)],
  [/^Press \*\*(.+)\*\*\.$/, ({ page }, name = '') => press(page, name)],
  [/^Choose \*\*(.+)\*\*\.$/, ({ page }, name = '') => page.getByRole('radio', { name }).check()],
  [/^See "(.+)"\.?$/, ({ page }, text = '') => see(page, text)],
  [
    /^Tell the mock: `([A-Z]+) (\/__mock\/\S+)(?: (\{.+\}))?`\.$/,
    ({ ask }, method = '', path = '', body?: string) => ask(method, path, body),
  ],
  [
    /^Count (\d+) of `(\/__mock\/\S+)`\.$/,
    async ({ ask }, wanted = '', path = '') => expect(await ask('GET', path)).toHaveLength(Number(wanted)),
  ],
  [/^!\[.+\]\((pictures\/demo-[\w-]+\.png)\)$/, ({ page }, file = '') => picture(page, file)],
];

/** Shortens the half second in which the console shows the audience a place before it presses there. */
export const shortPauses = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    // The app in the phone keeps its times.
    if (!location.pathname.endsWith('/__mock/')) return;
    const begin = window.setTimeout.bind(window);
    const hasten = (task: () => void, ms = 0, ...given: readonly unknown[]): number =>
      begin(task, ms === 500 ? 50 : ms, ...given);
    Object.assign(window, { setTimeout: hasten });
  });

/** Plays a script, line by line. */
export async function play({ lines }: Script, stage: Stage): Promise<void> {
  expect(lines.length).toBeGreaterThan(10);
  let number = 0;
  for (const line of lines) {
    const step = /^(\d+)\. (.+)$/.exec(line);
    if (step !== null) expect(Number(step[1]), 'the steps are numbered in order').toBe((number += 1));
    await test.step(line, () => follow(stage, step?.[2] ?? line));
  }
}

/** Performs one line, without its number. */
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

const see = (page: Page, text: string): Promise<void> => expect(page).toHaveSaid(text, { timeout: 15_000 });

/** Written only when it is asked for, so that a run changes no file. */
async function picture(page: Page, file: string): Promise<void> {
  if (process.env['DEMO_PICTURES'] === undefined) return;
  await page.screenshot({ path: `docs/${file}`, scale: 'css', animations: 'disabled' });
}
