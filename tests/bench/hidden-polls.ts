import type { Browser } from '@playwright/test';
import { setHidden } from '../support/hide.ts';
import { startMock } from '../support/mock.ts';
import { logIn } from '../support/play.ts';
import { phonePage } from './phone.ts';
import type { Figure } from './section.ts';

const pollSeconds = 1;
const periods = 6;

/** How often the built app asks for the markets in a time, while it is looked at, while it is hidden, and right after. */
export async function hiddenPolls(browser: Browser): Promise<readonly Figure[]> {
  const { url, stop } = await startMock();
  const { page, stop: close } = await phonePage(browser, { baseURL: url, cpu: 1 });
  try {
    await page.route('**/config.json', async route => {
      const config = await (await route.fetch()).text();
      await route.fulfill({ body: config.replace('{', `{"pollSeconds":${pollSeconds},`) });
    });
    await logIn(page);
    await page.getByRole('article').first().waitFor();
    let asked = 0;
    page.on('request', request => {
      if (request.url().endsWith('/api-get-dashboard-data')) asked += 1;
    });
    const during = async (seconds: number): Promise<number> => {
      const before = asked;
      await page.waitForTimeout(seconds * 1000);
      return asked - before;
    };
    const seen = await during(periods * pollSeconds);
    await setHidden(page, true);
    const hidden = await during(periods * pollSeconds);
    await setHidden(page, false);
    const back = await during(pollSeconds / 2);
    const limit = { of: 'value', at: 'most' } as const;
    return [
      {
        what: `polls in ${periods} periods, looked at`,
        value: seen,
        unit: '',
        limit: { ...limit, value: 6 },
      },
      {
        what: `polls in ${periods} periods, hidden`,
        value: hidden,
        unit: '',
        limit: { ...limit, value: 0 },
      },
      {
        what: 'polls in half a period on return',
        value: back,
        unit: '',
        limit: { value: 1, of: 'value', at: 'least' },
      },
    ];
  } finally {
    await close();
    await stop();
  }
}
