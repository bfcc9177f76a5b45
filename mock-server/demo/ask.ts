import { withoutBase } from '../../src/lib/base-path.ts';
import { fetchReply } from '../provider/delivery.ts';
import type { Answered, DemoReply, Posted } from './call.ts';

declare const PROVIDER: string;

type Waiting = { readonly answered: (reply: DemoReply) => void; readonly failed: (error: Error) => void };

const waiting = new Map<number, Waiting>();
let lastId = 0;
let broken = false;
const worker = new Worker(trusted(PROVIDER));

worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
  const { id, reply } = data;
  const caller = waiting.get(id);
  waiting.delete(id);
  if (reply === null) caller?.failed(new TypeError('The provider has a bug; see the console'));
  else caller?.answered(reply);
});
/** A worker whose file cannot be loaded never answers. */
worker.addEventListener('error', () => {
  broken = true;
  for (const { failed } of waiting.values()) failed(new TypeError('The provider does not run'));
  waiting.clear();
});

export async function ask(address: string, init: RequestInit = {}): Promise<Response> {
  const { pathname, search } = new URL(address, location.href);
  const { method = 'GET', body, signal = null } = init;
  const text = typeof body === 'string' ? body : '';
  const { delivery, date } = await new Promise<DemoReply>((answered, failed) => {
    if (broken) return failed(new TypeError('The provider does not run'));
    const id = (lastId += 1);
    waiting.set(id, { answered, failed });
    const posted: Posted = { id, call: { method, path: withoutBase(pathname), search, text } };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage(posted);
  });
  return fetchReply(delivery, () => date, signal);
}

/** The content policy lets a worker start only at an address that the policy `matka-demo` has returned. */
function trusted(address: string): string {
  const policy = window.trustedTypes?.createPolicy('matka-demo', {
    createScriptURL: asked => {
      if (asked !== PROVIDER) throw new TypeError('Not the address of the provider');
      return asked;
    },
  });
  return policy?.createScriptURL(address) ?? address;
}
