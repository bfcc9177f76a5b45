import { atom, type Atom, type WritableAtom } from 'jotai';
import type { EndpointId, Reply } from '../../contract/index.ts';
import { startPoll } from '../../lib/poll.ts';
import { failedAfter, loaded, loading, type Remote, valueOf } from '../../lib/remote.ts';
import { share } from '../../lib/share.ts';
import { environmentAtom } from './environment.ts';

/** Calls that are asked again and again and take no arguments: the market lists. */
type PolledId = 'dashboard' | 'starlineGames' | 'galiGames';

/** Something that is read every few seconds; all of it is written by its own verbs only. */
export type Polled<T> = {
  readonly value: Atom<Remote<T>>;
  /** When it was last read, in whole minutes since 1970 by the app's clock; null before. */
  readonly minute: Atom<number | null>;
  /** Asks, or waits with whoever asked last; answers with what was read, or null when it could not be. */
  readonly refresh: WritableAtom<null, [], Promise<T | null>>;
  /** Asks every `pollSeconds` (spec 2 §9: 5 s) for as long as a screen is subscribed to it. */
  readonly poll: Atom<null>;
  /** Forgets what was read; an answer still under way is not taken. */
  readonly forget: WritableAtom<null, [], void>;
};

type Memory<T> = {
  readonly remote: Remote<T>;
  readonly text: string | null;
  readonly question: object | null;
};

/**
 * A polled reply. The same text as last time is not even parsed; what is equal keeps its references, so that
 * no card is drawn again; an answer to an older question is dropped.
 */
export function polled<K extends PolledId & EndpointId>(id: K): Polled<Reply<K>> {
  type T = Reply<K>;
  const empty: Memory<T> = { remote: loading, text: null, question: null };
  const memory = atom(empty);
  const remote = atom(get => get(memory).remote);
  const minuteState = atom<number | null>(null);

  const ask = atom(null, async (get, set): Promise<T | null> => {
    const { client, clock } = get(environmentAtom);
    const question = {};
    const { text } = get(memory);
    set(memory, before => ({ ...before, question }));
    const reply = await client.poll(id, {}, text);
    const before = get(memory);
    if (before.question !== question) return null;
    if (!reply.ok) {
      if (before.remote.kind !== 'failed') set(memory, { ...before, remote: failedAfter(before.remote) });
      return null;
    }
    set(minuteState, Math.floor(clock.now() / 60_000));
    const last = valueOf(before.remote);
    if (!reply.value.changed) {
      if (before.remote.kind === 'failed' && last !== null) set(memory, { ...before, remote: loaded(last) });
      return last;
    }
    const next = share(last, reply.value.value);
    const same = next === last && before.remote.kind === 'loaded';
    set(memory, { ...before, remote: same ? before.remote : loaded(next), text: reply.value.text });
    return next;
  });

  const underWay = atom<Promise<T | null> | null>(null);
  const refresh = atom(null, (get, set): Promise<T | null> => {
    const asked =
      get(underWay) ??
      set(ask).finally(() => {
        if (get(underWay) === asked) set(underWay, null);
      });
    set(underWay, asked);
    return asked;
  });

  const poll = atom(
    () => null,
    (get, set) => {
      const { page, config } = get(environmentAtom);
      return startPoll({
        everyMs: config.pollSeconds * 1000,
        page,
        ask: async () => {
          await set(refresh);
        },
      });
    },
  );
  poll.onMount = start => start();

  const forget = atom(null, (_get, set) => {
    set(memory, empty);
    set(minuteState, null);
    set(underWay, null);
  });

  return { value: remote, minute: atom(get => get(minuteState)), refresh, poll, forget };
}
