import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** A call that is repeated. */
export type Call = {
  readonly port: number;
  readonly method: string;
  readonly path: string;
  readonly body: string;
};

/** The load on a server. */
export type Load = {
  readonly clients: number;
  readonly seconds: number;
  /** Milliseconds between the calls of a client; 0 for no pause. */
  readonly pause: number;
};

/** Calls a second, times in milliseconds, and the number of failed calls. */
export type Figures = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
};

/** Calls a server by several clients at the same time, each with its own connection. */
export async function loadOn(call: Call, { clients, seconds, pause }: Load): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  let failed = 0;
  const began = performance.now();
  const end = began + seconds * 1000;
  const client = async (index: number): Promise<void> => {
    await wait((pause * index) / clients);
    while (performance.now() < end) {
      const sent = performance.now();
      if (await once(call, agent)) times.push(performance.now() - sent);
      else failed += 1;
      if (pause > 0) await wait(pause);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
  const spent = (performance.now() - began) / 1000;
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number): number => Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 10) / 10;
  return { perSecond: Math.round(times.length / spent), p50: at(0.5), p99: at(0.99), failed };
}

function once({ port, method, path, body }: Call, agent: Agent): Promise<boolean> {
  return new Promise(resolve => {
    const sent = request({ host: '127.0.0.1', port, method, path, agent }, reply => {
      reply.resume().on('end', () => {
        resolve(reply.statusCode === 200);
      });
    });
    sent.on('error', () => {
      resolve(false);
    });
    sent.end(body);
  });
}
