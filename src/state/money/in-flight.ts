import { atom } from 'jotai';

const countAtom = atom(0);

/** Whether points are on their way: the page must not be loaded anew meanwhile. Written with what is under way. */
export const movingAtom = atom(
  get => get(countAtom) > 0,
  async (_get, set, work: Promise<unknown>) => {
    set(countAtom, count => count + 1);
    await work.catch(() => undefined);
    set(countAtom, count => count - 1);
  },
);
