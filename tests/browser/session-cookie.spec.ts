import { expect, test } from '../support/app.ts';
import { logIn } from '../support/play.ts';

test('spec 1 §7: the fixed session cookie is set on the calls', async ({ page }) => {
  await page.route('**/config.json', async route => {
    const reply = await route.fetch();
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- it is sent on unchanged
    const config: object = await reply.json();
    await route.fulfill({ response: reply, json: { ...config, sessionCookie: 'sess=fixed' } });
  });
  const asked = page.waitForRequest('**/api-user-login');
  await logIn(page);
  expect((await (await asked).allHeaders())['cookie']).toContain('sess=fixed');
});
