import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { go } from '../../../src/nav/navigation.ts';
import { renderApp } from '../../support/render-app.tsx';

const checkPath = '/api-check-user-for-transfer-amt';
const path = '/api-user-transfer-wallet-balance';
type App = Awaited<ReturnType<typeof openTransfer>>;
const sent = (app: Pick<App, 'mock'>, to: string) => app.mock.calls().filter(call => call.path === to);

async function openTransfer(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp('/transfer', options);
  await screen.findByText('Balance: 10,000 pts');
  return {
    ...app,
    ask: async (points: string, phone: string) => {
      if (points !== '') await app.user.type(screen.getByRole('textbox', { name: 'Points' }), points);
      if (phone !== '') await app.user.type(screen.getByRole('textbox', { name: 'Phone number' }), phone);
      await app.user.click(screen.getByRole('button', { name: 'Submit' }));
    },
  };
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Confirm transfer' }));

it('a Submit while the wallet is unknown reads it, and asks', async () => {
  const { user, mock } = await renderApp('/transfer', {
    arrange: world => void world.fault({ path: '*', kind: 'drop', times: -1 }),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Points' }), '250');
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '9876543211');
  expect(screen.queryByText(/^Balance:/)).toBeNull();
  mock.clearFaults();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect((await dialog()).getByText('Transfer 250 pts to Second Player?')).toBeVisible();
});

it.each([
  [
    'spec 1 §5: Transfer phone required → Phone No is required!',
    '150',
    '',
    'Phone number',
    'Phone No is required!',
  ],
  [
    'spec 1 §5: Transfer phone not 10 digits from 6 to 9 → Phone.No is not Valid!',
    '150',
    '5876543211',
    'Phone number',
    'Phone.No is not Valid!',
  ],
  [
    "spec 1 §5: Transfer phone is own mobile → Don't Use Your Own Phone No.",
    '150',
    '9876543210',
    'Phone number',
    "Don't Use Your Own Phone No.",
  ],
  [
    'spec 1 §5: Transfer points required → Points is required!',
    '',
    '9876543211',
    'Points',
    'Points is required!',
  ],
  [
    'spec 1 §5: Transfer points under 100 → Points Must be More than 100',
    '99',
    '9876543211',
    'Points',
    'Points Must be More than 100',
  ],
  [
    'spec 1 §5: Transfer points above wallet → Not Enough Points',
    '10001',
    '9876543211',
    'Points',
    'Not Enough Points',
  ],
])('%s', async (_rule, points, phone, name, message) => {
  const app = await openTransfer();
  await app.ask(points, phone);
  expect(await screen.findByText(message)).toBeVisible();
  const field = screen.getByRole('textbox', { name });
  expect(field.getAttribute('aria-describedby')).not.toBeNull();
  expect(field).toBeInvalid();
  await waitFor(() => expect(field).toHaveFocus());
  expect(sent(app, checkPath)).toEqual([]);
});

it('spec 1 §9, §5: Minimum transfer: 100 points pass', async () => {
  const app = await openTransfer();
  await app.ask('100', '9876543211');
  expect((await dialog()).getByText('Transfer 100 pts to Second Player?')).toBeVisible();
});

it.each([
  ['refused', '9876543219', undefined],
  ['connection lost', '9876543211', 'drop'],
  ['unreadable', '9876543211', 'html'],
] as const)(
  "spec 1 §8: Transfer receiver check failure (%s) → 'Username or password incorrect'",
  async (_why, phone, kind) => {
    const app = await openTransfer();
    if (kind) app.mock.fault({ path: checkPath, kind });
    await app.ask('150', phone);
    expect((await screen.findByText('Username or password incorrect')).closest('[role=alert]')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Points' })).toHaveValue('150');
    expect(screen.queryByRole('dialog', { name: 'Confirm transfer' })).toBeNull();
  },
);

it('spec 1 §4: Transfer: check the receiver, confirm by name, then transfer', async () => {
  const app = await openTransfer();
  await app.ask('150', '9876543211');
  const question = await dialog();
  expect(question.getByText('Transfer 150 pts to Second Player?')).toBeVisible();
  expect(sent(app, path)).toEqual([]);
  await app.user.click(question.getByRole('button', { name: 'Transfer' }));
  expect(await screen.findByText('Points transferred')).toBeVisible();
  expect(app.mock.balance('9876543211')).toBe(650);
  expect(await screen.findByText('Balance: 9,850 pts')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Points' })).toHaveValue('');
  expect(sent(app, path)).toMatchObject([
    { body: { amount: 150, mobile_no: '9876543211', transfer_note: '' } },
  ]);
});

it('spec 1 §2: Cancel asks nothing of the server and keeps the numbers', async () => {
  const app = await openTransfer();
  await app.ask('150', '9876543211');
  await app.user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog', { name: 'Confirm transfer' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Points' })).toHaveValue('150');
  expect(sent(app, path)).toEqual([]);
});

it.each([
  ['false-status', 500],
  ['drop', 500],
  ['status', 500],
  ['html', 650],
  ['drop-after', 650],
] as const)(
  'spec 1 §8: a failed transfer (%s) shows nothing, unlocks the dialog, keeps the numbers and sends nothing twice',
  async (kind, received) => {
    const app = await openTransfer();
    await app.ask('150', '9876543211');
    const question = await dialog();
    app.mock.fault({ path, kind });
    await app.user.click(question.getByRole('button', { name: 'Transfer' }));
    expect(await question.findByRole('button', { name: 'Transfer' })).toHaveAttribute('type', 'button');
    expect(question.getByRole('button', { name: 'Transfer' })).not.toHaveAttribute('aria-busy');
    expect(screen.queryByText('Points transferred')).toBeNull();
    for (const alert of screen.queryAllByRole('alert')) expect(alert).toBeEmptyDOMElement();
    expect(screen.getByLabelText('Points')).toHaveValue('150');
    expect(sent(app, path)).toHaveLength(1);
    expect(app.mock.balance('9876543211')).toBe(received);
  },
);

async function closeDone(app: App) {
  const done = within(await screen.findByRole('dialog', { name: 'Done before' }));
  await app.user.click(done.getByRole('button', { name: 'Close' }));
}

const unconfirmed = 'Not confirmed yet. Look at Wallet History before you send again.';

it.each(['drop', 'status'] as const)(
  'a transfer whose answer was lost (%s) is reported, and keeps the numbers over a look at the history',
  async kind => {
    const app = await openTransfer();
    await app.ask('150', '9876543211');
    const question = await dialog();
    app.mock.fault({ path, kind });
    await app.user.click(question.getByRole('button', { name: 'Transfer' }));
    expect(await question.findByText(unconfirmed)).toBeVisible();
    await app.user.click(question.getByRole('link', { name: 'Wallet History' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Wallet History' })).toBeVisible();
    await act(async () => history.back());
    expect(await screen.findByRole('textbox', { name: 'Points' })).toHaveValue('150');
    expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveValue('9876543211');
    expect(sent(app, path)).toHaveLength(1);
  },
);

/** The transfer is carried out, and its reply is lost. */
async function transferUnheard() {
  const app = await openTransfer();
  await app.ask('150', '9876543211');
  const question = await dialog();
  app.mock.fault({ path, kind: 'drop-after' });
  await app.user.click(question.getByRole('button', { name: 'Transfer' }));
  return app;
}

it('once the player knows that it was done, it is not called unconfirmed any more', async () => {
  const app = await transferUnheard();
  await closeDone(app);
  await waitFor(() => expect(screen.queryByText(unconfirmed)).toBeNull());
  expect(sent(app, path)).toHaveLength(1);
});

it('once the player has read that it was done, the question about it is gone, and the form is empty', async () => {
  const app = await transferUnheard();
  await closeDone(app);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm transfer' })).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Points' })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveValue('');
  expect(sent(app, path)).toHaveLength(1);
});

it('after the player has read on another screen that it was done, it is no longer called unconfirmed', async () => {
  const app = await transferUnheard();
  await screen.findByRole('dialog', { name: 'Done before' });
  await act(async () => go('/transaction'));
  await closeDone(app);
  await act(async () => go('/transfer'));
  expect(await screen.findByRole('textbox', { name: 'Points' })).toHaveValue('');
  expect(screen.queryByText(unconfirmed)).toBeNull();
});

it('another transfer that was made does not hide that the first one is not confirmed', async () => {
  const app = await openTransfer();
  await app.ask('150', '9876543211');
  const first = await dialog();
  app.mock.fault({ path, kind: 'drop' });
  await app.user.click(first.getByRole('button', { name: 'Transfer' }));
  await first.findByText(unconfirmed);
  await app.user.click(first.getByRole('button', { name: 'Cancel' }));
  await app.user.clear(screen.getByRole('textbox', { name: 'Points' }));
  await app.ask('200', '');
  await app.user.click((await dialog()).getByRole('button', { name: 'Transfer' }));
  expect(await screen.findByText('Points transferred')).toBeVisible();
  expect(screen.getByText(unconfirmed)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Points' })).toHaveValue('150');
});

it('a refused transfer is not called unconfirmed', async () => {
  const app = await openTransfer();
  await app.ask('150', '9876543211');
  const question = await dialog();
  app.mock.fault({ path, kind: 'false-status' });
  await app.user.click(question.getByRole('button', { name: 'Transfer' }));
  expect(question.getByRole('button', { name: 'Transfer' })).not.toHaveAttribute('aria-busy');
  expect(screen.queryByText(unconfirmed)).toBeNull();
});

it('the question names the receiver and the number', async () => {
  const app = await openTransfer();
  await app.ask('150', '9876543211');
  const question = await dialog();
  expect(question.getByText('Transfer 150 pts to Second Player?')).toBeVisible();
  expect(question.getByText('+91 9876543211')).toBeVisible();
});

it.each(['/transfermodel', '/mymodel'])('spec 1 §2: %s is the transfer screen', async route => {
  await renderApp(route);
  expect(screen.getByRole('heading', { level: 1, name: 'Transfer Points' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Points' })).toBeVisible();
});

it('spec 1 §2: transfers that the operator switched off are a plain sentence', async () => {
  await renderApp('/transfer', { config: { features: { transfers: false } } });
  expect(screen.getByText('This service is switched off here. Please ask support.')).toBeVisible();
});
