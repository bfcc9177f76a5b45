import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    readonly escaped: (how: string) => void;
  }
}

/** What must not happen, as it happens: scripts that run, calls to other hosts, frames, new tabs. */
export async function watchEscapes(context: BrowserContext): Promise<string[]> {
  const escapes: string[] = [];
  await context.exposeFunction('escaped', (how: string) => void escapes.push(how));
  await context.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
      Object.defineProperty(window, name, { value: () => window.escaped(name) });
  });
  context.on(
    'dialog',
    dialog => void dialog.dismiss().then(() => escapes.push(`dialog ${dialog.message()}`)),
  );
  context.on('request', request => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== '127.0.0.1') escapes.push(`request ${request.url()}`);
  });
  return escapes;
}
