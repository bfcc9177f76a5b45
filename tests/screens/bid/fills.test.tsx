// Loaded beforehand, as in open-form.tsx.
import '../../../src/screens/bid/board/board.tsx';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errors, openForm, rows } from './open-form.tsx';

type App = Awaited<ReturnType<typeof openForm>>;

async function openBoard(path: string, family: 'main' | 'starline' | 'gali' = 'main'): Promise<App> {
  const app = await openForm(path, family);
  // On a pad the typed points are the stake.
  if (screen.queryByRole('radio', { name: 'Board' }) === null) await app.write({ Points: '10' });
  else await app.user.click(screen.getByRole('radio', { name: 'Board' }));
  await screen.findByRole('grid');
  return app;
}
const press = (app: App, name: string) => app.user.click(screen.getByRole('button', { name }));
const digits = () => screen.getByRole('textbox', { name: 'Digits' });
/** The marks on the board: `16, 10 points`. */
const marked = (): readonly string[] =>
  within(screen.getByRole('grid'))
    .getAllByRole('button')
    .map(cell => cell.getAttribute('aria-label') ?? '')
    .filter(name => name !== '');
const numbers = (): string =>
  marked()
    .map(name => name.replace(', 10 points', ''))
    .join(' ');
const open = (app: App, name: string) => press(app, 'Fill').then(() => press(app, name));

it('Odd marks five digits at once, and adds to their marks', async () => {
  const app = await openBoard('/single');
  await press(app, '7');
  await open(app, 'Odd');
  expect(marked()).toEqual(['1, 10 points', '3, 10 points', '5, 10 points', '7, 20 points', '9, 10 points']);
});

it('a fill is undone in one step, and becomes rows', async () => {
  const app = await openBoard('/jodi');
  await open(app, 'Red');
  expect(marked()).toHaveLength(20);
  await press(app, 'Undo');
  expect(marked()).toEqual([]);
  await press(app, 'Redo');
  await press(app, 'Add to slip');
  expect(rows()).toHaveLength(20);
  expect(rows().slice(0, 3)).toEqual(['00 10 pts', '05 10 pts', '11 10 pts']);
});

it('a fill that asks tells the numbers beforehand, and Mark closes the sheet', async () => {
  const app = await openBoard('/jodi');
  await open(app, 'Family');
  expect(screen.getByRole('button', { name: 'Family' })).toHaveAttribute('aria-expanded', 'true');
  expect(digits()).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Mark' })).toBeVisible();
  await app.user.type(digits(), '१२');
  expect(screen.getByText('12 17 21 26 62 67 71 76')).toBeVisible();
  expect(marked()).toEqual([]);
  await press(app, 'Mark 8');
  expect(numbers()).toBe('12 17 21 26 62 67 71 76');
  expect(screen.queryByRole('textbox', { name: 'Digits' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Fill' })).toHaveFocus();
});

it('Enter in the field marks', async () => {
  const app = await openBoard('/singlepana');
  await open(app, 'Cycle');
  await app.user.type(digits(), '12{Enter}');
  expect(numbers().split(' ').toSorted().join(' ')).toBe('120 123 124 125 126 127 128 129');
});

it('a crossing is with doubles or without', async () => {
  const app = await openBoard('/jodidigit', 'gali');
  await open(app, 'Crossing');
  await app.user.type(digits(), '135');
  expect(screen.getByRole('button', { name: 'Mark 9' })).toBeVisible();
  await app.user.click(screen.getByRole('radio', { name: 'Without doubles' }));
  await press(app, 'Mark 6');
  expect(numbers()).toBe('13 15 31 35 51 53');
});

it('how many digits are odd is chosen', async () => {
  const app = await openBoard('/singlepana');
  await open(app, 'Odd-even');
  expect(screen.getByRole('button', { name: 'Mark 10' })).toBeVisible();
  await app.user.click(screen.getByRole('radio', { name: '3' }));
  await press(app, 'Mark 10');
  expect(numbers().split(' ').toSorted().join(' ')).toBe('135 137 139 157 159 179 357 359 379 579');
});

describe('a fill that cannot be marked is explained at its field, which keeps the text', () => {
  it.each([
    ['/jodi', 'Family', '', 'Please enter the digits'],
    ['/jodi', 'Family', '123', 'Exactly 2 digits'],
    ['/jodi', 'Crossing', '1', '2 digits or more'],
    ['/jodi', 'Total', '1x', 'Digits only, 0 to 9'],
    ['/triplepana', 'Family', '128', 'No number of this board has these digits. Try others.'],
  ])('%s %s of %j', async (path, fill, typed, words) => {
    const app = await openBoard(path === '/triplepana' ? '/tripplepana' : path);
    await open(app, fill);
    if (typed !== '') await app.user.type(digits(), typed);
    await press(app, 'Mark');
    expect(digits()).toHaveAccessibleDescription(words);
    expect(digits()).toHaveValue(typed);
    expect(marked()).toEqual([]);
  });

  it('more than the balance: nothing is marked, and the digits stay', async () => {
    const app = await openBoard('/jodi');
    const stake = screen.getByRole('textbox', { name: 'Stake' });
    await app.user.clear(stake);
    await app.user.type(stake, '1001');
    await open(app, 'Open digit');
    await app.user.type(digits(), '4');
    await press(app, 'Mark 10');
    expect(errors()).toContain('Insufficient balance please refill your account');
    expect(digits()).toHaveValue('4');
    expect(marked()).toEqual([]);
  });
});

it('Escape closes the sheet, and nothing is marked', async () => {
  const app = await openBoard('/jodi');
  await open(app, 'Total');
  await app.user.type(digits(), '5');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('textbox', { name: 'Digits' })).toBeNull();
  expect(marked()).toEqual([]);
});

it('another fill takes the place of the open one, with an empty field', async () => {
  const app = await openBoard('/singlepana');
  await open(app, 'Ank');
  await app.user.type(digits(), '1');
  await press(app, 'Motor');
  expect(digits()).toHaveValue('');
  expect(digits()).toHaveFocus();
  await app.user.type(digits(), '1240');
  await press(app, 'Mark 4');
  expect(numbers().split(' ').toSorted().join(' ')).toBe('120 124 140 240');
});

it('each fill has an example of the numbers on this board', async () => {
  const app = await openBoard('/singlepana');
  await press(app, 'Fill');
  const described = (name: string) => screen.getByRole('button', { name });
  expect(described('Family')).toHaveAccessibleDescription(/128 gives 123 128 137 …$/);
  expect(described('Ank')).toHaveAccessibleDescription(/1 gives 128 137 146 …$/);
  expect(described('Motor')).toHaveAccessibleDescription(/1234 gives 123 124 134 …$/);
});
