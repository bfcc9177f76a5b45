import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { logIn } from '../support/play.ts';
import { fingerprint } from '../../src/lib/fingerprint.ts';
const owner = fingerprint('9876543210');
async function axeOf(page: Page, what: string) {
  await page.evaluate(axe.source);
  const v = await page.evaluate(
    "axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }).then(r => r.violations.map(x => x.id + ' ' + x.nodes.map(n => n.html).join()))",
  );
  console.log(what, JSON.stringify(v));
}
for (const lang of ['en', 'hi', 'mr'])
  for (const scheme of ['light', 'dark'] as const)
    test(`${lang} ${scheme}`, async ({ page, mock }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ colorScheme: scheme });
      const n = (s: string) => `/tmp/shots-limits/${lang}-${scheme}-${s}.png`;
      await logIn(page);
      const now = Date.now();
      const time = await page.evaluate(async () =>
        Date.parse((await fetch('/config.json')).headers.get('date') ?? ''),
      );
      const base = Date.parse('2026-11-21T13:00:00+05:30');
      void now;
      void time;
      void base;
      const set = (l: object, extra: object = {}) =>
        page.evaluate(
          ([o, x, e, lg]) => {
            localStorage.setItem(
              'matka.limits.v1',
              JSON.stringify([
                {
                  owner: o,
                  at: 0,
                  daily: { value: 500, next: null },
                  reminder: { value: 30, next: null },
                  pausedUntil: 0,
                  ...(x as object),
                },
              ]),
            );
            localStorage.setItem(
              'matka.settings.v1',
              JSON.stringify({ language: lg, theme: 'system', resultNotifications: false }),
            );
            localStorage.setItem(
              'matka.play.v1',
              JSON.stringify({ stakes: [], times: [], seen: [], limits: [], ...(e as object) }),
            );
          },
          [owner, l, extra, lang] as const,
        );
      const serverNow = (await (
        await fetch(new URL('/__mock/state', page.url()))
      )
        .json()
        .catch(() => ({}))) as Record<string, unknown>;
      void serverNow;
      void mock;
      const day = 86_400_000;
      const T = time;
      await set({
        daily: { value: 500, next: { value: 2000, from: T + day } },
        reminder: { value: 30, next: { value: null, from: T + day } },
      });
      await page.goto('/limits');
      await expect(page.locator('form')).toBeVisible();
      await page.waitForTimeout(600);
      await page.screenshot({ path: n('limits'), fullPage: true });
      await axeOf(page, `${lang} ${scheme} limits`);
      await page.goto('/settings');
      await page.waitForTimeout(700);
      await page.screenshot({ path: n('settings'), fullPage: true });
      await page.goto('/imp');
      await page.waitForTimeout(500);
      await page
        .getByRole('button', { name: /Menu|मेन/ })
        .first()
        .click();
      await page.waitForTimeout(500);
      await page.screenshot({ path: n('menu') });
      await set({ pausedUntil: T + 2 * day });
      await page.goto('/imp');
      await page.waitForTimeout(800);
      await page
        .getByRole('button', { name: /^(Kalyan|कल्याण)/ })
        .first()
        .click();
      await page.waitForTimeout(800);
      await page.screenshot({ path: n('paused-menu') });
      await axeOf(page, `${lang} ${scheme} paused`);
      await set({ daily: { value: 130, next: null } });
      await page.goto('/imp');
      await page.waitForTimeout(500);
      await page
        .getByRole('button', { name: /^(Kalyan|कल्याण)/ })
        .first()
        .click();
      await page.waitForTimeout(500);
      await page.locator('main button').first().click();
      await page.waitForTimeout(500);
      await page.locator('input[name=digit]').fill('7');
      await page.locator('input[name=points]').fill('200');
      await page.keyboard.press('Enter');
      await page.waitForTimeout(300);
      await page.locator('main button').last().click();
      await page.waitForTimeout(300);
      await page.screenshot({ path: n('over') });
      await set({ pausedUntil: T + 2 * day });
      await page.reload();
      await page.waitForTimeout(1200);
      await page.screenshot({ path: n('paused-form') });
      await set(
        { daily: { value: 500, next: null }, reminder: { value: 1, next: null } },
        { times: [{ owner, played: 29 * 60000 + 58000, told: 29 * 60000 - 2000, at: T }] },
      );
      await page.goto('/imp');
      await expect(page.locator('dialog[open]')).toBeVisible({ timeout: 60000 });
      await page.waitForTimeout(400);
      await page.screenshot({ path: n('reminder') });
      await axeOf(page, `${lang} ${scheme} reminder`);
    });
