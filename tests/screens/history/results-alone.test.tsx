import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { passTimeAtOnce } from '../../support/pass-time.ts';
import { renderApp } from '../../support/render-app.tsx';

// The late part that reads the own bids cannot be loaded.
vi.mock('../../../src/screens/history/result-watch.tsx', () => ({ Results: () => null }));

it('results do not wait for ever for the own bids, and come without them', async () => {
  passTimeAtOnce();
  await renderApp('/results');
  const results = await screen.findAllByText(/^Sridevi Morning Close:/, {}, { timeout: 30_000 });
  expect(results).not.toEqual([]);
  expect(screen.queryByText(/^(Won|Not won|No bid|Waiting)/)).toBeNull();
});
