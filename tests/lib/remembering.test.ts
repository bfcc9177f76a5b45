import { expect, it, vi } from 'vitest';
import { remembering } from '../../src/lib/remembering.ts';

const name = (row: { readonly id: number; readonly name: string }) => ({ name: row.name });

it('an item that came as it was before is not read again, and is the same object', () => {
  const read = vi.fn(name);
  const again = remembering(read);
  const [first, second] = [again({ id: 1, name: 'Kalyan' }, 0), again({ id: 2, name: 'Milan' }, 1)];
  expect(again({ id: 1, name: 'Kalyan' }, 0)).toBe(first);
  expect(again({ id: 2, name: 'Milan' }, 1)).toBe(second);
  expect(read).toHaveBeenCalledTimes(2);
});

it('an item that changed, or moved, is read', () => {
  const again = remembering(name);
  again({ id: 1, name: 'Kalyan' }, 0);
  again({ id: 2, name: 'Milan' }, 1);
  expect(again({ id: 1, name: 'Kalyan Night' }, 0)).toEqual({ name: 'Kalyan Night' });
  expect(again({ id: 1, name: 'Kalyan Night' }, 1)).toEqual({ name: 'Kalyan Night' });
  expect(again({ id: 1, name: 'Kalyan' }, 0)).toEqual({ name: 'Kalyan' });
});
