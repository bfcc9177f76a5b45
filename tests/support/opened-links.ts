import type { Page } from '@playwright/test';

declare global {
  interface Window {
    readonly noteLink: (href: string) => void;
  }
}

/** The payment links that the page opens, in the order of the taps. None of them is followed. */
export async function openedLinks(page: Page): Promise<readonly string[]> {
  const opened: string[] = [];
  await page.exposeFunction('noteLink', (href: string) => void opened.push(href));
  await page.addInitScript(() => {
    addEventListener(
      'click',
      event => {
        const link = event.target instanceof HTMLAnchorElement ? event.target.href : '';
        if (!/^(upi|phonepe|tez|paytmmp):/.test(link)) return;
        event.preventDefault();
        window.noteLink(link);
      },
      true,
    );
  });
  return opened;
}
