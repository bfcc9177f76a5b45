import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { errors, openForm, rows } from './open-form.tsx';

const number = (name: string) => screen.getByRole('combobox', { name });
const points = () => screen.getByRole('textbox', { name: 'Points' });
const pad = (name: string) => screen.getByRole('group', { name });

it('an error is at the first wrong field with the words of its toast, and that field has the focus', async () => {
  const { proceed } = await openForm('/single');
  await proceed({ Digit: '77', Points: '' });
  await waitFor(() => expect(number('Digit')).toHaveFocus());
  expect(number('Digit')).toBeInvalid();
  expect(number('Digit')).toHaveAccessibleDescription('Number 77 is not valid');
  expect(errors()).toEqual(['Number 77 is not valid']);
  expect(points()).toBeValid();
  expect(points()).toHaveAccessibleDescription('');
});

it('a new error replaces the old one, in the toast and at its field', async () => {
  const { proceed } = await openForm('/single');
  await proceed({ Digit: '77', Points: '' });
  await waitFor(() => expect(errors()).toEqual(['Number 77 is not valid']));
  await proceed({ Digit: '7' });
  await waitFor(() => expect(errors()).toEqual(['Please enter point']));
  expect(number('Digit')).toBeValid();
  expect(points()).toHaveAccessibleDescription('Please enter point');
});

it.each([
  ['by typing', async (app: App) => app.write({ Points: '5' })],
  ['by a chip', async (app: App) => app.user.click(screen.getByRole('button', { name: '+10' }))],
])('an error at the points goes when they are changed %s', async (_how, change) => {
  const app = await openForm('/single');
  await app.proceed({ Digit: '7', Points: '9' });
  await waitFor(() => expect(points()).toBeInvalid());
  expect(errors()).toHaveLength(1);
  await change(app);
  await waitFor(() => expect(points()).toBeValid());
  expect(points()).toHaveAccessibleDescription('');
  expect(errors()).toEqual([]);
});

it('an error goes when a suggestion is taken', async () => {
  const app = await openForm('/singlepana');
  await app.proceed({ Pana: '99', Points: '10' });
  await waitFor(() => expect(number('Pana')).toBeInvalid());
  await app.user.clear(number('Pana'));
  await app.user.type(number('Pana'), '12');
  await app.user.click(screen.getByRole('option', { name: '128' }));
  expect(number('Pana')).toBeValid();
  await app.proceed();
  await waitFor(() => expect(rows()).toEqual(['128 Open 10 pts']));
  expect(errors()).toEqual([]);
});

it('without a chosen kind in SP DP TP the error is at the checkboxes until one is ticked', async () => {
  const app = await openForm('/spdptp');
  await app.proceed({ Pana: '5', Points: '10' });
  const box = screen.getByRole('checkbox', { name: 'SP' });
  await waitFor(() => expect(box).toHaveFocus());
  expect(box).toHaveAccessibleDescription('Please enter a valid Pana');
  await app.user.click(screen.getByRole('checkbox', { name: 'TP' }));
  expect(box).toHaveAccessibleDescription('');
  expect(box).toBeValid();
});

type App = Awaited<ReturnType<typeof openForm>>;

it.each([
  ['/singlepana', 'main', 'Pana', '421', '124'],
  ['/singlepana', 'main', 'Pana', '०१२', '120'],
  ['/doublepana', 'main', 'Pana', '212', '122'],
  ['/halfsangam', 'main', 'Pana', '001', '100'],
  ['/ssinglepana', 'starline', 'Digit', '975', '579'],
] as const)('%s (%s): the wrong order in %s, %s, offers %s', async (path, family, label, typed, meant) => {
  const { proceed, user } = await openForm(path, family);
  await proceed({ ...(path === '/halfsangam' ? { Digit: '4' } : {}), [label]: typed, Points: '10' });
  await user.click(await screen.findByRole('button', { name: `Rising order: ${meant}?` }));
  expect(number(label)).toHaveValue(meant);
  expect(errors()).toEqual([]);
  expect(number(label)).toBeValid();
  expect(points()).toHaveFocus();
  expect(screen.queryByRole('button', { name: /Rising order/ })).toBeNull();
  await proceed();
  await waitFor(() => expect(rows()).toHaveLength(1));
});

it.each([
  ['/singlepana', '221'],
  ['/doublepana', '421'],
  ['/triplepana', '42'],
])('%s: %s offers nothing, because no allowed pana has these digits', async (path, typed) => {
  const { proceed } = await openForm(path === '/triplepana' ? '/tripplepana' : path);
  await proceed({ Pana: typed, Points: '10' });
  await waitFor(() => expect(number('Pana')).toBeInvalid());
  expect(screen.queryByRole('button', { name: /Rising order/ })).toBeNull();
});

const digits = '0123456789'.split('');

it.each([
  ['/single', 'main', 'Digit', digits, 'Points'],
  ['/starsingle', 'starline', 'Digit', digits, 'Points'],
  ['/leftdigit', 'gali', 'Digit', digits, 'Points'],
  ['/spdptp', 'main', 'Pana', digits, 'Points'],
  ['/tripplepana', 'main', 'Pana', digits.map(digit => digit.repeat(3)), 'Points'],
  ['/halfsangam', 'main', 'Digit', digits, 'Pana'],
] as const)('%s (%s): a pad fills %s and goes on', async (path, family, label, numbers, next) => {
  const { user, proceed } = await openForm(path, family);
  await proceed();
  await waitFor(() => expect(number(label)).toBeInvalid());
  const buttons = within(pad(`${label}: tap a number`)).getAllByRole('button');
  expect(buttons.map(button => button.textContent)).toEqual(numbers);
  await user.click(within(pad(`${label}: tap a number`)).getByRole('button', { name: numbers[7] ?? '' }));
  expect(number(label)).toHaveValue(numbers[7]);
  expect(number(label)).toBeValid();
  expect(screen.getByLabelText(next, { selector: 'input' })).toHaveFocus();
  expect(screen.queryByRole('listbox')).toBeNull();
});

it.each([
  ['/jodi', 'main'],
  ['/singlepana', 'main'],
  ['/fullsangam', 'main'],
  ['/spmotor', 'main'],
  ['/jodidigit', 'gali'],
] as const)('%s (%s) has more than ten numbers and no pad', async (path, family) => {
  await openForm(path, family);
  expect(screen.queryByRole('group', { name: /tap a number/ })).toBeNull();
});

it('keys of the pad and chips show the choice', async () => {
  const { user, write } = await openForm('/single');
  const pressed = () =>
    screen.getAllByRole('button', { pressed: true }).map(button => button.textContent ?? '');
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  await user.click(within(pad('Digit: tap a number')).getByRole('button', { name: '7' }));
  await user.click(screen.getByRole('button', { name: '+50' }));
  expect(pressed()).toEqual(['7', '+50']);
  await write({ Digit: '३', Points: '55' });
  expect(pressed()).toEqual(['3']);
  await user.click(screen.getByText('Proceed'));
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
});

it('an error replaces the line with the payout', async () => {
  const { proceed } = await openForm('/single');
  const line = await screen.findByText('Type a number to see what it pays.');
  const place = line.closest('[class^=place]');
  await proceed({ Points: '10' });
  await waitFor(() => expect(number('Digit')).toBeInvalid());
  expect(place).toHaveTextContent('Please enter the number');
  expect(line.closest('[data-covered]')).not.toBeNull();
});
