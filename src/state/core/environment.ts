import { atom } from 'jotai';
import type { Client } from '../../api/client.ts';
import type { Config } from '../../api/config.ts';
import type { Clock } from '../../lib/clock.ts';
import type { PageState } from '../../lib/poll.ts';
import type { KeyValueStore } from '../../lib/store.ts';
import type { DepositStore } from './tools.ts';
import type { MakePlacing } from './tools.ts';
import type { BrowserCrypto } from './tools.ts';
import type { VerifierStore } from './tools.ts';

/** The outside world, as handed in by main.tsx or a test. */
export type Environment = {
  /** False while the page is as the build rendered it: the config is the plain one, and no session has been read. */
  readonly ready: boolean;
  readonly config: Config;
  readonly client: Client;
  readonly clock: Clock;
  readonly page: PageState;
  /** Outlives the browser window. */
  readonly local: KeyValueStore;
  /** Dies with the tab. */
  readonly tab: KeyValueStore;
  /** Empties what outlives the window, but for these keys. */
  readonly clearLocal: (kept: readonly string[]) => void;
  /** Empties what dies with the tab. */
  readonly clearTab: () => void;
  /** Tells that another tab wrote to `local`: which key, or null for all; returns the way to stop. */
  readonly onOtherTab: (listener: (key: string | null) => void) => () => void;
  readonly crypto: BrowserCrypto;
  readonly verifiers: VerifierStore;
  /** Where payments that were begun wait to be asked for. */
  readonly deposits: DepositStore;
  /** Makes the one thing through which points leave. */
  readonly makePlacing: MakePlacing;
  /** A fresh random id of hexadecimal digits and dashes. */
  readonly randomId: () => string;
};

const handedIn = atom<Environment | null>(null);

/** The environment; set before anything is rendered, and again when the config has come. Reading it earlier throws. */
export const environmentAtom = atom(
  get => {
    const environment = get(handedIn);
    if (environment === null) throw new Error('No environment was handed in');
    return environment;
  },
  (_get, set, environment: Environment) => set(handedIn, environment),
);

/** Whether the config has come and the session can be read. */
export const readyAtom = atom(get => get(environmentAtom).ready);

/** What the operator configured. */
export const configAtom = atom(get => get(environmentAtom).config);

/** The app's one clock. */
export const clockAtom = atom(get => get(environmentAtom).clock);

/** The browser's stores, for what a screen keeps there. */
export const storesAtom = atom(get => {
  const { local, tab } = get(environmentAtom);
  return { local, tab };
});

/** Makes a fresh random id. */
export const randomIdAtom = atom(get => ({ make: get(environmentAtom).randomId }));
