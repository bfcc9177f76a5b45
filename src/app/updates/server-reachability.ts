import { listen } from '../../lib/listen.ts';
import { network, setNetwork } from '../../lib/network.ts';
import { servedBuild } from './reload.ts';

const retryMs = 5000;

let checking = false;

/**
 * Tests the host, because a network may have no internet. Ends when the host replies again, or any call does
 * (`noteReply`).
 */
export async function checkServer(): Promise<void> {
  if (checking) return;
  checking = true;
  let asked = replies;
  while (document.hidden || (await servedBuild()) === null) {
    if (replies > asked) break;
    if (!document.hidden) setNetwork('offline');
    asked = replies;
    await pause();
  }
  checking = false;
  noteReply();
}

let replies = 0;

/** A readable reply proves that the network works, even if the browser reports none. Sends an `online` event. */
export function noteReply(): void {
  replies += 1;
  if (network() !== 'offline') return;
  setNetwork('online');
  window.dispatchEvent(new Event('online'));
}

/** The pause is shorter if something says that the network is back. */
const pause = (): Promise<void> =>
  new Promise(resolve => {
    const stop = listen(window, ['online'], () => end());
    const timer = setTimeout(() => end(), retryMs);
    const end = (): void => {
      stop();
      clearTimeout(timer);
      resolve();
    };
  });

export async function watchedFetch(address: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    if (error instanceof TypeError) void checkServer();
    throw error;
  }
}
