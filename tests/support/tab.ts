import { createStore } from 'jotai';
import { createClient } from '../../src/api/client.ts';
import { type ConfigFile, demoConfig } from '../../src/api/config.ts';
import { parseConfig } from '../../src/api/parse-config.ts';
import { parsePhone } from '../../src/domain/phone.ts';
import { createClock } from '../../src/lib/clock.ts';
import type { ClearableStore } from '../../src/lib/store.ts';
import { type Environment, environmentAtom } from '../../src/state/core/environment.ts';
import { appPlacing } from '../../src/state/money/placing/app-placing.ts';
import type { BrowserTools } from '../../src/state/money/placing/environment.ts';
import { openSessionAtom, playerAtom } from '../../src/state/core/session.ts';
import type { DepositStore } from '../../src/state/core/environment-types.ts';
import type { AppMock } from './app-mock.ts';

const zone = 'Asia/Kolkata';
const never = new Promise<never>(() => undefined);
const nothing = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
};
const noDeposits: DepositStore = { add: () => never, of: () => never, change: () => never, now: () => 0 };
let tabs = 0;

/**
 * A tab of the Demo Player without screens: the real client and placing with the mock, and the `money` tools that all
 * tabs of a browser share, with its storage and its deposits where a test has them. After `die` nothing in the tab goes
 * on, but the server keeps the requests that it has sent.
 */
export function openTab(
  mock: AppMock,
  money: BrowserTools,
  {
    local = nothing,
    deposits = noDeposits,
    onOtherTabWrite = () => () => undefined,
    config: changed = {},
  }: {
    readonly local?: ClearableStore;
    readonly deposits?: DepositStore;
    readonly onOtherTabWrite?: Environment['onOtherTabWrite'];
    readonly config?: Partial<ConfigFile>;
  } = {},
) {
  const config = parseConfig(JSON.stringify({ ...demoConfig(zone), ...changed }));
  const mobile = parsePhone('9876543210');
  if (!config.ok || mobile === null) throw new Error('No demo config');
  const { user_name: username = '', unique_token: token = '' } = mock.data().users[0] ?? {};
  const name = `tab-${(tabs += 1)}`;
  let ids = 0;
  const life = pageLife();
  const store = createStore();
  const counts: Environment['counts'] = new Map();
  const clock = createClock({ mode: 'server', zone, deviceNow: mock.now });
  const randomId = (): string => `${name}-${(ids += 1)}`;
  store.set(environmentAtom, {
    ready: true,
    config: config.value,
    client: createClient({
      fetch: (url, init) => life.alive(mock.fetch(url, init)),
      config: config.value,
      clock,
      deviceNow: mock.now,
      token: () => store.get(playerAtom)?.token ?? null,
      counts,
    }),
    clock,
    page: { active: () => true, onChange: () => () => undefined },
    local,
    tab: nothing,
    onOtherTabWrite,
    crypto: globalThis.crypto,
    verifiers: { read: () => never, write: () => never, clear: () => never },
    deposits,
    makePlacing: app => appPlacing(app, { randomId, ...life.tools(money) }),
    randomId,
    counts,
  });
  store.set(openSessionAtom, { username, token, mobile });
  return { store, counts, die: life.end };
}

/** A page that can be closed: after `end` its promises never resolve, and its locks are free. */
export function pageLife() {
  let dead = false;
  let kill = (): void => undefined;
  const death = new Promise<never>((_, reject) => {
    kill = () => reject(new Error('The page died'));
  });
  death.catch(() => undefined);
  const alive = <T>(work: Promise<T>): Promise<T> =>
    work.then(
      value => (dead ? never : value),
      (error: unknown) => (dead ? never : Promise.reject(error)),
    );
  const begun = <T>(work: () => Promise<T>): Promise<T> => (dead ? never : alive(work()));
  return {
    alive,
    end: () => {
      dead = true;
      kill();
    },
    /** A browser's tools as this page has them. */
    tools: ({ journal, lock, now, ran, wait, painted }: BrowserTools): BrowserTools => ({
      journal: {
        add: attempts => begun(() => journal.add(attempts)),
        of: account => begun(() => journal.of(account)),
        change: attempt => begun(() => journal.change(attempt)),
        remove: gone => begun(() => journal.remove(gone)),
        version: () => begun(() => journal.version()),
      },
      lock: (account, patience, work) =>
        begun(() => lock(account, patience, () => Promise.race([work(), death]))),
      now,
      ran,
      wait: ms => begun(() => wait(ms)),
      painted: () => begun(painted),
    }),
  };
}
