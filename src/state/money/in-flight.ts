import { atom } from 'jotai';

const countAtom = atom(0);

/** True while a request for points is under way. The page must not be reloaded then. */
export const inFlightAtom = atom(
  get => get(countAtom) > 0,
  async (_get, set, work: Promise<unknown>) => {
    set(countAtom, count => count + 1);
    await work.catch(() => undefined);
    set(countAtom, count => count - 1);
  },
);
