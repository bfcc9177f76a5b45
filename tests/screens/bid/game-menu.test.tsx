import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { go } from '../../../src/nav/navigation.ts';
import { renderApp } from '../../support/render-app.tsx';
import { errors, markets } from './open-form.tsx';

const tiles = () =>
  screen
    .getAllByRole('button')
    .map(button => button.textContent)
    .filter(text => text !== '');

/** The chooser of a market of 3:00 PM, `later` than 1:00 PM. */
async function openMenu(path: string, family: keyof typeof markets, later = '0m') {
  const app = await renderApp('/imp', { arrange: mock => mock.advance(later) });
  act(() => go(path, { state: { market: markets[family] } }));
  await screen.findByRole('heading', { level: 1, name: markets[family].name });
  await waitFor(() => expect(tiles()).not.toEqual([]));
  return app;
}

const mainTiles = [
  'Single Digit',
  'Jodi Digit',
  'Single Pana',
  'Double Pana',
  'Triple Pana',
  'Half Sangam',
  'Full Sangam',
  'SP DP TP',
  'SP Motor',
  'DP Motor',
];

it('spec 2 §2: ten tiles in this order, under the name of the game', async () => {
  await openMenu('/game', 'main');
  expect(tiles()).toEqual(mainTiles);
});

it('spec 2 §2: A tile works only when a gameId is present', async () => {
  await renderApp('/game');
  expect(await screen.findByText('Choose a market first.')).toBeVisible();
  expect(tiles()).toEqual([]);
});

it.each([
  ['Jodi Digit', '/game', 'main'],
  ['Half Sangam', '/game', 'main'],
  ['Full Sangam', '/game', 'main'],
  ['Left Digit', '/galiallgame', 'gali'],
  ['Right Digit', '/galiallgame', 'gali'],
  ['Jodi Digit', '/galiallgame', 'gali'],
] as const)(
  "spec 2 §8, §4: 'Bidding is closed for {game type}' on the timed tile %s of %s",
  async (...row) => {
    const [name, path, family] = row;
    const { user } = await openMenu(path, family, '2h');
    expect(screen.getByRole('button', { name }).closest('[data-off]')).not.toBeNull();
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(errors()).toEqual([`Bidding is closed for ${name}`]));
    expect(screen.getByText(`Bidding is closed for ${name}`).closest('[data-at]')).toHaveAttribute(
      'data-at',
      'top-right',
    );
    expect(location.pathname).toBe(path);
  },
);

it('spec 2 §9: Open-time comparison at minute granularity: a minute before, the tile works', async () => {
  const { user } = await openMenu('/game', 'main', '119m');
  await user.click(screen.getByRole('button', { name: 'Jodi Digit' }));
  await screen.findByRole('button', { name: 'Proceed' });
  expect(location.pathname).toBe('/jodi');
});

it('tiles that are not timed work after the open time', async () => {
  const { user } = await openMenu('/game', 'main', '2h');
  await user.click(screen.getByRole('button', { name: 'Single Digit' }));
  await screen.findByRole('button', { name: 'Proceed' });
  expect(location.pathname).toBe('/single');
});
