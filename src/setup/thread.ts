import type { Packed } from './embedded.ts';
import type { Maker } from './maker.ts';

type Name = keyof Maker;
type Posted = Packed | { readonly id: number; readonly name: Name; readonly given: unknown };
type Answered = { readonly id: number; readonly reply?: unknown; readonly failed?: string };

/** The global object of a worker, which the DOM library lacks. */
type Thread = {
  readonly addEventListener: (type: 'message', listener: (event: { readonly data: Posted }) => void) => void;
  readonly postMessage: (message: Answered) => void;
};
declare const self: Thread;

/** Runs in the thread. The first message is the packed data of the page, and every later one is a call. */
export function serve(start: (packed: Packed) => Promise<Maker>): void {
  let maker: Promise<Maker> | null = null;
  self.addEventListener('message', ({ data }) => {
    if ('kept' in data) maker = start(data);
    else void answer(maker, data);
  });
}

async function answer(
  maker: Promise<Maker> | null,
  { id, name, given }: Exclude<Posted, Packed>,
): Promise<void> {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- askThread has taken it by the same type
    const call = (await maker)?.[name] as ((given: unknown) => Promise<unknown>) | undefined;
    post({ id, reply: await call?.(given) });
  } catch (error) {
    post({ id, failed: String(error) });
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's page has none
const post = (message: Answered): void => self.postMessage(message);

/** Runs in the page. A call rejects if the thread cannot work. */
export function askThread(program: string, packed: Packed): Maker {
  const address = URL.createObjectURL(new Blob([program], { type: 'text/javascript' }));
  const worker = new Worker(address);
  const waiting = new Map<number, PromiseWithResolvers>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.failed === undefined) asked?.resolve(data.reply);
    else asked?.reject(new Error(data.failed));
  });
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  worker.postMessage(packed);

  const ask = <N extends Name>(name: N): Maker[N] =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the thread answers by the same type
    ((given: unknown) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
        worker.postMessage({ id: last, name, given });
      })) as Maker[N];
  return { logo: ask('logo'), review: ask('review'), make: ask('make') };
}

type PromiseWithResolvers = {
  readonly resolve: (reply: unknown) => void;
  readonly reject: (error: Error) => void;
};
