import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** A call that is made again and again. */
export type Call = {
  readonly port: number;
  readonly method: string;
  readonly path: string;
  readonly body: string;
};

export type Load = {
  readonly clients: number;
  readonly seconds: number;
  /** Milliseconds that a client waits between its calls; 0 keeps it busy. */
  readonly pause: number;
};

export type Figures = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
};

/** Clients that call a server side by side, each over a connection of its own; times are in milliseconds. */
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
    const asked = request({ host: '127.0.0.1', port, method, path, agent }, reply => {
      reply.resume().on('end', () => {
        resolve(reply.statusCode === 200);
      });
    });
    asked.on('error', () => {
      resolve(false);
    });
    asked.end(body);
  });
}
