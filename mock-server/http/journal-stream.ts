import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Journal, JournalEntry } from '../provider/journal.ts';
import type { Mock } from '../provider/mock.ts';

/** A listener that is further behind has lost calls. */
const maxBehind = 1000;

/**
 * A listener that reconnects gets the calls that it missed. Nothing is stored for a listener that does not
 * read: it is disconnected once the journal has dropped its next call.
 */
export function streamJournal(mock: Mock, request: IncomingMessage, response: ServerResponse): void {
  const { journal } = mock;
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.write(': journal\n\n');
  let sent = firstNumber(journal, request);
  let full = false;
  const send = (): void => {
    for (let next = full ? undefined : journal.next(sent); next !== undefined; next = journal.next(sent)) {
      sent = next.seq;
      full = !response.write(`id: ${next.seq}\ndata: ${JSON.stringify(next)}\n\n`);
      if (full) return;
    }
  };
  send();
  const stop = journal.subscribe(({ seq }: JournalEntry) => {
    // The journal was restarted and counts from 1 again.
    if (seq <= sent) sent = 0;
    if (seq - sent > maxBehind) sendAway();
    else send();
  });
  const sendAway = (): void => {
    stop();
    response.destroy();
    // Waits until the listeners have received the call that was one too many.
    queueMicrotask(() => {
      noteDropped(mock);
    });
  };
  response.on('drain', () => {
    full = false;
    send();
  });
  response.on('close', stop);
}

/** A new listener gets only the calls from now on. */
function firstNumber(journal: Journal, request: IncomingMessage): number {
  const last = journal.last();
  const header = request.headers['last-event-id'];
  if (typeof header !== 'string' || !/^\d{1,15}$/.test(header)) return last;
  return Number(header) > last ? 0 : Number(header);
}

/** The note is neither a call nor a breach of the contract. */
function noteDropped({ journal, world }: Mock): void {
  const reply = `A listener that did not read was sent away ${maxBehind} calls behind`;
  journal.add({
    time: new Date(world.clock.now()).toISOString(),
    method: 'GET',
    path: '/__mock/events',
    body: () => null,
    status: 0,
    reply: () => reply,
    ms: 0,
    fault: null,
    violations: [],
  });
}
