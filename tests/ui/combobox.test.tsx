import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Combobox } from '../../src/ui/fields/combobox.tsx';

const panas = ['120', '123', '128', '137', '146', '290'];
const many = Array.from({ length: 220 }, (_, index) => String(100 + index));

function open(props: Partial<Parameters<typeof Combobox>[0]> = {}) {
  const handlers = { onPick: vi.fn(), onEnter: vi.fn() };
  render(<Combobox label="Pana" name="pana" options={panas} listLabel="Panas" {...handlers} {...props} />);
  return { ...handlers, field: screen.getByRole('combobox', { name: 'Pana' }) };
}
const shown = () => screen.queryAllByRole('option').map(option => option.textContent);
const marked = () => screen.queryByRole('option', { selected: true })?.textContent;

it('suggests what begins with the typed digits', async () => {
  const { field } = open();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(field, '12');
  expect(shown()).toEqual(['120', '123', '128']);
  expect(screen.getByRole('listbox', { name: 'Panas' })).toHaveAttribute(
    'id',
    field.getAttribute('aria-controls'),
  );
});

it('closes when the only suggestion equals the typed text', async () => {
  const { field } = open();
  await userEvent.type(field, '137');
  expect(shown()).toEqual([]);
});

it('walks the suggestions with the arrows, around the ends, and picks with Enter', async () => {
  const { field, onPick, onEnter } = open();
  await userEvent.type(field, '12{ArrowDown}');
  expect(marked()).toBe('120');
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  await userEvent.keyboard('{ArrowUp}');
  expect(marked()).toBe('128');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field).toHaveValue('123');
  expect(onPick).toHaveBeenCalledOnce();
  expect(onEnter).not.toHaveBeenCalled();
  expect(shown()).toEqual([]);
});

it('goes up from the field to the last suggestion', async () => {
  const { field } = open();
  await userEvent.type(field, '12{ArrowUp}');
  expect(marked()).toBe('128');
});

it('calls onEnter when nothing is marked', async () => {
  const { field, onPick, onEnter } = open();
  await userEvent.type(field, '12{Enter}');
  expect(onEnter).toHaveBeenCalledOnce();
  expect(onPick).not.toHaveBeenCalled();
  expect(field).toHaveValue('12');
});

it('opens the whole list with ArrowDown in an empty field and closes it with Escape', async () => {
  open();
  await userEvent.tab();
  expect(shown()).toEqual([]);
  await userEvent.keyboard('{ArrowDown}');
  expect(shown()).toEqual(panas);
  await userEvent.keyboard('{Escape}');
  expect(shown()).toEqual([]);
});

it('opens the whole list by a tap into the empty field, and leaves it open at the next', async () => {
  const { field } = open();
  await userEvent.click(field);
  expect(shown()).toEqual(panas);
  expect(marked()).toBeUndefined();
  expect(field).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}');
  expect(marked()).toBe('120');
  await userEvent.click(field);
  expect(marked()).toBe('120');
  await userEvent.click(screen.getByRole('option', { name: '146' }));
  expect(field).toHaveValue('146');
  expect(shown()).toEqual([]);
  await userEvent.click(field);
  expect(shown()).toEqual([]);
});

it('opens nothing when there is nothing to suggest', async () => {
  const { field } = open({ options: [] });
  await userEvent.click(field);
  expect(shown()).toEqual([]);
});

it('picks by touch and keeps the focus in the field', async () => {
  const { field, onPick } = open();
  await userEvent.type(field, '1');
  await userEvent.click(screen.getByRole('option', { name: '146' }));
  expect(field).toHaveValue('146');
  expect(field).toHaveFocus();
  expect(onPick).toHaveBeenCalledOnce();
});

it('closes when the focus leaves', async () => {
  const { field } = open();
  await userEvent.type(field, '1');
  await userEvent.tab();
  expect(shown()).toEqual([]);
});

it('draws 10 of 220 and the rest when it is walked to', () => {
  const { field } = open({ options: many });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(shown()).toHaveLength(10);
  expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '220');
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(shown()).toHaveLength(220);
  expect(marked()).toBe('319');
});
