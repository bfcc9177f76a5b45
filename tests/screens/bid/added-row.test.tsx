import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type * as runtime from 'react/jsx-runtime';

/** The parts that are drawn: a part that makes an element is on the call stack. */
const drawn: string[] = [];

const caller = (): string =>
  (new Error().stack ?? '').split('\n').flatMap(line => /^ +at ([A-Z]\w+) /.exec(line)?.[1] ?? [])[0] ?? '';

vi.mock('react/jsx-runtime', async original => {
  const real = await original<typeof runtime>();
  const counted =
    (make: typeof real.jsx): typeof real.jsx =>
    (...given) => {
      const part = caller();
      // A late part is drawn when it has come, whatever the player does.
      if (part !== 'LazyPart') drawn.push(part);
      return make(...given);
    };
  return { ...real, jsx: counted(real.jsx), jsxs: counted(real.jsxs) };
});

it('an added row draws itself, its list, the total, the balance, what the next bid pays and the chips, and nothing else', async () => {
  // Files that an earlier test of this process has loaded would draw without being counted.
  vi.resetModules();
  const { openForm, rows } = await import('./open-form.tsx');
  const { proceed, write } = await openForm('/single');
  await proceed({ Digit: '1', Points: '10' });
  await proceed({ Digit: '2', Points: '10' });
  await write({ Digit: '3', Points: '10' });
  await screen.findByRole('region', { name: 'Messages' });
  drawn.length = 0;
  fireEvent.click(screen.getByText('Proceed'));
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(drawn.filter(part => part === 'SlipRow')).toHaveLength(1);
  expect([...new Set(drawn)].toSorted()).toEqual(
    [
      // The balance in the header.
      'Left',
      'WalletPill',
      // The chips of the fields, which are empty now, so none is pressed any more.
      'TypedChips',
      'Chips',
      // What the next bid pays.
      'PayoutClaim',
      'PayoutLine',
      // The list, its 'Delete all' and the new row; no other row.
      'FormRows',
      'SlipRows',
      'Rows',
      'KeptButton',
      'SlipRow',
      'RowItem',
      'SlipTotal',
    ].toSorted(),
  );
});
