import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../src/app/kiosk/kiosk.tsx';
import { oldVisit } from '../../src/app/kiosk/old-visit.ts';
import { stored } from '../../src/storage/table.ts';
import { environmentAtom } from '../../src/state/core/environment.ts';
import { createMock } from '../support/app-mock.ts';
import { memoryMoney } from '../support/memory-money.ts';
import { memoryStore } from '../support/memory-store.ts';
import { openTab } from '../support/tab.ts';
import { renderApp } from '../support/render-app.tsx';

const now = Date.parse('2026-11-21T07:30:00Z');
const row = JSON.stringify([{ digits: '128', closeDigits: '', points: 25, session: 'Open' }]);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now });
});
afterEach(() => {
  vi.useRealTimers();
});

const touched = (secondsAgo: number | null): Readonly<Record<string, string>> =>
  secondsAgo === null ? {} : { [stored.touched.key]: String(now - secondsAgo * 1000) };

/** A kiosk's page that starts with this content of its tab. `begin` starts it. */
function restored(inTab: Readonly<Record<string, string>>, session = '{"username":"Demo"}') {
  const [local, tab] = [memoryStore(), memoryStore()];
  for (const [key, text] of Object.entries(inTab)) tab.setItem(key, text);
  if (session !== '') tab.setItem(stored.session.key, session);
  const config = { kiosk: { enabled: true, idleSeconds: 30 } };
  const { store } = openTab(createMock(), memoryMoney(), { local, config });
  store.set(environmentAtom, { ...store.get(environmentAtom), tab });
  history.replaceState(null, '', '/withdraw');
  return { tab, local, begin: () => oldVisit(store, 30)() };
}

it.each<[what: string, secondsAgo: number | null]>([
  ['45 s old', 45],
  ['30 s old', 30],
  ['a day old', 86_400],
  ['of a clock that was set back since', -600],
  ['not known', null],
])('a session whose last touch is %s is nobody’s', (_, secondsAgo) => {
  const visit = {
    ...touched(secondsAgo),
    [stored.slips.key]: row,
    [stored.marks.key]: '[]',
    [stored.address.key]: '"/imp7"',
  };
  const { begin, tab, local } = restored(visit);
  local.setItem(stored.results.key, '{}');
  begin();
  expect(Object.keys(stored).filter(name => tab.getItem(stored[name as keyof typeof stored].key))).toEqual(
    [],
  );
  expect(local.getItem(stored.results.key)).toBeNull();
  expect(location.pathname).toBe('/login');
});

it.each([0, 5, 29])('a reload %i s after the last touch keeps the session', seconds => {
  const { begin, tab } = restored({ ...touched(seconds), [stored.slips.key]: row });
  begin();
  expect(tab.getItem(stored.session.key)).not.toBeNull();
  expect(tab.getItem(stored.slips.key)).toBe(row);
  expect(location.pathname).toBe('/withdraw');
});

it('slips and a wanted address without a session are a visit too', () => {
  const { begin, tab } = restored({ ...touched(45), [stored.address.key]: '"/imp7"' }, '');
  begin();
  expect(tab.getItem(stored.address.key)).toBeNull();
});

it('the note of the last reload stays if there was no visitor', () => {
  const { begin, tab } = restored({ ...touched(45), [stored.renewal.key]: String(now) }, '');
  begin();
  expect(tab.getItem(stored.renewal.key)).toBe(String(now));
});

it('a reload does not restart the idle time', async () => {
  const { tab } = await renderApp('/withdraw', {
    inTab: touched(8),
    config: { kiosk: { enabled: true, idleSeconds: 30 } },
  });
  await act(async () => void (await vi.advanceTimersByTimeAsync(3000)));
  expect(screen.getByRole('dialog', { name: 'Are you still there?' })).toHaveTextContent(
    /You will be logged out in (18|19|20) seconds\./,
  );
  await act(async () => void (await vi.advanceTimersByTimeAsync(20_000)));
  expect(tab.getItem(stored.session.key)).toBeNull();
});
