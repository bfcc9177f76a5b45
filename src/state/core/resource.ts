import { atom, type Atom, type Getter, type PrimitiveAtom, type WritableAtom } from 'jotai';
import type { ApiError } from '../../api/api-error.ts';
import type { Polled } from '../../api/client.ts';
import type { Call } from '../../contract/endpoint.ts';
import type { Player } from '../../domain/account.ts';
import { startPoll } from '../../lib/poll.ts';
import { loaded, loading, type Remote, valueOf } from '../../lib/remote.ts';
import type { Result } from '../../lib/result.ts';
import { shareStructure } from '../../lib/share-structure.ts';
import { environmentAtom } from './environment.ts';
import { playersOwn } from './players-own.ts';
import { playerAtom } from './session.ts';

/** Something that is read from the provider when its verb is called with `Given`. Nobody else writes it. */
type Search<T, Words, Given extends unknown[]> = {
  /** What is known. */
  readonly known: Atom<Remote<T, Words>>;
  /** Asks, and returns what is known then. The reply to an older question never replaces that to a newer one. */
  readonly refresh: WritableAtom<null, Given, Promise<Remote<T, Words>>>;
};

/** Something that is read from the provider when it is looked at. */
export type Resource<T, Words = null> = Search<T, Words, []> & {
  /** What is known. It is asked for each time it comes on screen. */
  readonly value: Atom<Remote<T, Words>>;
  /** Waits for the question that is under way, or asks. */
  readonly look: WritableAtom<null, [], Promise<Remote<T, Words>>>;
  /** Looks every `pollSeconds` (spec 2 §9: 5 s) for as long as a screen is subscribed to it. */
  readonly poll: Atom<null>;
  /** When it was last read, in whole minutes since 1970 by the app's clock; null before. */
  readonly minute: Atom<number | null>;
};

/** What differs from one resource to the next. A failure keeps the last good value in any case. */
type Options<Reply, T, Words> = {
  /** What is kept of a reply. */
  readonly value: (reply: Reply, get: Getter) => T;
  /** What a screen says of a failure. */
  readonly words: (error: ApiError) => Words;
  /** Asked for until it is known, and then no more. */
  readonly once?: boolean;
};

/** All of the reply; a failure is only logged. */
const plain = <Reply>(): Options<Reply, Reply, null> => ({ value: reply => reply, words: () => null });

/** Something that is the same for everybody. */
export function resource<Args, Reply>(endpoint: Call<Args, Reply>, args: NoInfer<Args>): Resource<Reply> {
  const memory = atom(nothingRead<Reply, null>());
  const ask: Ask<Reply, []> = (get, text) => get(environmentAtom).client.poll(endpoint, args, text);
  return looked(searchOf(atom(memory), ask, plain<Reply>()), {});
}

/** Something of the player's own: asked for while there is one, with `args` made then, and forgotten with him. */
export function playersResource<Args, Reply>(
  endpoint: Call<Args, Reply>,
  args: (player: Player, get: Getter) => NoInfer<Args>,
): Resource<Reply>;
export function playersResource<Args, Reply, T, Words>(
  endpoint: Call<Args, Reply>,
  args: (player: Player, get: Getter) => NoInfer<Args>,
  options: Options<Reply, T, Words>,
): Resource<T, Words>;
export function playersResource<Args, Reply>(
  endpoint: Call<Args, Reply>,
  args: (player: Player, get: Getter) => NoInfer<Args>,
  options: Options<Reply, unknown, unknown> = plain(),
): Resource<unknown, unknown> {
  return looked(playersSearch(endpoint, args, options), options);
}

/** The same, but asked for by its verb alone, which hands what it is given on to `args`. */
export function playersSearch<Args, Reply, T, Words, Given extends unknown[]>(
  endpoint: Call<Args, Reply>,
  args: (player: Player, get: Getter, ...given: Given) => NoInfer<Args>,
  options: Options<Reply, T, Words>,
) {
  const ask: Ask<Reply, Given> = (get, text, ...given) => {
    const player = get(playerAtom);
    return player && get(environmentAtom).client.poll(endpoint, args(player, get, ...given), text);
  };
  return searchOf(playersOwn(nothingRead<T, Words>()), ask, options);
}

type Memory<T, Words> = {
  readonly remote: Remote<T, Words>;
  /** The last reply as it came: the same text is not parsed again. */
  readonly text: string | null;
  readonly minute: number | null;
  /** The newest question while it is under way. */
  readonly question: Promise<unknown> | null;
};

const nothingRead = <T, Words>(): Memory<T, Words> => ({
  remote: loading,
  text: null,
  minute: null,
  question: null,
});

type Answer<Reply> = Result<Polled<Reply>, ApiError>;
/** Null: nobody is there to ask for. */
type Ask<Reply, Given extends unknown[]> = (
  get: Getter,
  lastText: string | null,
  ...given: Given
) => Promise<Answer<Reply>> | null;

function searchOf<Reply, T, Words, Given extends unknown[]>(
  place: Atom<PrimitiveAtom<Memory<T, Words>>>,
  ask: Ask<Reply, Given>,
  { value, words }: Options<Reply, T, Words>,
) {
  const remoteAfter = (before: Remote<T, Words>, answer: Answer<Reply>, get: Getter): Remote<T, Words> => {
    const last = valueOf(before);
    if (!answer.ok) return { kind: 'failed', last, words: words(answer.error) };
    if (answer.value.changed) return loaded(shareStructure(last, value(answer.value.value, get)));
    return last === null ? before : loaded(last);
  };

  const refresh = atom(null, async (get, set, ...given: Given): Promise<Remote<T, Words>> => {
    const memory = get(place);
    const question = ask(get, get(memory).text, ...given);
    if (question === null) return get(memory).remote;
    set(memory, before => ({ ...before, question }));
    const answer = await question;
    const before = get(memory);
    if (before.question !== question) return before.remote;
    const read = answer.ok && {
      minute: Math.floor(get(environmentAtom).clock.now() / 60_000),
      text: answer.value.changed ? answer.value.text : before.text,
    };
    const remote = shareStructure(before.remote, remoteAfter(before.remote, answer, get));
    set(memory, { ...before, ...read, remote, question: null });
    return remote;
  });

  return {
    refresh,
    known: atom(get => get(get(place)).remote),
    minute: atom(get => get(get(place)).minute),
    /** The newest question while it is under way. */
    question: atom(get => get(get(place)).question),
  };
}

function looked<T, Words>(
  { refresh, known, minute, question }: ReturnType<typeof searchOf<never, T, Words, []>>,
  { once = false }: { readonly once?: boolean },
): Resource<T, Words> {
  const look = atom(null, async (get, set): Promise<Remote<T, Words>> => {
    const asked = get(question);
    if (asked === null) return set(refresh);
    await asked;
    return get(known);
  });

  const value = atom(
    get => get(known),
    (get, set) => {
      if (!once || get(known).kind !== 'loaded') void set(look);
    },
  );
  value.onMount = ask => ask();

  const poll = atom(
    () => null,
    (get, set) => {
      const { page, config } = get(environmentAtom);
      return startPoll({
        everyMs: config.pollSeconds * 1000,
        page,
        ask: async () => void (await set(look)),
      });
    },
  );
  poll.onMount = start => start();

  return { value, known, refresh, look, poll, minute };
}
