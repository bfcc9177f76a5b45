import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { gamesIn } from '../../../src/domain/game/games.ts';
import { families } from '../../../src/domain/market/market.ts';
import { go } from '../../../src/nav/navigation.ts';
import { en } from '../../../src/text/en.ts';
import { renderApp } from '../../support/render-app.tsx';
import { facts, markets, openForm } from './open-form.tsx';

const menus = { main: '/game', starline: '/stargame', gali: '/galiallgame' } as const;

async function openMenu(family: keyof typeof markets, options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp('/imp', options);
  act(() => go(menus[family], { state: { market: markets[family] } }));
  await screen.findByRole('heading', { level: 1, name: markets[family].name });
  await screen.findAllByRole('button', { name: 'How this works' });
  return app;
}

/** The button that explains the game of a tile. */
function infoOf(game: string): HTMLElement {
  const tile = screen.getByRole('button', { name: game }).closest('div');
  if (tile === null) throw new Error(`No tile ${game}`);
  return within(tile).getByRole('button', { name: 'How this works' });
}

const sheet = () => screen.findByRole('dialog', { name: 'How this works' });
const words = (element: HTMLElement): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

it.each(families.flatMap(family => gamesIn({ family }).map(game => [en[game.title], family] as const)))(
  'the tile of %s (%s) explains it: an example, its payout, and the time of the result',
  async (game, family) => {
    const { user } = await openMenu(family);
    await user.click(infoOf(game));
    const dialog = await sheet();
    expect(within(dialog).getByRole('heading')).toHaveTextContent(`How this works: ${game}`);
    expect(within(dialog).getByText(/Then a bid on \S+ wins\./)).toBeVisible();
    await waitFor(() => expect(words(dialog)).toMatch(/10 points on the right .*pay[\d,]+ pts/));
    expect(facts(dialog)).toHaveProperty('Decided');
    expect(location.pathname).toBe(menus[family]);
  },
);

it('Single Digit, word for word', async () => {
  const { user } = await openMenu('main');
  await user.click(infoOf('Single Digit'));
  const dialog = await sheet();
  await within(dialog).findByText('95 pts');
  expect(words(dialog)).toBe(
    'How this works: Single Digit' +
      'You bid on one digit. It wins when the digits of the result add up to a number that ends in it.' +
      '1 + 2 + 4 = 7 124 has the digit 7' +
      'Then a bid on 7 wins.' +
      '10 points on the right number pay95 pts' +
      'Decidedwhen Open is declared, after 3:00 PMwhen Close is declared, after 5:00 PM' +
      'Got it',
  );
});

it('SP DP TP has its panas and a line for each kind', async () => {
  const { user } = await openMenu('main');
  await user.click(infoOf('SP DP TP'));
  const dialog = await sheet();
  await within(dialog).findByText('6,000 pts');
  expect(facts(dialog)).toMatchObject({
    '10 points on the right SP pay': '1,400 pts',
    '10 points on the right DP pay': '2,800 pts',
    '10 points on the right TP pay': '6,000 pts',
  });
  const panas = within(dialog).getByRole('list', { name: 'Example: 4 DP makes 9 panas' });
  expect(within(panas).getAllByRole('listitem').map(words)).toEqual([
    '112',
    '220',
    '266',
    '338',
    '400',
    '446',
    '455',
    '699',
    '770',
  ]);
});

it.each([
  ['/jodi', 'main', 'when Close is declared, after 5:00 PM'],
  ['/starsingle', 'starline', 'when the result is declared, after 2:00 PM'],
  ['/leftdigit', 'gali', 'when the result is declared, after 3:00 PM'],
] as const)('the form of %s (%s) explains its game: decided %s', async (path, family, when) => {
  const { user } = await openForm(path, family);
  await user.click(screen.getByRole('button', { name: 'How this works' }));
  expect(facts(await sheet())).toMatchObject({ Decided: when });
});

it('Got it closes the sheet and returns the focus, and typed text is still there', async () => {
  const { user, write } = await openForm('/single');
  await write({ Digit: '7', Points: '50' });
  const button = screen.getByRole('button', { name: 'How this works' });
  const read = async (): Promise<void> => {
    await user.click(button);
    await user.click(within(await sheet()).getByRole('button', { name: 'Got it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();
  };
  await read();
  await read();
  expect(screen.getByRole('combobox', { name: 'Digit' })).toHaveValue('7');
});

it('without rates the sheet says nothing about them', async () => {
  const { user, mock } = await openMenu('main', {
    arrange: world => void world.fault({ path: '/api-game-rates', kind: 'drop', times: -1 }),
  });
  await user.click(infoOf('SP Motor'));
  const dialog = await sheet();
  await waitFor(() => expect(mock.calls().map(({ path }) => path)).toContain('/api-game-rates'));
  expect(Object.keys(facts(dialog))).toEqual(['Decided']);
});

it('a tile that is closed can still be read about', async () => {
  const { user } = await openMenu('main', { arrange: mock => mock.advance('2h') });
  await user.click(infoOf('Jodi Digit'));
  expect(facts(await sheet())).toMatchObject({ Decided: 'when Close is declared, after 5:00 PM' });
  expect(screen.queryByText(/Bidding is closed/)).toBeNull();
});

it('a tile is named by its game alone and described by its caption', async () => {
  await openMenu('main');
  const tile = screen.getByRole('button', { name: 'Single Pana' });
  expect(tile).toHaveAccessibleDescription('120 panas with three different digits');
  expect(infoOf('Single Pana')).toHaveAccessibleDescription('Single Pana');
});
