import { once } from 'node:events';
import * as v from 'valibot';
import { WebSocket } from 'ws';

const message = v.object({
  id: v.optional(v.nullable(v.number())),
  method: v.optional(v.string()),
  params: v.optional(v.unknown()),
  result: v.optional(v.unknown()),
  error: v.optional(v.string()),
  message: v.optional(v.string()),
});

/** A connection of WebDriver BiDi: `send` carries a command out and throws the browser's error; `onEvent` hears the rest. */
export async function connectBidi(url: string, onEvent: (method: string, params: unknown) => void) {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  const waiting = new Map<number, (reply: v.InferOutput<typeof message>) => void>();
  let last = 0;
  socket.on('message', (data: Buffer) => {
    const heard = v.parse(message, JSON.parse(data.toString('utf8')));
    if (heard.method !== undefined) onEvent(heard.method, heard.params);
    else if (heard.id !== undefined && heard.id !== null) {
      waiting.get(heard.id)?.(heard);
      waiting.delete(heard.id);
    }
  });
  socket.on('close', () => {
    for (const answer of waiting.values()) answer({ error: 'closed', message: 'The browser is gone' });
  });
  return {
    send: async (method: string, params: object): Promise<unknown> => {
      const id = (last += 1);
      const answered = new Promise<v.InferOutput<typeof message>>(answer => waiting.set(id, answer));
      socket.send(JSON.stringify({ id, method, params }));
      const { error, message: why, result } = await answered;
      if (error !== undefined) throw new Error(`${method}: ${error}: ${why ?? ''}`);
      return result;
    },
    close: () => socket.terminate(),
  };
}
