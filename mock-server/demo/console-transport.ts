// A demo build uses this file instead of mock-server/console/transport.js.
import type { JournalEntry } from '../provider/journal.ts';
import { ask } from './ask.ts';
import { channelName } from './call.ts';

/** A shell cannot call a demo. */
export const hasAddress = false;

export const call: (path: string, init?: RequestInit) => Promise<Response> = ask;

export function onCalls(show: (entry: JournalEntry) => void): void {
  const channel = new BroadcastChannel(channelName(process.env.BASE_PATH ?? ''));
  channel.addEventListener('message', ({ data }: MessageEvent<JournalEntry | null>) => {
    if (data !== null) show(data);
  });
}

// No server offers the file of all calls, so the page makes it.
document.querySelector('a[download]')?.addEventListener('click', event => {
  event.preventDefault();
  void download();
});

async function download(): Promise<void> {
  const reply = await ask('requests');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await reply.blob());
  link.download = 'calls.json';
  link.click();
  URL.revokeObjectURL(link.href);
}
