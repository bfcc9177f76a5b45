// A kiosk that runs for hours: three lists polled every 5 s, one answer in twenty spoilt, a visitor every
// hour.
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../src/app/kiosk/kiosk.tsx';
import { go } from '../../src/nav/navigation.ts';
import { slots } from '../../src/state/reading/markets.ts';
import { figureRun } from '../lab/figures/figure-run.ts';
import type { AppMock } from '../support/app-mock.ts';
import { renderApp } from '../support/render-app.tsx';
import { seeded } from '../support/virtual-time.ts';

const run = figureRun('kioskHours');
const hours = run.inputs;
const stepsAnHour = 720;
const polls = hours * stepsAnHour * 3;

setFlagsFromString('--expose-gc');
// oxlint-disable-next-line typescript/no-unsafe-assignment -- V8's own function, which the flag has just shown
const collectGarbage: () => void = runInNewContext('gc');

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Puts one spoilt answer in twenty before the mock, and spares it calls whose answer cannot have changed. */
function spoilt(mock: AppMock) {
  const chance = seeded(run.seed);
  const figures = { polls: 0, faults: 0 };
  const known = new Map<string, { readonly minute: number; readonly text: string }>();
  const whole = mock.fetch.bind(mock);
  const fetch: typeof globalThis.fetch = async (input, init) => {
    // oxlint-disable-next-line typescript/no-base-to-string -- the client asks by text
    const path = new URL(String(input), 'http://mock').pathname;
    if (!/dashboard|starline|gali/i.test(path)) return whole(input, init);
    figures.polls += 1;
    if (chance() < 0.05) {
      figures.faults += 1;
      const kind = Math.floor(chance() * 4);
      if (kind === 0) throw new TypeError('Failed to fetch');
      const spoiltText = ['', '<h1>502 Bad Gateway</h1>', '{"status": tr'][kind - 1] ?? '';
      return new Response(spoiltText, { status: kind === 2 ? 502 : 200 });
    }
    const minute = Math.floor(mock.now() / 60_000);
    let reply = known.get(path);
    if (reply?.minute !== minute) {
      reply = { minute, text: await (await whole(input, init)).text() };
      known.set(path, reply);
    }
    return new Response(reply.text, { headers: { date: new Date(mock.now()).toUTCString() } });
  };
  Object.assign(mock, { fetch });
  return figures;
}

/** Listeners on the page and its window that were added and not taken away. A spy would keep every call. */
function countListeners() {
  let count = 0;
  const originals = [window, document].map(
    target =>
      [target, target.addEventListener.bind(target), target.removeEventListener.bind(target)] as const,
  );
  for (const [target, add, remove] of originals) {
    target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
      count += 1;
      add(type, listener, options);
    };
    target.removeEventListener = (type: string, listener: EventListener, options?: EventListenerOptions) => {
      count -= 1;
      remove(type, listener, options);
    };
  }
  return {
    live: () => count,
    stop: () => {
      for (const [target, add, remove] of originals)
        Object.assign(target, { addEventListener: add, removeEventListener: remove });
    },
  };
}

/** Bytes of live objects; what V8 compiles of the code as it warms up grows by itself. */
function heapBytes(): number {
  collectGarbage();
  return getHeapSpaceStatistics()
    .filter(({ space_name: name }) => !/code|trusted/.test(name))
    .reduce((sum, space) => sum + space.space_used_size, 0);
}

it.skipIf(hours === 0)(
  `${hours} hours in kiosk mode, ${polls} polls with 5 % faults`,
  { timeout: run.timeout },
  async () => {
    const listeners = countListeners();
    let figures = { polls: 0, faults: 0 };
    const app = await renderApp('/imp', {
      config: { kiosk: { enabled: true, idleSeconds: 86_400 }, pollSeconds: 5 },
      arrange: mock => (figures = spoilt(mock)),
    });
    await act(async () => void (await import('../../src/app/kiosk/kiosk.tsx')));
    const others = [slots.starline, slots.gali].map(({ poll }) => app.store.sub(poll, () => undefined));
    const breath = (): Promise<void> => new Promise(resolve => setImmediate(resolve));
    const begun = figures.polls;

    const hour = async () => {
      // A visitor looks at the wallet.
      window.dispatchEvent(new Event('pointerdown'));
      for (const path of ['/imp7', '/imp'])
        await act(async () => {
          go(path, { replace: true });
          await breath();
          await breath();
        });
      // In its last five minutes, at the quietest moment: each request under way holds a timer and a listener.
      let timers = Infinity;
      let open = Infinity;
      for (let step = 0; step < stepsAnHour; step += 1) {
        if (step % 12 === 0) app.mock.advance('60s');
        await act(async () => {
          vi.advanceTimersByTime(5000);
          await breath();
          await breath();
        });
        if (step < stepsAnHour - 60) continue;
        timers = Math.min(timers, vi.getTimerCount());
        open = Math.min(open, listeners.live());
      }
      // The mock's memory of its calls is not the app's.
      app.mock.mock.journal.clear();
      return { heap: heapBytes(), timers, nodes: document.querySelectorAll('*').length, listeners: open };
    };

    const first = await hour();
    let last = first;
    for (let count = 1; count < hours; count += 1) last = await hour();

    const growth = last.heap / first.heap - 1;
    run.report({
      load: `${figures.polls - begun} polls`,
      faults: `${figures.faults} spoiled replies`,
      lost: null,
      doubled: null,
      wrong: [last.timers > first.timers, last.listeners > first.listeners].filter(Boolean).length,
      note: `heap ${growth < 0 ? '−' : '+'}${Math.abs(growth * 100).toFixed(1)} % after the first hour`,
    });
    // After two failures in a row, or a slow reply, the next poll comes later by a random time.
    expect(figures.polls - begun).toBeGreaterThan(polls * 0.96);
    // Six standard deviations around one in twenty.
    expect(Math.abs(figures.faults / figures.polls - 0.05)).toBeLessThan(0.02);
    expect(last.timers).toBe(first.timers);
    expect(last.listeners).toBe(first.listeners);
    expect(last.nodes).toBeLessThan(first.nodes * 1.1);
    expect(growth).toBeLessThan(0.05);
    expect(screen.getByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();
    for (const stop of others) stop();
    listeners.stop();
  },
);
