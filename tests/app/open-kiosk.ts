import { act } from '@testing-library/react';
import { vi } from 'vitest';
import '../../src/app/kiosk/kiosk.tsx';
import { renderApp } from '../support/render-app.tsx';

/** Lets time pass. Timers are to be faked. */
export const pass = (seconds: number): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(seconds * 1000)));

/** The app on a kiosk that logs out after a minute, with the kiosk's part loaded. */
export async function openKiosk(path: string, options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp(path, { config: { kiosk: { enabled: true, idleSeconds: 60 } }, ...options });
  await act(async () => void (await import('../../src/app/kiosk/kiosk.tsx')));
  return app;
}
