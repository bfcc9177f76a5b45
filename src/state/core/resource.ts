import { atom, type Atom, type Getter, type PrimitiveAtom } from 'jotai';
import type { ApiError } from '../../api/api-error.ts';
import type { Polled } from '../../api/client.ts';
import type { Call } from '../../contract/endpoint.ts';
import type { Player } from '../../domain/player/account.ts';
import { startPoll } from '../../lib/poll.ts';
import { loaded, loading, type Remote, valueOf } from '../../lib/remote.ts';
import type { Result } from '../../lib/result.ts';
import { shareStructure } from '../../lib/share-structure.ts';
import { action, environmentAtom } from './environment.ts';
import { playerAtom, perPlayer } from './session.ts';

export type Resource<T, Words = null> = ReturnType<typeof resourceOf<T, Words>>;

/** A failure keeps the last good value. */
type Options<Reply, T, Words> = {
  readonly value: (reply: Reply, get: Getter) => T;
  readonly words: (error: ApiError) => Words;
  /** True for a failure after which the last good value counts no more. */
  readonly takesBack?: (error: ApiError) => boolean;
  /** No request is sent after the first good reply. */
  readonly once?: boolean;
};

export const plain = <Reply, const Words>(
  words: (error: ApiError) => Words,
): Options<Reply, Reply, Words> => ({ value: reply => reply, words });

export const wordless = <Reply>() => plain<Reply, null>(() => null);

export function resource<Args, Reply>(
  endpoint: Call<Args, Reply>,
  args: NoInfer<Args>,
  options: Pick<Options<Reply, Reply, null>, 'once'> = {},
): Resource<Reply> {
  const memory = atom(nothingRead<Reply, null>());
  const send: Send<Reply, []> = (get, text) => get(environmentAtom).client.poll(endpoint, args, text);
  return resourceOf(queryOf(atom(memory), send, wordless<Reply>()), options);
}

/** The value is removed when the player changes. */
export function playersResource<Args, Reply, T, Words>(
  endpoint: Call<Args, Reply>,
  args: (player: Player, get: Getter) => NoInfer<Args>,
  options: Options<Reply, T, Words>,
): Resource<T, Words> {
  return resourceOf(playersQuery(endpoint, args, options), options);
}

export function playersQuery<Args, Reply, T, Words, Given extends unknown[]>(
  endpoint: Call<Args, Reply>,
  args: (player: Player, get: Getter, ...given: Given) => NoInfer<Args>,
  options: Options<Reply, T, Words>,
) {
  const send: Send<Reply, Given> = (get, text, ...given) => {
    const player = get(playerAtom);
    return player && get(environmentAtom).client.poll(endpoint, args(player, get, ...given), text);
  };
  return queryOf(perPlayer(nothingRead<T, Words>()), send, options);
}

type PollResult<Reply> = Result<Polled<Reply>, ApiError>;

/** Milliseconds for which the server wants no request after a failure. Null after a reply. */
export const pauseAfter = (answer: PollResult<unknown>): number | null =>
  answer.ok ? null : (answer.error.kind === 'http' && answer.error.retryMs) || 0;

type Send<Reply, Given extends unknown[]> = (
  get: Getter,
  lastText: string | null,
  ...given: Given
) => Promise<PollResult<Reply>> | null;

function queryOf<Reply, T, Words, Given extends unknown[]>(
  place: Atom<PrimitiveAtom<ReadState<T, Words>>>,
  send: Send<Reply, Given>,
  { value, words, takesBack }: Options<Reply, T, Words>,
) {
  /** An older reply never replaces a newer one. */
  const refresh = action((get, set, ...given: Given): Promise<Remote<T, Words>> => {
    const memory = get(place);
    const call = callNumber();
    const sent = send(get, get(memory).text, ...given);
    if (sent === null) return Promise.resolve(get(memory).remote);
    const request = sent.then(answer => {
      const known = get(memory);
      if (known.newestCall !== call) return known.request ?? known.remote;
      const isTakenBack = !answer.ok && takesBack?.(answer.error);
      const before: typeof known = isTakenBack ? { ...known, text: null, remote: loading } : known;
      const at = get(environmentAtom).clock.now();
      const read = answer.ok && {
        at,
        minute: Math.floor(at / 60_000),
        text: answer.value.changed ? answer.value.text : before.text,
        call,
      };
      const last = valueOf(before.remote);
      let next = before.remote;
      if (!answer.ok) next = { kind: 'failed', last, words: words(answer.error) };
      else if (answer.value.changed) next = loaded(shareStructure(last, value(answer.value.value, get)));
      else if (last !== null) next = loaded(last);
      const remote = shareStructure(before.remote, next);
      set(memory, { ...before, ...read, remote, pause: pauseAfter(answer), request: null });
      return remote;
    });
    set(memory, before => ({ ...before, request, newestCall: call }));
    return request;
  });

  /** Shares the request in flight, unless the player has changed something since it began. */
  const load = action((get, set, ...given: Given): Promise<Remote<T, Words>> => {
    const { request, newestCall } = get(get(place));
    return request !== null && newestCall > lastBeforeChange ? request : set(refresh, ...given);
  });

  const part = <Key extends keyof ReadState<T, Words>>(key: Key) => atom(get => get(get(place))[key]);
  return {
    refresh,
    load,
    known: part('remote'),
    minute: part('minute'),
    at: part('at'),
    pause: part('pause'),
    call: part('call'),
  };
}

function resourceOf<T, Words>(
  { refresh, load, known, minute, at, pause, call }: ReturnType<typeof queryOf<never, T, Words, []>>,
  { once = false }: { readonly once?: boolean },
) {
  /** Sends a request when a component begins to use it. `known` is the same value without a request. */
  const value = atom(
    get => get(known),
    (get, set) => {
      if (!once || get(known).kind !== 'loaded') void set(load);
    },
  );
  value.onMount = mount => mount();

  /** Spec 2 §9: every 5 s. */
  const poll = atom(
    () => null,
    (get, set) => {
      const { page, config } = get(environmentAtom);
      return startPoll({
        everyMs: config.pollSeconds * 1000,
        page,
        random: Math.random,
        ask: async () => {
          await set(load);
          return get(pause);
        },
      });
    },
  );
  poll.onMount = start => start();

  return { value, known, refresh, load, poll, minute, at, call };
}

let calls = 0;

/** Numbers the calls: the reply to the greater number is the newer one. */
export const callNumber = (): number => (calls += 1);

/** Replies to calls up to this number may not show the player's last change. */
let lastBeforeChange = 0;

export const noteChange = (): void => {
  lastBeforeChange = calls;
};

type ReadState<T, Words> = {
  readonly remote: Remote<T, Words>;
  /** The text of the last reply, which is not parsed again. */
  readonly text: string | null;
  /** When the last reply arrived, in milliseconds since 1970 by the app's clock. */
  readonly at: number;
  /** The same in whole minutes; null before the first reply. */
  readonly minute: number | null;
  /** The number of the call that was read; 0 before the first reply. */
  readonly call: number;
  /** Milliseconds for which polling pauses after a failure, else null. */
  readonly pause: number | null;
  /** The newest request while it is in flight. */
  readonly request: Promise<Remote<T, Words>> | null;
  /** The number of the newest request; 0 before the first. */
  readonly newestCall: number;
};

const nothingRead = <T, Words>(): ReadState<T, Words> => {
  return {
    remote: loading,
    text: null,
    at: 0,
    minute: null,
    call: 0,
    pause: null,
    request: null,
    newestCall: 0,
  };
};
