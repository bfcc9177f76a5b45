import { atom } from 'jotai';
import type { Client } from '../api/client.ts';
import type { Config } from '../api/config.ts';
import type { Clock } from '../lib/clock.ts';
import type { PageState } from '../lib/poll.ts';
import type { KeyValueStore } from '../lib/store.ts';

/** The outside world, as handed in by main.tsx or a test. */
export type Environment = {
  readonly config: Config;
  readonly client: Client;
  readonly clock: Clock;
  readonly page: PageState;
  /** Outlives the browser window. */
  readonly local: KeyValueStore;
  /** Dies with the tab. */
  readonly tab: KeyValueStore;
  /** Empties what dies with the tab. */
  readonly clearTab: () => void;
  /** A fresh random id of hexadecimal digits and dashes. */
  readonly randomId: () => string;
};

const handedIn = atom<Environment | null>(null);

/** The environment; set once, before anything is rendered. Reading it earlier throws. */
export const environmentAtom = atom(
  get => {
    const environment = get(handedIn);
    if (environment === null) throw new Error('No environment was handed in');
    return environment;
  },
  (_get, set, environment: Environment) => set(handedIn, environment),
);

/** What the operator configured. */
export const configAtom = atom(get => get(environmentAtom).config);

/** The app's one clock. */
export const clockAtom = atom(get => get(environmentAtom).clock);

/** Where the slip is kept: it dies with the tab. */
export const tabStoreAtom = atom(get => get(environmentAtom).tab);
