import { expect, test } from '../support/app.ts';
import { hostileHtml, hostileLinks } from '../support/hostile-html.ts';

test('the landing page leads to login, registration, help and the policies', async ({ page }) => {
  await page.goto('/landing');
  await expect(page.getByRole('heading', { level: 1, name: 'Matka' })).toBeVisible();
  await page.getByRole('link', { name: 'Starline' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goBack();
  await page.getByRole('link', { name: 'How To Play' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How To Play' })).toBeVisible();
  await expect(page.getByText('A bid cannot be cancelled once it is placed.')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/landing$/);
});

for (const [path, title] of [
  ['/about', 'About Us'],
  ['/privacy', 'Data Deletion Policy'],
  ['/privacypolicy', 'Privacy Policy'],
  ['/delete', 'Delete Account Data'],
] as const)
  test(`a visitor reads ${title}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: 'WhatsApp support' })).toHaveAttribute(
      'href',
      'https://wa.me/919876543212',
    );
  });

test('the guide keeps its form, and links open a tab that cannot reach back', async ({ page, mock }) => {
  const html =
    '<h2>Jodi</h2><p>A <strong>pair</strong>, <em>00</em> to 99.<br>Yes.</p><ul><li>one</li></ul>' +
    '<table><tbody><tr><td colspan="2">cell</td></tr></tbody></table>';
  const link = '<a href="https://example.com/a" target="_self" rel="opener" id="x">there</a>';
  await mock.db('content', { how_to_play_content: `<h1>How <em>to</em> play</h1>${html}<p>${link}</p>` });
  await page.goto('/htp');
  const guide = page.locator('main h2:has-text("Jodi")').locator('..');
  await expect(guide).toBeVisible();
  expect(await guide.innerHTML()).toBe(
    `<h2>How <em>to</em> play</h2>${html}<p><a href="https://example.com/a" target="_blank" rel="noopener noreferrer">there</a></p>`,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test.describe(() => {
  // The content policy speaks up while the sanitiser takes a text apart: the page itself never sees the harm.
  test.use({ allowConsole: [/Content Security Policy directive/] });

  test('nothing hostile in the guide survives', async ({ page, mock }) => {
    test.setTimeout(120_000);
    const allowed = 'h2,h3,h4,p,br,hr,ul,ol,li,strong,b,em,i,u,blockquote,table,thead,tbody,tr,th,td,a';
    const opened: string[] = [];
    page.on('dialog', dialog => void dialog.dismiss().then(() => opened.push(dialog.message())));
    const box = page.getByText('the guide').locator('xpath=ancestor::div[parent::div[parent::main]]');
    for (const html of hostileHtml) {
      await mock.db('content', { how_to_play_content: `<p>the guide</p>${html}` });
      await page.goto('/htp');
      await expect(box, html).toBeVisible();
      const found = await box.evaluate(
        (root, tags) =>
          [...root.querySelectorAll('*')].flatMap(element => [
            ...(element.matches(tags) ? [] : [element.tagName]),
            ...element.getAttributeNames().filter(name => !/^(href|target|rel)$/.test(name)),
          ]),
        allowed,
      );
      expect.soft(found, html).toEqual([]);
    }
    expect(opened).toEqual([]);
    await expect(page).toHaveURL(/\/htp$/);
  });
});

test('a hostile link in the guide is only words', async ({ page, mock }) => {
  const links = hostileLinks.map((href, n) => `<p><a href="${href}">link ${n}</a></p>`).join('');
  await mock.db('content', { how_to_play_content: links });
  await page.goto('/htp');
  await expect(page.getByText('link 0', { exact: true })).toBeVisible();
  const reachable = await page.locator('main p a').evaluateAll(all => all.map(a => a.getAttribute('href')));
  expect(reachable).toEqual(hostileLinks.map(() => null));
});

test('a path that is no route shows Page not found', async ({ browser, server }) => {
  // The document itself is a true 404, which the console tells of: this page is looked at by hand.
  const page = await browser.newPage({ baseURL: server });
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page).toHaveTitle('Page not found · Matka');
  await page.close();
});
