// The form loads this file late. It is imported here, so that its first drawing is not counted.
import '../../../src/screens/bid/board/board.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type * as words from '../../../src/ui/layout/words.tsx';
import { openForm, rows } from './open-form.tsx';

const drawn = vi.hoisted((): string[] => []);

// Each part that is drawn asks for its words; the call stack has its name.
vi.mock('../../../src/ui/layout/words.tsx', async original => {
  const real = await original<typeof words>();
  return {
    ...real,
    useWords: () => {
      const [, , part = ''] = new Error().stack?.split('\n') ?? [];
      drawn.push(/at (\w+)/.exec(part)?.[1] ?? part);
      return real.useWords();
    },
  };
});

it('an added row draws itself, the total, and the parts with the balance or the typed bid', async () => {
  const { proceed, write } = await openForm('/single');
  await proceed({ Digit: '1', Points: '10' });
  await proceed({ Digit: '2', Points: '10' });
  await vi.dynamicImportSettled();
  // The parts of the screen that loaded late are drawn with this row.
  await proceed({ Digit: '3', Points: '10' });
  await write({ Digit: '4', Points: '10' });
  drawn.length = 0;
  fireEvent.click(screen.getByText('Proceed'));
  await waitFor(() => expect(rows()).toHaveLength(4));
  expect(drawn.filter(part => part === 'SlipRow')).toHaveLength(1);
  expect([...new Set(drawn)].toSorted()).toEqual([
    'Left',
    'PayoutClaim',
    'SlipPoints',
    'SlipRow',
    'SlipRows',
    'SlipTotal',
  ]);
});

it('a tap on the board draws sums and outlook, and not the board around its cell', async () => {
  const { user } = await openForm('/singlepana');
  await user.click(screen.getByRole('radio', { name: 'Board' }));
  fireEvent.click(await screen.findByRole('button', { name: '128' }));
  await vi.dynamicImportSettled();
  fireEvent.click(screen.getByRole('button', { name: '137' }));
  drawn.length = 0;
  fireEvent.click(screen.getByRole('button', { name: '146' }));
  await screen.findByRole('button', { name: '146, 10 points' });
  expect([...new Set(drawn)].toSorted()).toEqual(['Change', 'Left', 'SlipOutlook', 'SlipTotal']);
});

it('a key that changes no words draws only its field', async () => {
  const { user } = await openForm('/fullsangam');
  await user.type(screen.getByLabelText('Open Pana'), '1');
  await vi.dynamicImportSettled();
  drawn.length = 0;
  await user.keyboard('2');
  expect(screen.getAllByRole('option')[0]).toHaveTextContent('120');
  expect(drawn).toEqual([]);
});
