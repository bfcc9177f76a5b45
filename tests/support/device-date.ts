import type { Page } from '@playwright/test';

/** Sets the device's clock when a page is opened, and lets it run. Timers and measured times stay real. */
export async function setDate(page: Page, now: string): Promise<void> {
  await page.addInitScript(begun => {
    const ahead = begun - Date.now();
    globalThis.Date = new Proxy(Date, {
      construct: (RealDate, given: [] | [number]) =>
        given.length === 0 ? new RealDate(RealDate.now() + ahead) : Reflect.construct(RealDate, given),
      get: (RealDate, name, proxy): unknown =>
        name === 'now' ? () => RealDate.now() + ahead : Reflect.get(RealDate, name, proxy),
    });
  }, Date.parse(now));
}
