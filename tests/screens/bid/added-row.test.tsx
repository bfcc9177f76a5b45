import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type * as words from '../../../src/ui/layout/words.tsx';

/** Each part that is drawn asks for its words; the call stack has its name. */
const drawn: string[] = [];
const wordsFile = '../../../src/ui/layout/words.tsx';

it('an added row draws itself, the total and what the balance or the typed bid changes', async () => {
  vi.resetModules();
  // A later file of this process would otherwise mix parts that were loaded with and without the mock.
  onTestFinished(() => {
    vi.doUnmock(wordsFile);
    vi.resetModules();
  });
  vi.doMock(wordsFile, async original => {
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
  const { openForm, rows } = await import('./open-form.tsx');
  const { proceed, write } = await openForm('/single');
  await proceed({ Digit: '1', Points: '10' });
  await proceed({ Digit: '2', Points: '10' });
  await write({ Digit: '3', Points: '10' });
  drawn.length = 0;
  fireEvent.click(screen.getByText('Proceed'));
  await waitFor(() => expect(rows()).toHaveLength(3));
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
