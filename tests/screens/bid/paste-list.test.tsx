// Loaded beforehand, as in open-form.tsx.
import '../../../src/screens/bid/paste-dialog.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { go } from '../../../src/nav/navigation.ts';
import { refreshDashboardAtom } from '../../../src/state/reading/markets.ts';
import { settle } from '../../support/pass-time.ts';
import { renderApp } from '../../support/render-app.tsx';
import { left, markets, openForm, rows, toast } from './open-form.tsx';

type App = Awaited<ReturnType<typeof openForm>>;

const dialog = () => screen.findByRole('dialog', { name: 'Paste a list' });
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Numbers and points' });
const tidy = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
const understood = async (): Promise<readonly string[]> =>
  within(within(await dialog()).getByRole('list', { name: /^Understood/ }))
    .getAllByRole('listitem')
    .map(tidy);
const refused = async (): Promise<readonly string[]> =>
  within(within(await dialog()).getByRole('list', { name: 'Not understood' }))
    .getAllByRole('listitem')
    .map(tidy);

async function openPaste({ user }: Pick<App, 'user'>): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: 'Slips' }));
  await user.click(await screen.findByRole('button', { name: 'Paste a list' }));
  return dialog();
}
async function paste(app: App, text: string): Promise<void> {
  await openPaste(app);
  fireEvent.change(field(), { target: { value: text } });
  // A long list is read when there is time.
  await settle();
}
const add = (app: App, name: string) => app.user.click(screen.getByRole('button', { name }));

afterEach(() => vi.unstubAllGlobals());

it('understood rows are shown with their total, and added to the slip', async () => {
  const app = await openForm('/singlepana');
  await paste(app, '128=50, 137 20\n\n१४० - 30');
  expect(await understood()).toEqual(['128 Open 50 pts', '137 Open 20 pts', '140 Open 30 pts']);
  expect(screen.getByText('Understood: 3 rows, 100 points')).toBeVisible();
  await add(app, 'Add 3 rows');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(rows()).toEqual(['128 Open 50 pts', '137 Open 20 pts', '140 Open 30 pts']);
  expect(toast('3 bids added')).toBeVisible();
  expect(left()).toBe('9,900 left 1 unsent slip');
  await openPaste(app);
  expect(field()).toHaveValue('');
});

it('a line that was not understood is named, and stays when the rest is added', async () => {
  const app = await openForm('/jodi');
  await paste(app, 'jodi 45 100\nGood morning\n128=50, 12=5\n12 34 56');
  expect(await understood()).toEqual(['45 100 pts']);
  expect(await refused()).toEqual([
    'Line 2Good morning “Good” is not understood here. Take it out.',
    'Line 3128=50 128 is not a jodi, such as 45',
    'Line 312=5 Required minimum bid amount is 10',
    'Line 412 34 56 It is not clear which are numbers and which are points. Write 47 05=50',
  ]);
  await add(app, 'Add 1 row');
  expect(rows()).toEqual(['45 100 pts']);
  expect(await dialog()).toBeVisible();
  expect(screen.getByText('Added. What was not understood is still here.')).toBeVisible();
  expect(field()).toHaveValue('Good morning\n128=50, 12=5\n12 34 56');
  expect(field()).toHaveFocus();
});

it('a tap on a line shows its place in the text', async () => {
  const app = await openForm('/jodi');
  await paste(app, '45=10\n12=10, 128=50');
  await app.user.click(await screen.findByRole('button', { name: 'Line 2' }));
  const { selectionStart, selectionEnd, value } = field();
  expect(value.slice(selectionStart, selectionEnd)).toBe('128=50');
});

it('a pana in another order is offered in rising order, and put into its line', async () => {
  const app = await openForm('/singlepana');
  await paste(app, '128=50\n137 821=20');
  expect(await refused()).toEqual(['Line 2821=20 821 is not a single pana, such as 128Rising order: 128?']);
  await app.user.click(screen.getByRole('button', { name: 'Rising order: 128?' }));
  expect(field()).toHaveValue('128=50\n137 128=20');
  expect(await understood()).toEqual(['128 Open 50 pts', '137 Open 20 pts', '128 Open 20 pts']);
});

it('the session is the one of the form, and can be chosen', async () => {
  const app = await openForm('/single');
  await app.write({ Session: 'Close' });
  await paste(app, '7=50\nopen 3=20');
  expect(await understood()).toEqual(['7 Close 50 pts']);
  expect(await refused()).toEqual([
    'Line 2open 3=20 It says “open”, and another session is chosen. Choose that one, or take the word out.',
  ]);
  await app.user.click(within(await dialog()).getByRole('radio', { name: 'Open' }));
  expect(await understood()).toEqual(['7 Open 50 pts', '3 Open 20 pts']);
  await add(app, 'Add 2 rows');
  expect(rows()).toEqual(['7 Open 50 pts', '3 Open 20 pts']);
});

describe('nothing is added', () => {
  it.each([
    [
      'more than the balance',
      '/singlepana',
      '128=9990\n137=20',
      'Add 2 rows',
      'Insufficient balance please refill your account',
    ],
    ['more, by a motor', '/spmotor', '1234=5000', 'Add 4 rows', 'Not enough balance!'],
    [
      'more than there can be',
      '/singlepana',
      '128=99999999999999999999',
      'Add 1 row',
      'Insufficient balance please refill your account',
    ],
    ['an empty text', '/singlepana', '', 'Add rows', 'Type or paste numbers and their points.'],
    ['not a number', '/singlepana', 'hello', 'Add rows', 'Nothing is understood yet.'],
    [
      'too many rows',
      '/single',
      Array.from({ length: 501 }, () => '7=10').join('\n'),
      'Add 501 rows',
      'At most 500 rows at once. Take some lines out.',
    ],
  ])('%s', async (_what, path, text, button, words) => {
    const app = await openForm(path);
    await paste(app, text);
    await add(app, button);
    const alerts = within(await dialog())
      .getAllByRole('alert')
      .map(tidy);
    expect(alerts).toContain(words);
    expect(field()).toHaveValue(text);
    expect(rows()).toEqual([]);
  });

  it('when the session closes while the dialog is open', async () => {
    const app = await openForm('/jodi');
    await paste(app, '45=50');
    app.mock.advance('2h');
    await act(() => app.store.set(refreshDashboardAtom));
    await add(app, 'Add 1 row');
    expect(await within(await dialog()).findByText('Bidding is closed for Jodi Digit')).toBeVisible();
    expect(rows()).toEqual([]);
  });
});

describe('the typed text', () => {
  it('is there again when the dialog was closed', async () => {
    const app = await openForm('/single');
    await paste(app, '7=50, 3');
    await add(app, 'Close');
    await openPaste(app);
    expect(field()).toHaveValue('7=50, 3');
  });

  it('survives a reload, and belongs to its game and market', async () => {
    const app = await openForm('/single');
    await paste(app, '7=50');
    await add(app, 'Close');
    const again = { mock: app.mock, storage: [app.local, app.tab], state: history.state as unknown } as const;
    app.unmount();
    const later = await renderApp('/single', { again });
    await screen.findByLabelText('Date');
    await openPaste(later);
    expect(field()).toHaveValue('7=50');
    await later.user.click(screen.getByRole('button', { name: 'Close' }));
    act(() => go('/jodi', { state: { market: markets.main } }));
    await screen.findByRole('heading', { level: 1, name: 'Jodi Digit' });
    await openPaste(later);
    expect(field()).toHaveValue('');
  });
});

describe('the clipboard', () => {
  const clipboard = (readText: () => Promise<string>) =>
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { readText } } }));

  it('is read into the field, after the text there', async () => {
    const app = await openForm('/single');
    clipboard(async () => '7=50');
    await paste(app, '3=20\n');
    await add(app, 'Read clipboard');
    await waitFor(() => expect(field()).toHaveValue('3=20\n7=50'));
    expect(await understood()).toEqual(['3 Open 20 pts', '7 Open 50 pts']);
  });

  it('may be forbidden, which the app reports without losing text', async () => {
    const app = await openForm('/single');
    clipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    await paste(app, '3=20');
    await add(app, 'Read clipboard');
    expect(await screen.findByText(/The clipboard cannot be read here/)).toBeVisible();
    expect(field()).toHaveValue('3=20');
  });
});
