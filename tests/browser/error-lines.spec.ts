// Only a layout engine shows what moves.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { setDate } from '../support/device-date.ts';
import { openGame, proceed, signIn } from '../support/play.ts';

type Form = {
  readonly path: string;
  readonly button: string;
  readonly fill: Readonly<Record<string, string>>;
  readonly error: string;
};

const forms: readonly Form[] = [
  { path: '/withdraw', button: 'Submit', fill: { Points: '10' }, error: 'Min amt is 1,000' },
  { path: '/withdraw', button: 'Submit', fill: { Points: '1000' }, error: 'Please select a payment method' },
  { path: '/transfer', button: 'Submit', fill: { Points: '' }, error: 'Points is required!' },
  {
    path: '/transfer',
    button: 'Submit',
    fill: { Points: '250', 'Phone number': '1' },
    error: 'Phone.No is not Valid!',
  },
  { path: '/payviaupi', button: 'Add Money', fill: { Amount: '7' }, error: 'Minimum amount to add is 500' },
  { path: '/imp4', button: 'Submit', fill: { From: '99/99/2026' }, error: 'Date input not valid.' },
  {
    path: '/change',
    button: 'Submit',
    fill: { 'Current Password': '' },
    error: 'Current Password is required!',
  },
  {
    path: '/change',
    button: 'Submit',
    fill: { 'Current Password': 'demo1234', 'New Password': 'one12345', 'Confirm Password': 'two12345' },
    error: 'Confirm Password is not equal to New Password!',
  },
];

/** Where all fields and buttons of the screen and of its dialog are. */
const places = (page: Page): Promise<readonly number[]> =>
  page
    .locator('main, dialog[open]')
    .locator('input, textarea, select, button, a')
    .evaluateAll(all => all.map(each => Math.round(each.getBoundingClientRect().top + scrollY)));

async function expectNoMove(page: Page, { button, fill, error }: Omit<Form, 'path'>): Promise<void> {
  await expect(page.getByRole('button', { name: button })).toBeVisible();
  await page.waitForLoadState('networkidle');
  for (const [name, text] of Object.entries(fill))
    await page.getByRole('textbox', { name, exact: true }).fill(text);
  const paytm = page.getByRole('radio', { name: 'Paytm' });
  if (await paytm.isVisible()) await paytm.check();
  const before = await places(page);
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByText(error)).toBeVisible();
  expect(await places(page)).toEqual(before);
}

for (const width of [390, 320])
  for (const { path, button, fill, error } of forms)
    test(`'${error}' on ${path} takes the place of a hint and moves nothing at ${width} px`, async ({
      page,
      mock,
    }) => {
      expect(mock).toBeDefined();
      await page.setViewportSize({ width, height: 844 });
      await signIn(page, { path });
      await expectNoMove(page, { button, fill, error });
    });

/** With text of 200 % these have two lines at 390 px. */
const long = [
  'Please select a payment method',
  'Minimum amount to add is 500',
  'Current Password is required!',
];

test('an error of two lines moves nothing where text is enlarged', async ({ page, mock }) => {
  expect(mock).toBeDefined();
  // So high that the focus of a field scrolls nothing.
  await page.setViewportSize({ width: 390, height: 2000 });
  await signIn(page);
  for (const form of forms.filter(({ error }) => long.includes(error))) {
    await page.goto(form.path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expectNoMove(page, form);
  }
});

for (const width of [390, 320])
  test(`an error of the whole form takes the place of its last sentence at ${width} px`, async ({
    page,
    mock,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    // 10:00 PM: withdrawals are paid until 6:00 PM.
    await mock.clock({ advance: '9h' });
    await setDate(page, (await mock.state()).now);
    await signIn(page, { path: '/withdraw' });
    await page.getByRole('textbox', { name: 'Points' }).fill('1000');
    await page.getByRole('combobox', { name: 'Payment method' }).selectOption('Google Pay');
    const sentence = page.getByText(/9,000 pts stay in your wallet/);
    await expect(sentence).toBeVisible();
    await page.waitForLoadState('networkidle');
    const before = await places(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Withdrawals are only allowed during specified hours.')).toBeVisible();
    await expect(sentence).toBeHidden();
    expect(await places(page)).toEqual(before);
    await page.getByRole('textbox', { name: 'Points' }).fill('1001');
    await expect(page.getByText(/8,999 pts stay in your wallet/)).toBeVisible();
  });

test('an error of the whole form moves nothing', async ({ page, mock }) => {
  expect(mock).toBeDefined();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'Phone number' }).fill('9876543210');
    await page.getByRole('textbox', { name: 'Password' }).fill('wrong-password');
    const before = await places(page);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('Invalid credentials')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
    expect(await places(page)).toEqual(before);
  }
});

// A sheet that still rises would move its fields.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const typeInto = async (page: Page, fill: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, text] of Object.entries(fill))
    await page.getByRole('textbox', { name, exact: true }).last().fill(text);
};
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).last().click();

const newPlayer = { Username: 'Asha', 'Phone number': '9876543299', Password: 'demo1234' };

async function openAddNumber(page: Page): Promise<void> {
  await signIn(page, { path: '/wallet' });
  await press(page, 'Withdraw Methods');
  await page.getByRole('button', { name: /^Paytm/ }).click();
  await expect(page.getByRole('dialog', { name: 'Add Paytm number' })).toBeVisible();
}

async function openSlips(page: Page): Promise<void> {
  await signIn(page);
  await openGame(page, /^Kalyan/, 'Single Digit');
  await proceed(page, { Digit: '7', Points: '50' });
  await press(page, 'Slips');
}

type Steps = (page: Page) => Promise<void>;

/** Forms that need steps before the error. */
const steps: Readonly<Record<string, { readonly open: Steps; readonly act: Steps; readonly error: string }>> =
  {
    'a wrong code': {
      open: async page => {
        await page.goto('/r');
        await typeInto(page, newPlayer);
        await press(page, 'Register');
        await typeInto(page, { OTP: '9999' });
      },
      act: page => press(page, 'Verify'),
      error: 'Enter Valid OTP',
    },
    'missing fields in the register mode': {
      open: async page => {
        await page.goto('/login');
        await press(page, 'New here? Register');
        await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
      },
      act: page => press(page, 'Register'),
      error: 'Username is required',
    },
    'a phone that is registered': {
      open: async page => {
        await page.goto('/login');
        await press(page, 'New here? Register');
        await typeInto(page, { ...newPlayer, 'Phone number': '9876543210' });
      },
      act: page => press(page, 'Register'),
      error: 'User already registered',
    },
    'a wrong number to pay out to': {
      open: async page => {
        await openAddNumber(page);
        await typeInto(page, { 'Phone number': '1' });
      },
      act: page => press(page, 'Submit'),
      error: 'Phone No is not Valid!',
    },
    'a slip without a name': {
      open: async page => {
        await openSlips(page);
        await press(page, 'Save this slip');
        await typeInto(page, { Name: '' });
      },
      act: page => press(page, 'Save'),
      error: 'Please enter a name',
    },
    'the name of another slip': {
      open: async page => {
        await openSlips(page);
        await press(page, 'Save this slip');
        await press(page, 'Save');
        await press(page, 'Slips');
        await press(page, 'Save this slip');
        await typeInto(page, { Name: 'Kalyan Single Digit' });
      },
      act: page => press(page, 'Save'),
      error: 'Another saved slip has this name. Choose another.',
    },
    'an empty text of a slip': {
      open: async page => {
        await openSlips(page);
        await press(page, 'Import a slip');
      },
      act: page => press(page, 'Read'),
      error: 'Please enter the slip as text',
    },
  };

for (const width of [390, 320])
  for (const [what, { open, act, error }] of Object.entries(steps))
    test(`${what} moves nothing at ${width} px`, async ({ page, mock }) => {
      expect(mock).toBeDefined();
      await page.setViewportSize({ width, height: 844 });
      await open(page);
      await page.waitForLoadState('networkidle');
      const before = await places(page);
      await act(page);
      await expect(page.getByText(error).first()).toBeVisible();
      await expect(page.getByRole('button', { disabled: true })).toHaveCount(0);
      expect(await places(page)).toEqual(before);
    });

test.describe('a code that could not be sent', () => {
  test.use({ allowConsole: [/Failed to load resource/] });
  test('moves nothing, and neither does the button Resend when it appears', async ({ page, mock }) => {
    await page.goto('/forgotpass');
    await page.clock.install();
    await typeInto(page, { 'Phone number': '9876543210' });
    await press(page, 'Submit');
    await expect(page.getByText(/^Resend OTP in \d+s$/)).toBeVisible();
    const top = async (name: string): Promise<number> =>
      (await page.getByRole('button', { name, exact: true }).boundingBox())?.y ?? Number.NaN;
    const change = await top('Change number');
    await page.clock.runFor(31_000);
    await expect(page.getByRole('button', { name: 'Resend' })).toBeVisible();
    expect(await top('Change number')).toBe(change);
    await mock.faults({ path: '/api-resend-otp', kind: 'status', value: 500 });
    const before = await places(page);
    await press(page, 'Resend');
    await expect(page.getByText('Failed to resend OTP. Please try again.')).toBeVisible();
    expect(await places(page)).toEqual(before);
  });
});
