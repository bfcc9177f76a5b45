// Tests of removed HTML need a real browser's parser: tests/browser/content.spec.ts.
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Sanitised } from '../../src/ui/layout/sanitised.tsx';

it('waits for the sanitiser and shows nothing unsanitised meanwhile', async () => {
  const { container } = render(<Sanitised html="<p>text</p>" loading="waiting" failed="failed" />);
  expect(container).toHaveTextContent(/^waiting$/);
  expect(await screen.findByText('text')).toBeVisible();
});

it('shows the newest text only', async () => {
  const { rerender, container } = render(<Sanitised html="<p>old</p>" loading="waiting" failed="failed" />);
  await act(async () => rerender(<Sanitised html="<p>new</p>" loading="waiting" failed="failed" />));
  await screen.findByText('new');
  expect(container).toHaveTextContent(/^new$/);
});
