import type { BrowserContext, Page } from '@playwright/test';

/** Each load of the config from now on has these fields too. */
export const withConfig = (browser: BrowserContext | Page, fields: () => object): Promise<unknown> =>
  browser.route('**/config.json', async route => {
    const response = await route.fetch();
    const config: unknown = await response.json();
    await route.fulfill({ response, json: { ...(config instanceof Object && config), ...fields() } });
  });
