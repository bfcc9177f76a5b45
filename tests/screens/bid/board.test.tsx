// The form loads this file late. It is imported here, because virtual time does not wait for a file.
import '../../../src/screens/bid/board/board.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { go } from '../../../src/nav/navigation.ts';
import { chooseAtom } from '../../../src/state/core/settings.ts';
import { renderApp } from '../../support/render-app.tsx';
import { passTime } from '../../support/pass-time.ts';
import { errors, left, markets, openForm, rows } from './open-form.tsx';

afterEach(() => {
  vi.useRealTimers();
});

type Family = keyof typeof markets;

const grid = (): HTMLElement => screen.getByRole('grid');
/** The button of a number, marked or not. */
const cell = (number: string): HTMLElement =>
  within(grid()).getByRole('button', { name: new RegExp(`^${number}(,|$)`) });
/** The marks, by the names of their buttons. */
const marked = (): readonly string[] =>
  within(grid())
    .queryAllByRole('button', { name: /points$/ })
    .map(button => button.getAttribute('aria-label') ?? '');
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const spoken = (): string => document.querySelector('[aria-live=polite]')?.textContent ?? '';

async function openBoard(path = '/singlepana', family: Family = 'main', options = {}) {
  const app = await openForm(path, family, options);
  await app.user.click(screen.getByRole('radio', { name: 'Board' }));
  await screen.findByRole('grid');
  const tap = async (...numbers: readonly string[]): Promise<void> => {
    for (const number of numbers) await app.user.click(cell(number));
  };
  return { ...app, tap, key: (text: string) => app.user.keyboard(text) };
}

it('taps add the stake, and Add to slip makes the rows', async () => {
  const { tap, user, bodies, submit } = await openBoard();
  expect(grid()).toHaveAccessibleName('Single Pana');
  await tap('128', '137', '128');
  await user.click(button('50'));
  await tap('137');
  expect(marked()).toEqual(['128, 20 points', '137, 60 points']);
  expect(screen.getByText('2 numbers').parentElement).toHaveTextContent('2 numbers 80 pts');
  expect(left()).toBe('9,920 left');
  await user.click(button('Add to slip'));
  expect(rows()).toEqual(['128 Open 20 pts', '137 Open 60 pts']);
  expect(marked()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Add to slip' })).toBeNull();
  await submit();
  await user.click(await screen.findByRole('button', { name: 'SUBMIT' }));
  await waitFor(() => expect(bodies('/api-submit-bid')).toHaveLength(1));
});

it('after Add to slip a toast names the added rows, and leads to the slip', async () => {
  const { tap, user } = await openBoard();
  await tap('128', '137');
  await user.click(button('Add to slip'));
  expect(screen.getByText('2 bids added')).toBeVisible();
  await user.click(button('Show slip'));
  expect(screen.getByRole('list', { name: 'Bids on this slip' })).toHaveFocus();
  await tap('120');
  await user.click(button('Add to slip'));
  expect(screen.getByText('120 for 10 points added', { selector: '[aria-hidden]' })).toBeVisible();
  expect(button('Show slip')).toBeVisible();
});

it('the board shows the payout of a tap of the stake, and the points left by the marks', async () => {
  const { tap, user } = await openBoard();
  expect(await screen.findByText('10 pts pay 1,400 pts if the number comes')).toBeVisible();
  await user.click(button('50'));
  expect(screen.getByText('50 pts pay 7,000 pts if the number comes')).toBeVisible();
  expect(left()).toBe('10,000 left');
  await tap('128');
  expect(left()).toBe('9,950 left');
});

it('each column of panas has its digit and the sum of its marks', async () => {
  const { tap } = await openBoard();
  await tap('128', '137', '120');
  const heads = within(grid()).getAllByRole('columnheader');
  expect(heads.map(head => head.getAttribute('aria-label'))).toEqual([
    '0',
    '1, 20 points',
    '2',
    '3, 10 points',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
  ]);
});

it('the footer says how the whole slip can end, and a column says it in a sentence', async () => {
  const { tap, user } = await openBoard();
  const footer = (): string => (document.querySelector('main')?.textContent ?? '').replace(/\s+/g, ' ');
  await tap('128', '137', '130');
  await waitFor(() => expect(footer()).toContain('Best + 1,370 · none of them − 30'));
  expect(footer()).toContain('If 130 comes: + 1,370 pts');
  await user.click(within(grid()).getByRole('columnheader', { name: '1, 20 points' }));
  expect(footer()).toContain('If 1 comes: + 1,370 to − 30. Eight of ten digits lose 30.');
  await user.click(within(grid()).getByRole('columnheader', { name: '0' }));
  expect(footer()).toContain('If 0 comes: − 30. Eight of ten digits lose 30.');
});

it('the sentence about jodis that all end in one digit has one change', async () => {
  const { user } = await openBoard('/jodi');
  await user.click(button('Fill'));
  await user.click(button('Close digit'));
  await user.type(screen.getByLabelText('Digits'), '4');
  await user.click(button('Mark 10'));
  await user.click(within(grid()).getByRole('columnheader', { name: '4' }));
  expect(await screen.findByText(/^If 4 comes/)).toHaveTextContent(
    'If 4 comes: + 850. Nine of ten digits lose 100.',
  );
});

it('Take back is there while something is marked, and ends with the marks', async () => {
  const { tap, user } = await openBoard();
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
  await tap('128');
  await user.click(await screen.findByRole('button', { name: 'Take back' }));
  await tap('128');
  expect(marked()).toEqual([]);
  await tap('137');
  expect(marked()).toEqual(['137, 10 points']);
});

it.each<[path: string, family: Family, name: string, cells: number]>([
  ['/jodi', 'main', 'Jodi Digit', 100],
  ['/doublepana', 'main', 'Double Pana', 90],
  ['/ssinglepana', 'starline', 'Single Panna', 120],
  ['/jodidigit', 'gali', 'Jodi Digit', 100],
])('%s has a board', async (path, family, name, cells) => {
  const { tap, user } = await openBoard(path, family);
  expect(grid()).toHaveAccessibleName(name);
  const all = within(grid()).getAllByRole('button');
  expect(all).toHaveLength(cells);
  const number = all[7]?.textContent ?? '';
  await tap(number);
  await user.click(button('Add to slip'));
  expect(rows()[0]).toContain(`${number} `);
});

it.each(['/halfsangam', '/fullsangam', '/spdptp', '/spmotor', '/dpmotor'])(
  '%s has none, also where the board was chosen',
  async path => {
    await openForm(path, 'main', { stored: { 'matka.settings.v1': '{"board":true}' } });
    expect(screen.queryByRole('radiogroup', { name: 'Entry' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Proceed' })).toBeVisible();
  },
);

it('the device remembers the entry, and a form that is open keeps its own', async () => {
  const { local, user, store } = await openBoard();
  expect(local.getItem('matka.settings.v1')).toContain('"board":true');
  act(() => store.set(chooseAtom, { board: false }));
  expect(grid()).toBeVisible();
  act(() => store.set(chooseAtom, { board: true }));
  act(() => go('/imp'));
  await screen.findByRole('heading', { level: 1, name: 'Markets' });
  act(() => go('/jodi', { state: { market: markets.main } }));
  expect(await screen.findByRole('grid', { name: 'Jodi Digit' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'List' }));
  expect(screen.queryByRole('grid')).toBeNull();
});

it('typed texts stay in the list while the board is shown, and marks stay while the list is', async () => {
  const { user, tap, write } = await openBoard();
  await tap('137');
  await user.click(screen.getByRole('radio', { name: 'List' }));
  await write({ Pana: '128', Points: '40' });
  await user.click(screen.getByRole('radio', { name: 'Board' }));
  expect(marked()).toEqual(['137, 10 points']);
  await user.click(screen.getByRole('radio', { name: 'List' }));
  expect(screen.getByLabelText('Pana', { selector: 'input' })).toHaveValue('128');
});

it('Take back and a long press take the stake off, and the click after it does nothing', async () => {
  const { tap, user } = await openBoard();
  await tap('137', '137', '137');
  await user.click(button('Take back'));
  expect(button('Take back')).toHaveAttribute('aria-pressed', 'true');
  await tap('137');
  expect(marked()).toEqual(['137, 20 points']);
  await user.click(button('Take back'));
  vi.useFakeTimers();
  const press = async (ms: number): Promise<boolean> => {
    fireEvent.pointerDown(cell('137'), { button: 0 });
    await act(() => vi.advanceTimersByTimeAsync(ms));
    const menu = fireEvent.contextMenu(cell('137'));
    fireEvent.pointerUp(cell('137'));
    fireEvent.click(cell('137'), { detail: 1 });
    return menu;
  };
  expect(await press(500)).toBe(false);
  expect(marked()).toEqual(['137, 10 points']);
  await press(499);
  expect(marked()).toEqual(['137, 20 points']);
});

it('a finger that scrolls takes nothing back', async () => {
  const { tap } = await openBoard();
  await tap('137');
  vi.useFakeTimers();
  fireEvent.pointerDown(cell('137'), { button: 0, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(cell('137'), { clientX: 10, clientY: 30 });
  await act(() => vi.advanceTimersByTimeAsync(600));
  expect(marked()).toEqual(['137, 10 points']);
});

it('the grid is one tab stop, and arrows move in it', async () => {
  const { key } = await openBoard('/jodi');
  expect(
    within(grid())
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0),
  ).toEqual([cell('00')]);
  cell('00').focus();
  const visited = async (keys: string): Promise<string> => {
    await key(keys);
    return document.activeElement?.textContent ?? '';
  };
  expect(await visited('{ArrowRight}')).toBe('01');
  expect(await visited('{ArrowDown}{ArrowDown}')).toBe('21');
  expect(await visited('{ArrowLeft}{ArrowLeft}')).toBe('20');
  expect(await visited('{End}')).toBe('29');
  expect(await visited('{ArrowUp}')).toBe('19');
  expect(await visited('{Home}')).toBe('10');
  expect(await visited('{Control>}{End}{/Control}')).toBe('99');
  expect(await visited('{PageUp}')).toBe('09');
  expect(await visited('{Control>}{Home}{/Control}')).toBe('00');
  expect(
    within(grid())
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0),
  ).toEqual([cell('00')]);
});

it('digits type into the focused cell, minus takes the stake back, and Enter and Space add it', async () => {
  const { key } = await openBoard('/jodi');
  cell('00').focus();
  await key('50{ArrowRight}२५{Backspace}');
  expect(marked()).toEqual(['00, 50 points', '01, 2 points']);
  await key('{Delete}{Enter} {ArrowLeft}-');
  expect(marked()).toEqual(['00, 40 points', '01, 20 points']);
});

it('a number that is typed again replaces the old one, and is undone as one', async () => {
  const { key, user } = await openBoard('/jodi');
  cell('00').focus();
  await key('{Enter}120');
  expect(marked()).toEqual(['00, 120 points']);
  await key('{ArrowRight}{ArrowLeft}75');
  expect(marked()).toEqual(['00, 75 points']);
  await user.click(button('Undo'));
  expect(marked()).toEqual(['00, 120 points']);
  await user.click(button('Undo'));
  expect(marked()).toEqual(['00, 10 points']);
});

it('screen readers hear each digit of a number, and its points', async () => {
  const { tap, key } = await openBoard();
  await tap('128');
  await waitFor(() => expect(spoken()).toBe('one two eight, 10 points'));
  await key('-');
  await waitFor(() => expect(spoken()).toBe('one two eight, 0 points'));
});

it('points above the balance are refused with the text of the form', async () => {
  const { tap, user } = await openBoard('/ssinglepana', 'starline');
  await user.clear(screen.getByLabelText('Stake'));
  await user.type(screen.getByLabelText('Stake'), '6000');
  await tap('128', '137');
  expect(errors()).toEqual(['Insufficient balance, please refill your account']);
  expect(marked()).toEqual(['128, 6,000 points']);
  await user.click(button('Add to slip'));
  await tap('137');
  expect(marked()).toEqual([]);
});

it('a tap without a stake asks for it, until one is chosen', async () => {
  const { tap, user } = await openBoard();
  await user.clear(screen.getByLabelText('Stake'));
  await tap('137');
  expect(errors()).toEqual(['Please enter point']);
  await user.type(screen.getByLabelText('Stake'), '10.5');
  await tap('137');
  await waitFor(() => expect(errors()).toEqual(['Please enter digits only, without decimals']));
  await user.clear(screen.getByLabelText('Stake'));
  expect(marked()).toEqual([]);
  await user.click(button('20'));
  expect(errors()).toEqual([]);
});

it('a mark below the least bid is named at its cell, which gets the focus, and nothing is lost', async () => {
  const { tap, key, user } = await openBoard();
  await tap('128', '137');
  await key('5');
  await user.click(button('Add to slip'));
  expect(cell('137')).toHaveFocus();
  expect(cell('137')).toHaveAccessibleDescription('137: Required minimum bid amount is 10');
  expect([marked(), rows()]).toEqual([['128, 10 points', '137, 5 points'], []]);
  await tap('137');
  expect(screen.queryByText('137: Required minimum bid amount is 10')).toBeNull();
  await user.click(button('Add to slip'));
  expect(rows()).toEqual(['128 Open 10 pts', '137 Open 15 pts']);
});

it('Undo and Redo go over marks and rows: taps, Clear, Add to slip, Proceed and a deletion', async () => {
  const { tap, user, proceed } = await openBoard();
  await user.click(screen.getByRole('radio', { name: 'List' }));
  await proceed({ Pana: '120', Points: '10' });
  await user.click(screen.getByRole('radio', { name: 'Board' }));
  await tap('137');
  await user.click(button('Clear'));
  await user.click(button('Undo'));
  await tap('146');
  await user.click(button('Add to slip'));
  await user.click(button('Delete 120'));
  const stands: (readonly string[])[] = [];
  const stand = (): void => void stands.push([...rows().map(row => row.slice(0, 3)), '|', ...marked()]);
  const undo = async (): Promise<void> => {
    await user.click(button('Undo'));
    stand();
  };
  for (let n = 0; n < 5; n += 1) await undo();
  expect(stands).toEqual([
    ['120', '137', '146', '|'],
    ['120', '|', '137, 10 points', '146, 10 points'],
    ['120', '|', '137, 10 points'],
    ['120', '|'],
    ['|'],
  ]);
  expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
  for (let n = 0; n < 5; n += 1) await user.click(button('Redo'));
  expect(rows().map(row => row.slice(0, 3))).toEqual(['137', '146']);
  expect(button('Redo')).toHaveAttribute('aria-disabled', 'true');
});

it('Undo never restores placed rows', async () => {
  const { tap, user, submit } = await openBoard();
  await tap('137');
  await user.click(button('Add to slip'));
  await submit();
  await user.click(await screen.findByRole('button', { name: 'SUBMIT' }));
  await screen.findByRole('region', { name: 'Receipt' });
  await waitFor(() => expect(rows()).toEqual([]));
  await user.click(button('New bid'));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  cell('137').focus();
  await user.keyboard('{Control>}z{/Control}');
  expect([rows(), marked()]).toEqual([[], []]);
});

it('marks survive a reload, with their session', async () => {
  const app = await openBoard();
  await app.user.click(screen.getByRole('radio', { name: 'Close' }));
  await app.tap('137', '128');
  const again = {
    mock: app.mock,
    storage: [app.local, app.tab],
    state: history.state as unknown,
  } as const;
  app.unmount();
  await renderApp('/singlepana', { again });
  await screen.findByRole('grid');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Close' })).toBeChecked());
  expect(marked()).toEqual(['128, 10 points', '137, 10 points']);
});

it('marks of a session that closes are not added to the other one in silence', async () => {
  const { tap, user, mock } = await openBoard();
  await tap('137', '128');
  mock.advance('2h');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await passTime(61_000);
  vi.useRealTimers();
  const said = await screen.findByText('Open has closed');
  expect(said.parentElement).toHaveTextContent(
    '2 numbers for 20 points were marked but not added to the slip.',
  );
  expect(grid()).toHaveAttribute('aria-disabled', 'true');
  await tap('146');
  expect(marked()).toEqual(['128, 10 points', '137, 10 points']);
  await user.click(button('Use for Close'));
  expect(screen.queryByText('Open has closed')).toBeNull();
  await user.click(button('Add to slip'));
  expect(rows()).toEqual(['128 Close 10 pts', '137 Close 10 pts']);
});

it('marks of a day that is over are named once, and not added', async () => {
  const { user, tab } = await openBoard('/singlepana', 'main', {
    inTab: {
      'matka.marks.v1': JSON.stringify([
        {
          mobile: '9876543210',
          game: 'jodiDigit',
          market: { ...markets.main, id: '1' },
          day: '2026-11-20',
          session: 'Close',
          marks: [{ number: '47', points: 30 }],
        },
      ]),
    },
  });
  const said = screen.getByText('Kalyan has closed: Jodi Digit').parentElement;
  expect(said).toHaveTextContent('1 number for 30 points were marked but not added to the slip.');
  await user.click(button('Close'));
  expect(screen.queryByText('Kalyan has closed: Jodi Digit')).toBeNull();
  expect(tab.getItem('matka.marks.v1')).toBeNull();
});

it('a zero that is typed first is not part of the step before it', async () => {
  const { tap, key, user } = await openBoard('/jodi');
  await tap('00');
  await key('{ArrowRight}05');
  expect(marked()).toEqual(['00, 10 points', '01, 5 points']);
  await user.click(button('Undo'));
  expect(marked()).toEqual(['00, 10 points']);
});

it('a stored value that is garbage is dropped', async () => {
  const { tab } = await openBoard('/singlepana', 'main', { inTab: { 'matka.marks.v1': '[{"marks":7}]' } });
  expect(marked()).toEqual([]);
  expect(tab.getItem('matka.marks.v1')).toBeNull();
});
