import '../../../src/screens/bid/save-slip.tsx';
import '../../../src/screens/bid/slips-sheet.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fingerprint } from '../../../src/lib/fingerprint.ts';
import { go } from '../../../src/nav/navigation.ts';
import { errors, markets, openForm, rows, toast } from './open-form.tsx';

type App = Awaited<ReturnType<typeof openForm>>;
type Row = { readonly digits: string; readonly points?: number; readonly session?: 'Open' | 'Close' };

const key = 'matka.saved-slips.v1';
const saved = (name: string, numbers: readonly Row[], more: object = {}) => ({
  id: `id of ${name}`,
  owner: fingerprint('9876543210'),
  name,
  market: 'Kalyan',
  game: 'singleDigit',
  rows: numbers.map(row => ({ closeDigits: '', points: 20, session: 'Open', ...row })),
  ...more,
});
const withSaved = (...slips: readonly object[]) => ({ stored: { [key]: JSON.stringify(slips) } });
const tap = async (app: App, name: string): Promise<void> =>
  app.user.click(await screen.findByRole('button', { name }));
const tidy = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();
const names = (): readonly string[] =>
  within(screen.getByRole('list', { name: 'Saved slips' }))
    .getAllByRole('listitem')
    .map(item => item.querySelector('b')?.textContent ?? '');
const keptNames = (app: App): readonly string[] =>
  (JSON.parse(app.local.getItem(key) ?? '[]') as { name: string }[]).map(({ name }) => name);

it('a slip is saved under a name, and is on the empty form of its game afterwards', async () => {
  const app = await openForm('/single');
  await app.proceed({ Digit: '7', Points: '50' });
  await app.proceed({ Session: 'Close', Digit: '3', Points: '20' });
  await tap(app, 'Slips');
  await tap(app, 'Save this slip');
  const dialog = await screen.findByRole('dialog', { name: 'Save this slip' });
  const name = within(dialog).getByLabelText<HTMLInputElement>('Name');
  expect(name.value).toBe('Kalyan Single Digit');
  expect(dialog).toHaveTextContent('Open · Close · 2 bids · 70 pts. Kept on this device, for you alone.');
  // The name is selected, so that typing replaces it.
  act(() => name.focus());
  await app.user.keyboard('  my  Kalyan 20 ');
  await tap(app, 'Save');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Save this slip' })).toBeNull());
  expect(rows()).toHaveLength(2);
  await tap(app, 'Delete all');
  await tap(app, 'Slips');
  const list = await screen.findByRole('list', { name: 'Saved slips' });
  expect(tidy(list.textContent)).toMatch(
    /^my Kalyan 20 Kalyan · Single Digit Open · Close · 2 bids · 70 pts 7, 3 Add/,
  );
  await tap(app, 'Add “my Kalyan 20” to this slip');
  expect(rows()).toEqual(['7 Open 50 pts', '3 Close 20 pts']);
  expect(screen.getByText('Submit')).toHaveFocus();
});

it('only the bids of a saved slip that are taken now are added, and the others are named', async () => {
  const app = await openForm(
    '/single',
    'main',
    withSaved(saved('both', [{ digits: '7' }, { digits: '3', session: 'Close' }])),
  );
  app.mock.advance('3h');
  await waitFor(() => expect(screen.getByText(/^Close · .* left$/)).toBeVisible(), { timeout: 8000 });
  await tap(app, 'Slips');
  await tap(app, 'Add “both” to this slip');
  expect(rows()).toEqual(['3 Close 20 pts']);
  expect(errors()).toEqual(['7 not added: Session closed']);
});

it('a slip of another market is named as such, and one of another game opens its own form', async () => {
  const app = await openForm(
    '/single',
    'main',
    withSaved(
      saved('night', [{ digits: '7' }], { market: 'Milan Night' }),
      saved('jodis', [{ digits: '47', session: 'Close' }], { game: 'jodiDigit' }),
    ),
  );
  await tap(app, 'Slips');
  const [night] = within(await screen.findByRole('list', { name: 'Saved slips' })).getAllByRole('listitem');
  expect(tidy(night?.textContent ?? null)).toMatch(
    /^night Milan Night · Single Digit Open · 1 bid · 20 pts 7 Add/,
  );
  await tap(app, 'Open “jodis”');
  await waitFor(() => expect(location.pathname).toBe('/jodi'));
  await waitFor(() => expect(rows()).toEqual(['47 20 pts']));
});

it('a slip whose market is not there today stays closed, and says why', async () => {
  const app = await openForm(
    '/single',
    'main',
    withSaved(
      saved('gone', [{ digits: '47', session: 'Close' }], { game: 'jodiDigit', market: 'Gone Market' }),
    ),
  );
  await tap(app, 'Slips');
  await tap(app, 'Open “gone”');
  await waitFor(() => expect(errors()).toEqual(['47 not added: Market not found today']));
  expect(location.pathname).toBe('/single');
});

it('another player never sees it, and a log-out keeps it for its own', async () => {
  const own = saved('mine', [{ digits: '7' }]);
  const others = saved('theirs', [{ digits: '8' }], { owner: fingerprint('9876543211') });
  const app = await openForm('/single', 'main', withSaved(own, others));
  await tap(app, 'Slips');
  expect(await screen.findByText('mine')).toBeVisible();
  expect(screen.queryByText('theirs')).toBeNull();
  expect(app.local.getItem(key)).not.toContain('9876543211');
  await tap(app, 'Close');
  act(() => go('/imp'));
  await tap(app, 'Menu');
  await tap(app, 'Log out');
  expect(keptNames(app)).toEqual(['mine', 'theirs']);
});

it('a slip is renamed, deleted and restored, and a name is used once', async () => {
  const app = await openForm(
    '/single',
    'main',
    withSaved(saved('one', [{ digits: '1' }]), saved('two', [{ digits: '2' }])),
  );
  await tap(app, 'Slips');
  await tap(app, 'Rename “one”');
  const name = screen.getByLabelText('Name');
  await app.user.clear(name);
  await app.user.type(name, 'TWO');
  await tap(app, 'Save');
  expect(await screen.findByText('Another saved slip has this name. Choose another.')).toBeVisible();
  await app.user.clear(screen.getByLabelText('Name'));
  await app.user.type(screen.getByLabelText('Name'), 'three');
  await tap(app, 'Save');
  await waitFor(() => expect(names()).toEqual(['three', 'two']));
  await tap(app, 'Delete “three”');
  expect(names()).toEqual(['two']);
  toast('“three” deleted');
  await tap(app, 'Undo');
  expect(names()).toEqual(['three', 'two']);
  expect(keptNames(app)).toEqual(['three', 'two']);
});

it('slips of a game that only a newer build knows are not shown, and every change keeps them', async () => {
  const newer = saved('newer', [{ digits: '1' }], { game: 'newerGame', emblem: 'sun' });
  const others = saved('theirs', [{ digits: '1' }], { game: 'newerGame', owner: fingerprint('9876543211') });
  const app = await openForm('/single', 'main', withSaved(newer, saved('one', [{ digits: '1' }]), others));
  await tap(app, 'Slips');
  await tap(app, 'Rename “one”');
  await app.user.clear(screen.getByLabelText('Name'));
  await app.user.type(screen.getByLabelText('Name'), 'two');
  await tap(app, 'Save');
  await waitFor(() => expect(names()).toEqual(['two']));
  expect(JSON.parse(app.local.getItem(key) ?? '')).toEqual(expect.arrayContaining([newer, others]));
  await tap(app, 'Delete “two”');
  await waitFor(() => expect(screen.queryByText('two')).toBeNull());
  expect(JSON.parse(app.local.getItem(key) ?? '')).toEqual([newer, others]);
});

it('the twenty-first is refused in words', async () => {
  const twenty = Array.from({ length: 20 }, (_, index) => saved(`slip ${index}`, [{ digits: '1' }]));
  const app = await openForm('/single', 'main', withSaved(...twenty));
  await app.proceed({ Digit: '7', Points: '50' });
  await tap(app, 'Slips');
  await tap(app, 'Save this slip');
  await tap(app, 'Save');
  expect(await screen.findByText('You have 20 saved slips. Delete one first.')).toBeVisible();
  expect(keptNames(app)).toHaveLength(20);
});

it('a device without room says that nothing was saved', async () => {
  const app = await openForm('/single');
  await app.proceed({ Digit: '7', Points: '50' });
  const { setItem } = app.local;
  vi.spyOn(app.local, 'setItem').mockImplementation((name, text) => {
    if (name === key) throw new DOMException('full', 'QuotaExceededError');
    setItem(name, text);
  });
  await tap(app, 'Slips');
  await tap(app, 'Save this slip');
  await tap(app, 'Save');
  expect(
    await screen.findByText(
      'This device has no room to keep it. Nothing was saved. Delete a saved slip and try again.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Save this slip' })).toBeVisible();
});

it('a slip that was saved in another tab is there', async () => {
  const app = await openForm('/single');
  app.local.setItem(key, JSON.stringify([saved('from afar', [{ digits: '7' }])]));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  await tap(app, 'Slips');
  expect(await screen.findByText('from afar')).toBeVisible();
});

it('a slip is shared as text, and read back from it', async () => {
  const slip = saved('my / Kalyan', [
    { digits: '7', points: 50 },
    { digits: '3' },
    { digits: '5', session: 'Close' },
  ]);
  const app = await openForm('/single', 'main', withSaved({ ...slip, name: 'my Kalyan' }));
  await tap(app, 'Slips');
  await tap(app, 'Share “my Kalyan”');
  expect(await screen.findByText('Copied')).toBeVisible();
  const text = await navigator.clipboard.readText();
  expect(text).toBe('my Kalyan / Kalyan / Single Digit / Open\n7=50\n3=20\nClose\n5=20');

  await tap(app, 'Import a slip');
  const box = screen.getByLabelText<HTMLTextAreaElement>('Slip as text');
  await app.user.click(box);
  await app.user.paste(`${text}\n128=50\nbye`);
  await tap(app, 'Read');
  expect(
    await screen.findByText(
      /^Understood, as “my Kalyan 2”: Kalyan · Single Digit · Open · Close · 3 bids · 90 pts/,
    ),
  ).toBeVisible();
  const left = within(screen.getByRole('list', { name: '2 lines are left out:' })).getAllByRole('listitem');
  expect(left.map(item => tidy(item.textContent))).toEqual([
    '128=50 Line 6: not a number of this game',
    'bye Line 7: not a number and its points, such as 7=50',
  ]);
  await tap(app, 'Save');
  await waitFor(() => expect(names()).toEqual(['my Kalyan', 'my Kalyan 2']));
});

it('a foreign text is answered clearly, and stays to be corrected', async () => {
  const app = await openForm('/single');
  await tap(app, 'Slips');
  await tap(app, 'Import a slip');
  const box = screen.getByLabelText<HTMLTextAreaElement>('Slip as text');
  await app.user.click(box);
  await app.user.paste('Hello, see you at 7=50');
  await tap(app, 'Read');
  expect(
    await screen.findByText('This is not a slip: the first line must be name / market / game / session.'),
  ).toBeVisible();
  expect(box.value).toBe('Hello, see you at 7=50');
});

it('amounts near 2^53 are imported, and more than the balance when they are added: the form stays as it is', async () => {
  const app = await openForm('/single');
  await tap(app, 'Slips');
  await tap(app, 'Import a slip');
  await app.user.click(screen.getByLabelText('Slip as text'));
  await app.user.paste('huge / Kalyan / Single Digit / Open\n7=9007199254740991\n3=9007199254740991');
  await tap(app, 'Read');
  await tap(app, 'Save');
  await tap(app, 'Add “huge” to this slip');
  expect(errors()).toEqual(['2 bids not added: Insufficient balance please refill your account']);
  expect(rows()).toEqual([]);
});

it('a stored slip that is garbage is dropped, and the others stay', async () => {
  const app = await openForm('/single', 'main', withSaved({ id: 7 }, saved('good', [{ digits: '7' }])));
  await tap(app, 'Slips');
  expect(await screen.findByText('good')).toBeVisible();
  expect(markets.main.name).toBe('Kalyan');
});
