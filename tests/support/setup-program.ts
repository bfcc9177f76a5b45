import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Maker } from '../../src/setup/maker.ts';

/** The globals of a browser's thread that Node lacks. */
const asInBrowsers = `
const { parentPort } = require('node:worker_threads');
globalThis.self = {
  addEventListener: (_, listener) => parentPort.on('message', data => listener({ data })),
  postMessage: message => parentPort.postMessage(message),
};`;

type Answered = { readonly id: number; readonly reply?: unknown; readonly failed?: string };

/** Starts the program of a built setup.html in a thread, as its page does. */
export function startSetupProgram(folder: string): {
  readonly maker: Maker;
  readonly stop: () => Promise<unknown>;
} {
  const page = readFileSync(join(folder, 'setup.html'), 'utf8');
  const part = (id: string): string =>
    new RegExp(`<script[^>]* ?id="${id}">(.*?)</script>`, 's').exec(page)?.[1] ?? '';
  const worker = new Worker(`${asInBrowsers}\n${part('program')}`, { eval: true });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  worker.postMessage({ brotli: part('brotli'), kept: part('kept') });
  let last = 0;
  const ask = (name: keyof Maker) => async (given: unknown) =>
    new Promise((resolve, reject) => {
      const id = (last += 1);
      const take = (answered: Answered): void => {
        if (answered.id !== id) return;
        worker.off('message', take);
        if (answered.failed === undefined) resolve(answered.reply);
        else reject(new Error(answered.failed));
      };
      worker.on('message', take);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      worker.postMessage({ id, name, given });
    });
  const maker = { logo: ask('logo'), review: ask('review'), make: ask('make') } as Maker;
  return { maker, stop: () => worker.terminate() };
}
