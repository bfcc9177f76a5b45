import { expect, test } from '../support/app.ts';
import { logIn } from '../support/play.ts';
import { withConfig } from '../support/with-config.ts';

test('spec 1 §7: the fixed session cookie is set on the calls', async ({ page }) => {
  await withConfig(page, () => ({ sessionCookie: 'sess=fixed' }));
  const asked = page.waitForRequest('**/api-user-login');
  await logIn(page);
  expect((await (await asked).allHeaders())['cookie']).toContain('sess=fixed');
});
