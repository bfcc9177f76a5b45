import { atom } from 'jotai';
import type { Client } from '../../api/client.ts';
import type { Config } from '../../api/config.ts';
import type { Clock } from '../../lib/clock.ts';
import type { PageState } from '../../lib/poll.ts';
import type { ClearableStore } from '../../lib/store.ts';
import type { BrowserCrypto, DepositStore, MakePlacing, VerifierStore } from './environment-types.ts';

/** All of the outside world that the app uses; main.tsx or a test sets it. */
export type Environment = {
  /** False until `config.json` has arrived: the config is the plain one, and the session is not read. */
  readonly ready: boolean;
  readonly config: Config;
  readonly client: Client;
  readonly clock: Clock;
  readonly page: PageState;
  /** `localStorage`. */
  readonly local: ClearableStore;
  /** `sessionStorage`. */
  readonly tab: ClearableStore;
  /**
   * Calls `listener` with the key that another tab wrote to `local`, or null when it may be any. Returns a function
   * that stops this.
   */
  readonly onOtherTabWrite: (listener: (key: string | null) => void) => () => void;
  readonly crypto: BrowserCrypto;
  readonly verifiers: VerifierStore;
  /** The store of begun payments. */
  readonly deposits: DepositStore;
  /** Makes the one module that sends requests for points. */
  readonly makePlacing: MakePlacing;
  /** A fresh random id of hexadecimal digits and dashes. */
  readonly randomId: () => string;
};

const currentAtom = atom<Environment | null>(null);

/**
 * The environment; set before anything is rendered, and again when the config has arrived. Reading it earlier throws.
 */
export const environmentAtom = atom(
  get => {
    const environment = get(currentAtom);
    if (environment === null) throw new Error('No environment was set');
    return environment;
  },
  (_get, set, environment: Environment) => set(currentAtom, environment),
);

export const readyAtom = atom(get => get(environmentAtom).ready);

export const configAtom = atom(get => get(environmentAtom).config);

export const clockAtom = atom(get => get(environmentAtom).clock);

export const randomIdAtom = atom(get => ({ make: get(environmentAtom).randomId }));
