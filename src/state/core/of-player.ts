import { atom, type Atom, type Getter, type WritableAtom } from 'jotai';
import type { Player } from '../../domain/account.ts';
import { type Remote, valueOf } from '../../lib/remote.ts';
import type { Result } from '../../lib/result.ts';
import { share } from '../../lib/share.ts';
import type { Words } from '../../text/message.ts';
import { playerAtom } from './session.ts';

/** A `Remote` whose failure has words for the screen. */
export type Reading<T> =
  | Exclude<Remote<T>, { kind: 'failed' }>
  | { readonly kind: 'failed'; readonly last: T | null; readonly words: Words };

/** Something of the player's own that a screen reads. */
export type OfPlayer<T> = {
  /** Asked for each time it comes on screen. */
  readonly value: Atom<Reading<T>>;
  /** Asks again and answers with what is known then. */
  readonly refresh: WritableAtom<null, [], Promise<Reading<T>>>;
};

const mobileAtom = atom(get => get(playerAtom)?.mobile ?? null);

/** What is remembered for one player only: nobody and the next player begin with `empty`, and nothing stays behind. */
export const playersOwn = <T>(empty: T) =>
  atom(get => {
    get(mobileAtom);
    return atom(empty);
  });

/** Reads with `ask`. An answer to an older question never replaces a newer one's; a failure keeps the last value. */
export function ofPlayer<T>(ask: (get: Getter, player: Player) => Promise<Result<T, Words>>): OfPlayer<T> {
  type Memory = { readonly reading: Reading<T>; readonly question: object | null };
  const own = playersOwn<Memory>({ reading: { kind: 'loading' }, question: null });
  const reading = atom(get => get(get(own)).reading);

  const refresh = atom(null, async (get, set): Promise<Reading<T>> => {
    const memory = get(own);
    const player = get(playerAtom);
    if (player === null) return get(memory).reading;
    const question = {};
    set(memory, before => ({ ...before, question }));
    const answer = await ask(get, player);
    set(memory, before => {
      if (before.question !== question) return before;
      const last = valueOf(before.reading);
      const next: Reading<T> = answer.ok
        ? { kind: 'loaded', value: share(last, answer.value) }
        : { kind: 'failed', last, words: answer.error };
      return { reading: share(before.reading, next), question: null };
    });
    return get(memory).reading;
  });

  const value = atom(
    get => get(reading),
    (get, set) => {
      if (get(get(own)).question === null) void set(refresh);
    },
  );
  value.onMount = look => look();
  return { value, refresh };
}
