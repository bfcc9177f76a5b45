// Undo and redo: the states before now and after it.

/** `past` ends with the state before now, `next` begins with the one that a redo brings. */
export type Steps<T> = { readonly past: readonly T[]; readonly now: T; readonly next: readonly T[] };

/** So many steps can be undone; older ones are forgotten. */
const most = 200;

/** A history without a step. */
export const begin = <T>(now: T): Steps<T> => ({ past: [], now, next: [] });

/** One step further. What was undone before it cannot be redone any more. */
export const step = <T>({ past, now }: Steps<T>, next: T): Steps<T> => ({
  past: [...past, now].slice(-most),
  now: next,
  next: [],
});

/** The last step leads elsewhere: a number that is typed digit by digit is one step. */
export const amend = <T>({ past }: Steps<T>, now: T): Steps<T> => ({ past, now, next: [] });

/** One step back; the same when there is none. */
export function undo<T>(steps: Steps<T>): Steps<T> {
  const { past, now, next } = steps;
  const [before] = past.slice(-1);
  return before === undefined ? steps : { past: past.slice(0, -1), now: before, next: [now, ...next] };
}

/** The step that was undone last, again; the same when there is none. */
export function redo<T>(steps: Steps<T>): Steps<T> {
  const { past, now, next } = steps;
  const [again, ...rest] = next;
  return again === undefined ? steps : { past: [...past, now], now: again, next: rest };
}
