import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { errors, openForm, rows } from './open-form.tsx';

// `openForm` imports the file itself, so it is the import's content that is missing.
vi.mock('../../../src/screens/bid/bid-parts.ts', () => ({
  get bidParts(): never {
    throw new Error('The file cannot be loaded');
  },
}));

it('Submit says so when the question cannot be loaded, sends nothing and keeps the rows', async () => {
  const form = await openForm('/single');
  await form.proceed({ Digit: '7', Points: '50' });
  await form.submit();
  expect(errors()).toEqual(['Something went wrong. Please try again later.']);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(rows()).toHaveLength(1);
  expect(form.bodies('/api-submit-bid')).toEqual([]);
});
