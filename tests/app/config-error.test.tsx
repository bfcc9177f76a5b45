import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ConfigError } from '../../src/app/boot/config-error.tsx';
import { demoConfig } from '../../src/api/config.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const listed = (): (string | null)[] => screen.getAllByRole('listitem').map(item => item.textContent);

it('the page of a wrong config.json names all its mistakes in one go', () => {
  const wrong = { ...demoConfig('Asia/Kolkata'), pollSeconds: 0, supportPhone: '12', color: 'red' };
  render(<ConfigError text={JSON.stringify(wrong)} />);
  expect(screen.getByRole('heading', { level: 1, name: 'This app is not configured' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Ask the operator to correct config\.json:/);
  expect(listed().toSorted((a, b) => (a ?? '').localeCompare(b ?? ''))).toEqual([
    'color is not a known field',
    'pollSeconds is not between 1 and 3600 seconds',
    'supportPhone has no phone number of 10 to 15 digits',
  ]);
});

it.each([
  [null, 'config.json is missing'],
  ['', 'config.json is empty'],
  ['<html>', 'config.json is not JSON'],
])('of %j it says that %s', (text, problem) => {
  render(<ConfigError text={text} />);
  expect(listed()).toEqual([problem]);
});

it('when the file is mended, the page reloads itself', async () => {
  vi.useFakeTimers();
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const fetched = vi.fn<(address: string) => Promise<unknown>>();
  vi.stubGlobal('fetch', fetched);
  fetched.mockResolvedValueOnce({ ok: true, text: async () => '{"hosts":' });
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetched.mockResolvedValueOnce({ ok: true, text: async () => JSON.stringify(demoConfig('Asia/Kolkata')) });
  render(<ConfigError text={'{"hosts":'} />);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([fetched.mock.calls.length, reload.mock.calls.length]).toEqual([2, 0]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).toHaveBeenCalledTimes(1);
});
