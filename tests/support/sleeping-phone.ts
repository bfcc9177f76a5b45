import type { Page } from '@playwright/test';
import type { Mock } from './mock.ts';
import { holdCalls } from './traffic.ts';

/** Runs inside a page: its device's clock is `ms` ahead from now on, and what it measures by `performance` is not. */
function setAhead({ ms, opened }: { readonly ms: number; readonly opened: boolean }): void {
  globalThis.Date = new Proxy(Date, {
    construct: (RealDate, given: [] | [number]) =>
      given.length === 0 ? new RealDate(RealDate.now() + ms) : Reflect.construct(RealDate, given),
    get: (RealDate, name, proxy): unknown =>
      name === 'now' ? () => RealDate.now() + ms : Reflect.get(RealDate, name, proxy),
  });
  if (opened) Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + ms });
}

/**
 * The phone sleeps with this page open, its network too. Clocks go on meanwhile, the provider's as well; timers and
 * `performance.now` stand still. Pages that are opened afterwards know nothing of it.
 */
export async function sleepThrough(page: Page, mock: Mock, minutes: number): Promise<void> {
  const ms = minutes * 60_000;
  // No call may leave while one clock is ahead and the other is not.
  const release = await holdCalls(page);
  await page.evaluate(setAhead, { ms, opened: false });
  await mock.clock({ advance: `${minutes}m` });
  await release();
  await page.context().addInitScript(setAhead, { ms, opened: true });
}
