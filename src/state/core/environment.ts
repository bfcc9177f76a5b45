import { atom, type Getter, type Setter } from 'jotai';
import type { Client } from '../../api/client.ts';
import type { Config } from '../../api/config.ts';
import type { Counted } from '../../contract/reports.ts';
import type { Clock } from '../../lib/clock.ts';
import type { PageState } from '../../lib/poll.ts';
import type { ClearableStore } from '../../lib/store.ts';
import type { BrowserCrypto, DepositStore, MakePlacing, VerifierStore } from './environment-types.ts';
import type { Result } from '../../lib/result.ts';
import type { Words } from '../../text/message.ts';

export type Environment = {
  /** False until `config.json` has arrived. The session is not read before that. */
  readonly ready: boolean;
  readonly config: Config;
  readonly client: Client;
  readonly clock: Clock;
  readonly page: PageState;
  readonly local: ClearableStore;
  readonly tab: ClearableStore;
  /** `key` is null if any key may have changed. Returns an unsubscribe function. */
  readonly onOtherTabWrite: (listener: (key: string | null) => void) => () => void;
  readonly crypto: BrowserCrypto;
  readonly verifiers: VerifierStore;
  readonly deposits: DepositStore;
  readonly makePlacing: MakePlacing;
  readonly randomId: () => string;
  /** Counts for reports, whose code is loaded late or never (docs/reports.md). */
  readonly counts: Map<Counted, number>;
};

const currentAtom = atom<Environment | null>(null);

/** Throws until it is set. It is set again when the config has arrived. */
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

/** The error is the text that a form shows. */
export type Done<Problems = Words> = Promise<Result<null, Problems>>;

/** An atom without a value, which is only set. */
export const action = <Given extends unknown[], End>(
  act: (get: Getter, set: Setter, ...given: Given) => End,
) => atom(null, act);
