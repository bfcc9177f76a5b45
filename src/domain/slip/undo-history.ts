/** `past` ends with the state before now. `next` begins with the state that a redo brings back. */
export type Steps<T> = { readonly past: readonly T[]; readonly now: T; readonly next: readonly T[] };

const most = 200;

export const begin = <T>(now: T): Steps<T> => ({ past: [], now, next: [] });

/** A new step removes everything that could be redone. */
export const step = <T>({ past, now }: Steps<T>, next: T): Steps<T> => ({
  past: [...past, now].slice(-most),
  now: next,
  next: [],
});

/** A number that is typed digit by digit counts as one step. */
export const amend = <T>({ past }: Steps<T>, now: T): Steps<T> => ({ past, now, next: [] });

export function undo<T>(steps: Steps<T>): Steps<T> {
  const { past, now, next } = steps;
  const [before] = past.slice(-1);
  return before === undefined ? steps : { past: past.slice(0, -1), now: before, next: [now, ...next] };
}

export function redo<T>(steps: Steps<T>): Steps<T> {
  const { past, now, next } = steps;
  const [again, ...rest] = next;
  return again === undefined ? steps : { past: [...past, now], now: again, next: rest };
}
