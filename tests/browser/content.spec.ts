import { expect, test } from '../support/app.ts';
import { hostileHtml, hostileLinks } from '../support/hostile-html.ts';

// The content policy speaks up while the sanitiser takes a text apart: the page itself never sees the harm.
test.use({ allowConsole: [/Content Security Policy directive/] });

test('the guide keeps its form, links open a tab that cannot reach back, and a hostile one is only words', async ({
  page,
  mock,
}) => {
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

  const links = hostileLinks.map((href, n) => `<p><a href="${href}">link ${n}</a></p>`).join('');
  await mock.db('content', { how_to_play_content: links });
  await page.reload();
  await expect(page.getByText('link 0', { exact: true })).toBeVisible();
  const reachable = await page.locator('main p a').evaluateAll(all => all.map(a => a.getAttribute('href')));
  expect(reachable).toEqual(hostileLinks.map(() => null));
});

test('nothing hostile in the guide survives', async ({ page, mock }) => {
  const allowed = 'h2,h3,h4,p,br,hr,ul,ol,li,strong,b,em,i,u,blockquote,table,thead,tbody,tr,th,td,a';
  const opened: string[] = [];
  page.on('dialog', dialog => void dialog.dismiss().then(() => opened.push(dialog.message())));
  const box = page.getByText('the guide').locator('xpath=ancestor::div[parent::div[parent::main]]');
  // One text may swallow those behind it, so each is placed before and after each other one. all/hostile-texts
  // has them alone.
  for (const html of [hostileHtml.join(''), hostileHtml.toReversed().join('')]) {
    await mock.db('content', { how_to_play_content: `<p>the guide</p>${html}` });
    await page.goto('/htp');
    await expect(box).toBeVisible();
    const found = await box.evaluate(
      (root, tags) =>
        [...root.querySelectorAll('*')].flatMap(element => [
          ...(element.matches(tags) ? [] : [element.tagName]),
          ...element.getAttributeNames().filter(name => !/^(href|target|rel)$/.test(name)),
        ]),
      allowed,
    );
    expect.soft(found).toEqual([]);
  }
  expect(opened).toEqual([]);
  await expect(page).toHaveURL(/\/htp$/);
});
