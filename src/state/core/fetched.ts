import { atom, type Atom, type WritableAtom } from 'jotai';
import type { Args, EndpointId, Reply } from '../../contract/index.ts';
import { failedAfter, loaded, loading, type Remote, valueOf } from '../../lib/remote.ts';
import { share } from '../../lib/share.ts';
import { environmentAtom } from './environment.ts';

/** Something that is read when it is looked at; written by its own verbs only. */
export type Fetched<T> = {
  /** Asked for each time it comes on screen. A failure keeps the last good value (spec 1 §8: only logged). */
  readonly value: Atom<Remote<T>>;
  readonly refresh: WritableAtom<null, [], Promise<void>>;
  /** Forgets what was read; an answer still under way is not taken. */
  readonly forget: WritableAtom<null, [], void>;
};

type Memory<T> = { readonly remote: Remote<T>; readonly question: object | null };

/** A reply that changes seldom: content, rates. One question is under way at a time. */
export function fetched<K extends EndpointId>(id: K, args: Args<K>): Fetched<Reply<K>> {
  type T = Reply<K>;
  const empty: Memory<T> = { remote: loading, question: null };
  const memory = atom(empty);

  const refresh = atom(null, async (get, set): Promise<void> => {
    if (get(memory).question !== null) return;
    const question = {};
    set(memory, before => ({ ...before, question }));
    const reply = await get(environmentAtom).client.call(id, args);
    const { remote, question: newest } = get(memory);
    if (newest !== question) return;
    const next = reply.ok ? loaded(share(valueOf(remote), reply.value)) : failedAfter(remote);
    set(memory, { remote: share(remote, next), question: null });
  });

  const remote = atom(get => get(memory).remote);
  const value = atom(
    get => get(remote),
    (_get, set) => void set(refresh),
  );
  value.onMount = look => look();

  const forget = atom(null, (_get, set) => set(memory, empty));
  return { value, refresh, forget };
}
