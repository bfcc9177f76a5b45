import type { Page } from '@playwright/test';
import axe from 'axe-core';
import * as v from 'valibot';

const findings = v.array(
  v.object({
    id: v.string(),
    nodes: v.array(v.object({ html: v.string(), failureSummary: v.optional(v.string()) })),
  }),
);

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules whose result depends on the theme. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** Breaches of WCAG A and AA on the current page, in the light theme and in the dark one. */
export async function violations(page: Page): Promise<readonly string[]> {
  const light = await violationsInLight(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await broken(page, ofColours);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map(what => `dark: ${what}`)];
}

/** Breaches in the light theme only. */
export async function violationsInLight(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return broken(page, wcag);
}

/** Findings of all rules of axe in a part of a page, beyond those of WCAG. */
export const faultsIn = (page: Page, part: string | { readonly exclude: readonly string[] }) =>
  broken(page, undefined, part);

async function broken(
  page: Page,
  runOnly?: readonly string[],
  part: string | object = 'html',
): Promise<readonly string[]> {
  // Evaluated by the debugger, because the content policy does not let a page run foreign scripts.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const options = { runOnly, resultTypes: ['violations'], preload: { assets: ['media'] } };
  const found = await page.evaluate(
    `axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)}).then(result => result.violations)`,
  );
  return v
    .parse(findings, found)
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
    );
}
