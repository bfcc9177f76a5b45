// Loaded beforehand: a test waits for no file.
import '../../src/screens/account/keys-sheet.tsx';
import '../../src/screens/markets/find-market.tsx';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stored } from '../../src/storage/table.ts';
import type { AppMock } from '../support/app-mock.ts';
import { renderApp } from '../support/render-app.tsx';
import { openForm } from '../screens/bid/open-form.tsx';

const finder = () => screen.findByRole('dialog', { name: 'Find a market' });
const nothingOpen = () => expect(screen.queryByRole('dialog')).toBeNull();
const found = () => screen.getAllByRole('option').map(option => option.querySelector('b')?.textContent);
const marked = () => screen.getByRole('option', { selected: true }).querySelector('b')?.textContent;
const atBody = () => (document.activeElement as HTMLElement | null)?.blur();

it('/ finds a market by a part of its name, and Enter opens its games', async () => {
  const { user } = await renderApp('/imp');
  await user.keyboard('/');
  await finder();
  expect(screen.getByRole('combobox', { name: 'Name of the market' })).toHaveFocus();
  await user.keyboard('kalyan');
  expect(marked()).toBe('Kalyan');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Kalyan' })).toBeVisible();
  expect(location.pathname).toBe('/game');
  nothingOpen();
});

it('finds the markets of all families, says when there is none, and arrows move the mark', async () => {
  const { user } = await renderApp('/imp2');
  await user.keyboard('/');
  await finder();
  await user.keyboard('Delhi');
  expect(found()).toContain('Delhi Bazar');
  await user.keyboard('{Control>}a{/Control}xyz');
  expect(await screen.findByText('No market has this name. Try fewer letters.')).toBeVisible();
  await user.keyboard('{Enter}{ArrowDown}{Control>}a{/Control}kal');
  const [first, second, ...rest] = found();
  expect(marked()).toBe(first);
  await user.keyboard('{ArrowDown}');
  expect(marked()).toBe(second);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(marked()).toBe(rest.at(-1) ?? second);
});

it('in Safari the Enter that ends a composed word opens no market', async () => {
  const { user } = await renderApp('/imp');
  await user.keyboard('/');
  await finder();
  await user.keyboard('kalyan');
  // Safari sends it when the composing has already ended.
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter', isComposing: false, keyCode: 229 });
  expect(location.pathname).toBe('/imp');
  await user.keyboard('{Enter}');
  expect(location.pathname).toBe('/game');
});

it('a closed market is announced as closed and does not open, and Escape returns the focus', async () => {
  const { user } = await renderApp('/imp');
  const menu = screen.getByRole('button', { name: 'Menu' });
  menu.focus();
  await user.keyboard('/');
  await finder();
  await user.keyboard('sridevi morning{Enter}');
  expect(await screen.findByText(/^Sridevi Morning is closed/)).toBeVisible();
  expect(location.pathname).toBe('/imp');
  screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  await screen.findByRole('button', { name: 'Menu' });
  expect(menu).toHaveFocus();
  nothingOpen();
});

it('on a bid form it opens the same game of the other market, and the slip stays on the first', async () => {
  const form = await openForm('/jodi');
  await form.proceed({ 'Enter Digit': '47', Points: '50' });
  atBody();
  await form.user.keyboard('/');
  await finder();
  await form.user.keyboard('main bazar{Enter}');
  expect(await screen.findByText('Main Bazar')).toBeVisible();
  expect(location.pathname).toBe('/jodi');
  expect(screen.queryByRole('list', { name: 'Bids on this slip' })).toBeNull();
  await form.user.click(screen.getByRole('button', { name: 'Slips' }));
  expect(await screen.findByRole('link', { name: 'Kalyan · 1 bid · 50 pts' })).toBeVisible();
});

it('a market that no longer takes the same game opens its menu', async () => {
  const { user } = await openForm('/jodi');
  atBody();
  await user.keyboard('/');
  await finder();
  // The market's open time was 1:00 PM.
  await user.keyboard('milan day{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Milan Day' })).toBeVisible();
  expect(location.pathname).toBe('/game');
});

it('in a text field / and ? are typed as letters', async () => {
  const { user } = await openForm('/jodi');
  const field = screen.getByLabelText('Points', { selector: 'input' });
  await user.type(field, '5/?');
  expect(field).toHaveValue('5/?');
  nothingOpen();
});

it('? lists the keys, on a form too', async () => {
  const { user } = await openForm('/single');
  atBody();
  await user.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: 'Keys' });
  expect(within(sheet).getByText('Find a market')).toBeVisible();
  expect(within(sheet).getAllByText('Ctrl + Enter').length).toBeGreaterThan(0);
  await user.keyboard('/');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.click(within(sheet).getByRole('button', { name: 'Close' }));
  nothingOpen();
});

it('the settings show the list, and switch the keys off for this device', async () => {
  const { user, local } = await renderApp('/settings');
  await user.click(await screen.findByRole('switch', { name: 'Shortcut keys' }));
  expect(JSON.parse(local.getItem(stored.settings.key) ?? '')).toMatchObject({ keys: false });
  atBody();
  await user.keyboard('/?');
  nothingOpen();
  await user.click(screen.getByRole('button', { name: 'Keys' }));
  const sheet = await screen.findByRole('dialog', { name: 'Keys' });
  expect(within(sheet).queryByText('Find a market')).toBeNull();
  expect(within(sheet).getByText('Undo and redo')).toBeVisible();
});

it('keys that are held with Ctrl belong to the browser', async () => {
  const { user } = await renderApp('/imp');
  await user.keyboard('{Control>}/{/Control}{Alt>}/{/Alt}');
  nothingOpen();
});

it('a visitor has no such keys', async () => {
  const { user } = await renderApp('/htp', { as: 'visitor' });
  await user.keyboard('/?');
  nothingOpen();
});

it('the markets that are known can be found without a network', async () => {
  const { user, network } = await renderApp('/imp');
  network.online = false;
  await user.keyboard('/');
  await finder();
  await user.keyboard('kalyan');
  expect(found()).toContain('Kalyan');
  expect(await screen.findByText("Couldn't load the markets.")).toBeVisible();
});

const withMarkets = (count: number) => ({
  arrange: ({ data }: AppMock) => {
    const { markets } = data();
    const more = markets.slice(0, count - markets.length);
    markets.push(...more.map((one, index) => ({ ...one, id: 50 + index, game_name: `Another ${index}` })));
  },
});

it('a button in the bar finds a market too: kal with Enter is Kalyan, not the slot that ends before it', async () => {
  const { user } = await renderApp('/imp', withMarkets(10));
  await user.click(screen.getByRole('button', { name: 'Find a market' }));
  await finder();
  await user.keyboard('kal');
  expect(await screen.findByText('Kalyan Starline 2:00 PM')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Kalyan' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Find a market' })).toBeNull();
});

it('nine markets have no such button', async () => {
  await renderApp('/imp', withMarkets(9));
  expect(screen.getAllByRole('article')).toHaveLength(9);
  expect(screen.queryByRole('button', { name: 'Find a market' })).toBeNull();
});
