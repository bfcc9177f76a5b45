import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

type Client = { readonly focus: () => Promise<void> };

/** The worker of an app in a folder, with these windows of the app open. */
async function worker(windows: readonly Client[]) {
  const opened: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  vi.resetModules();
  vi.stubGlobal('SITE', { base: '/sub', version: '1', pages: [''], kept: [], assets: {}, forFew: [] });
  vi.stubGlobal('self', {
    location: { origin: 'https://play.example' },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    clients: {
      matchAll: async () => windows,
      openWindow: async (address: string) => void opened.push(address),
    },
  });
  await import('../../src/sw/worker.ts');
  const tap = async () => {
    const close = vi.fn<() => void>();
    let work: Promise<unknown> = Promise.resolve();
    listeners.get('notificationclick')?.({
      notification: { close },
      waitUntil: (until: Promise<unknown>) => (work = until),
    });
    await work;
    return close;
  };
  return { tap, opened };
}

it('a tap on a notification of a result closes it and shows the open app', async () => {
  const focus = vi.fn<() => Promise<void>>(async () => undefined);
  const { tap, opened } = await worker([{ focus }]);
  expect(await tap()).toHaveBeenCalledOnce();
  expect(focus).toHaveBeenCalledOnce();
  expect(opened).toEqual([]);
});

it('a tap on a notification opens the app that was closed meanwhile', async () => {
  const { tap, opened } = await worker([]);
  expect(await tap()).toHaveBeenCalledOnce();
  expect(opened).toEqual(['/sub/']);
});
