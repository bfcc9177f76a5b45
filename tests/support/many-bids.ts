import type { Page } from '@playwright/test';
import type { Mock } from './mock.ts';
import { signIn } from './play.ts';
import { expect } from './said.ts';

/** Bids of twenty days up to the mock's, 250 a day, the newest first. */
function manyBids(now: string): readonly object[] {
  return Array.from({ length: 5000 }, (_, index) => {
    const day = new Date(Date.parse(now) - Math.floor(index / 250) * 86_400_000);
    const [month, date, year] = day
      .toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })
      .split(/,? /);
    return {
      pana: 'Jodi Digit',
      game_name: ['Kalyan', 'Milan Day', 'Sridevi Morning'][index % 3],
      session: 'Close',
      closedigits: '',
      points: 10 + index,
      digits: String(index % 100).padStart(2, '0'),
      bid_date: `${date}-${month}-${year}`,
    };
  });
}

/** Signs in, and opens the history of 5,000 bids. */
export async function openManyBids(page: Page, mock: Mock): Promise<void> {
  await signIn(page);
  const { now } = await mock.state();
  const value = { status: true, bid_data: manyBids(now) };
  await mock.faults({ path: '/api-bid-history-data', kind: 'reply', value, times: -1 });
  await page.goto('/imp4');
  await expect(page.getByRole('row', { name: /^Bids/ })).toContainText('5000');
}
