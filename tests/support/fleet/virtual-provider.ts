/** The behaviour of the provider at a time. `busy` is a 503 that asks for a wait of `retryAfter` seconds. */
export type Behaviour =
  | { readonly kind: 'good' }
  | { readonly kind: 'down' }
  | { readonly kind: 'hanging' }
  | { readonly kind: 'busy'; readonly retryAfter: number };

/** Milliseconds from a request to its reply: 20 to 200, as on a phone. */
const delay = (): number => 20 + Math.random() * 180;
const body = new TextEncoder().encode('{"status":true,"betting_status":"1","wallet_amt":"100","result":[]}');

/**
 * The provider of all clients. It counts the requests of each second and replies as `behaviour` says. It
 * answers all hanging requests at once when it recovers, as a server does that was stuck.
 */
export function virtualProvider(seconds: number) {
  const perSecond = new Uint32Array(seconds + 1);
  let behaviour: Behaviour = { kind: 'good' };
  const waiting = new Set<() => void>();

  const answer = (signal?: AbortSignal | null): Promise<Response> => {
    const second = Math.floor(performance.now() / 1000);
    perSecond[second] = (perSecond[second] ?? 0) + 1;
    const { kind } = behaviour;
    const made = behaviour.kind === 'busy' ? busy(behaviour.retryAfter) : reply(200, {});
    return new Promise((resolve, reject) => {
      if (kind === 'hanging') {
        const release = (): void => resolve(made);
        waiting.add(release);
        signal?.addEventListener('abort', () => {
          waiting.delete(release);
          reject(new Error('aborted'));
        });
      } else if (kind === 'down') setTimeout(() => reject(new TypeError('Failed to fetch')), delay());
      else setTimeout(() => resolve(made), delay());
    });
  };
  return {
    /** Answers a request, and counts it. */
    answer,
    perSecond,
    behave: (next: Behaviour): void => {
      behaviour = next;
      if (next.kind !== 'good') return;
      for (const release of waiting) release();
      waiting.clear();
    },
  };
}

export type VirtualProvider = Pick<ReturnType<typeof virtualProvider>, 'answer'>;

const busy = (retryAfter: number): Response => reply(503, { 'retry-after': String(retryAfter) });

/** The part of a reply that the client reads. A whole reply would take a hundred times as long to make. */
function reply(status: number, headers: Readonly<Record<string, string>>): Response {
  let read = false;
  const reader = {
    read: async () => {
      const done = read;
      read = true;
      return { done, value: body };
    },
  };
  const part: unknown = {
    status,
    ok: status === 200,
    headers: { get: (name: string) => headers[name] ?? null },
    body: { getReader: () => reader, cancel: async () => undefined },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return part as Response;
}
