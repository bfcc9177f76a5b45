import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider, useStore } from 'jotai';
import { Fragment, StrictMode, useEffect } from 'react';
import { createClient } from '../../src/api/client.ts';
import { type ConfigFile, demoConfig } from '../../src/api/config.ts';
import { parseConfig } from '../../src/api/parse-config.ts';
import { App } from '../../src/app/boot/app.tsx';
import { onOtherTabWrite, watchToken } from '../../src/app/boot/browser-environment.ts';
import { guardLinks } from '../../src/app/kiosk/kiosk.tsx';
import { loadBackground } from '../../src/app/shell/load-background.ts';
import { loadScreen } from '../../src/app/screens/registry.ts';
import type { Deposit } from '../../src/domain/wallet/deposit.ts';
import { createClock } from '../../src/lib/clock.ts';
import { followLinks } from '../../src/nav/link-clicks.ts';
import type { RouteState } from '../../src/nav/navigation.ts';
import { routeOf } from '../../src/nav/routes.ts';
import { environmentAtom } from '../../src/state/core/environment.ts';
import type { BrowserCrypto } from '../../src/state/core/environment-types.ts';
import { appPlacing } from '../../src/state/money/placing/app-placing.ts';
import type { BrowserTools } from '../../src/state/money/placing/environment.ts';
import { playerAtom } from '../../src/state/core/session.ts';
import { stored } from '../../src/storage/table.ts';
import { type AppMock, createMock } from './app-mock.ts';
import { memoryDeposits, type MemoryStore, memoryStore, memoryVerifiers } from './memory-store.ts';
import { memoryMoney } from './memory-money.ts';
import { settle } from './pass-time.ts';

const zone = 'Asia/Kolkata';

type Options = {
  readonly scenario?: string;
  /** The Demo Player is logged in unless it says otherwise. */
  readonly as?: 'player' | 'visitor';
  readonly config?: Partial<ConfigFile>;
  /** The content of the browser's storage at the start, by key. */
  readonly stored?: Readonly<Record<string, string>>;
  /** The content of the tab's storage at the start, by key. */
  readonly inTab?: Readonly<Record<string, string>>;
  /** Deposits that an earlier page has left. */
  readonly begun?: readonly Deposit[];
  /** The tools that make all tabs of a browser move points once. */
  readonly money?: BrowserTools;
  /** Loads the page again, with this world, this storage and this state of the history. */
  readonly again?: {
    readonly mock: AppMock;
    readonly storage: readonly [local: MemoryStore, tab: MemoryStore];
    readonly state: unknown;
  };
  /** The state that the page before passed on in the history. */
  readonly state?: RouteState;
  /** Wraps work that ends only while the page lives. */
  readonly alive?: <T>(work: Promise<T>) => Promise<T>;
  readonly randomId?: () => string;
  /**
   * In `npm run test:rest` everything is drawn twice and each effect begins twice, which reveals impure code.
   */
  readonly strict?: boolean;
  /**
   * The time of the device's clock, in milliseconds since 1970. It is the mock's time unless it says
   * otherwise.
   */
  readonly deviceNow?: () => number;
  /** Changes the world before the app starts. */
  readonly arrange?: (mock: AppMock) => void;
};

/**
 * Renders the whole app at a path, with its own mock at 1:00 PM of 21 November 2026. Time is the mock's.
 * `network.online = false` disconnects it.
 */
export async function renderApp(path: string, options: Options = {}) {
  const { scenario = 'default', as = 'player' } = options;
  const mock = options.again?.mock ?? createMock({ scenario, zone });
  const alive = options.alive ?? (<T,>(work: Promise<T>) => work);
  options.arrange?.(mock);
  const network = { online: true };
  const [local, tab] = options.again?.storage ?? [memoryStore(), memoryStore()];
  for (const [key, text] of Object.entries(options.stored ?? {})) local.setItem(key, text);
  for (const [key, text] of Object.entries(options.inTab ?? {})) tab.setItem(key, text);
  const verifiers = memoryVerifiers();
  const money = options.money ?? memoryMoney();
  const { user_name: username, unique_token: token, mobile } = mock.data().users[0] ?? {};
  const config = parseConfig(JSON.stringify({ ...demoConfig(zone), ...options.config }));
  if (!config.ok) throw new Error(`${config.error.field} ${config.error.problem}`);
  const sessions = config.value.kiosk.enabled ? tab : local;
  if (as === 'player') sessions.setItem(stored.session.key, JSON.stringify({ username, token, mobile }));
  const { deviceNow = mock.now } = options;
  const clock = createClock({ mode: config.value.clock, zone, deviceNow });
  const store = createStore();
  const client = createClient({
    fetch: async (url, init) => {
      if (!network.online) throw new TypeError('Failed to fetch');
      return alive(mock.fetch(url, init));
    },
    config: config.value,
    clock,
    deviceNow,
    token: () => store.get(playerAtom)?.token ?? null,
    watchToken: watchToken(store),
  });
  const deposits = memoryDeposits(options.begun);
  let ids = 0;
  const { randomId = () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}` } = options;
  store.set(environmentAtom, {
    ready: true,
    config: config.value,
    client,
    clock,
    page: { active: () => true, onChange: () => () => undefined },
    local,
    tab,
    onOtherTabWrite,
    crypto: cheapCrypto,
    verifiers,
    deposits,
    makePlacing: app => appPlacing(app, { ...money, randomId }),
    randomId,
    counts: new Map(),
  });

  history.replaceState(options.again?.state ?? options.state ?? null, '', path);
  const parts = [
    import('../../src/screens/wallet/deposit-reporting.tsx'),
    import('../../src/screens/account/play-watch.tsx'),
    import('../../src/screens/markets/home-banner.tsx'),
  ];
  await Promise.all([loadScreen(routeOf(path).view.screen), loadBackground(), ...parts]);
  // Class names are not scoped in these tests, so a sheet's `pointer-events` could hit the wrong element.
  const events = userEvent.setup({ pointerEventsCheck: 0, delay: null });
  // A click and a key return once the form has been drawn, however busy the machine is.
  const user = Object.assign(
    { ...events },
    {
      click: async (element: Element): Promise<void> => {
        await events.click(element);
        await settle();
      },
      type: async (element: Element, text: string): Promise<void> => {
        await events.type(element, text);
        await settle();
      },
    },
  );
  const Twice = options.strict === true ? StrictMode : Fragment;
  const view = await act(async () =>
    render(
      <Twice>
        <Provider store={store}>
          <Links kiosk={config.value.kiosk.enabled} />
          <App />
        </Provider>
      </Twice>,
    ),
  );
  return { ...view, mock, network, user, store, local, tab, verifiers, deposits, money };
}

function Links({ kiosk }: { readonly kiosk: boolean }) {
  const store = useStore();
  useEffect(followLinks, []);
  useEffect(() => (kiosk ? guardLinks(store) : undefined), [kiosk, store]);
  return null;
}

const { crypto } = globalThis;

const cheapBits = (how: Pbkdf2Params, key: CryptoKey, length: number): Promise<ArrayBuffer> =>
  crypto.subtle.deriveBits({ ...how, iterations: Math.ceil(how.iterations / 600) }, key, length);

/**
 * The machine's `crypto`, with one round of PBKDF2 for each 600 that are requested, because screen tests log
 * in hundreds of times. verifier.test.ts uses the real number of rounds.
 */
const cheapCrypto: BrowserCrypto = {
  getRandomValues: crypto.getRandomValues.bind(crypto),
  subtle: new Proxy(crypto.subtle, {
    get: (subtle, name): unknown => {
      const method: unknown = name === 'deriveBits' ? cheapBits : Reflect.get(subtle, name);
      return typeof method === 'function' ? method.bind(subtle) : method;
    },
  }),
};
