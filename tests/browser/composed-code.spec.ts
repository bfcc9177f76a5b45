import { expect, test } from '../support/app.ts';

test('a code that a keyboard composes in Devanagari digits is entered once', async ({ page }) => {
  await page.goto('/forgotpass');
  await page.getByLabel('Phone number').fill('9876543210');
  await page.getByRole('button', { name: 'Submit' }).click();
  const field = page.getByLabel('OTP');
  await field.focus();
  const keyboard = await page.context().newCDPSession(page);
  for (const text of ['१', '१२', '१२३', '१२३४'])
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await keyboard.send('Input.insertText', { text: '१२३४' });
  await expect(field).toHaveValue('1234');
});
