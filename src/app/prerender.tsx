import { createStore } from 'jotai';
import { renderToString } from 'react-dom/server';
import { plainConfig } from '../api/config.ts';
import { createClock } from '../lib/clock.ts';
import { notFound, routeOf, routePaths } from '../nav/routes.ts';
import { environmentAtom, type Environment } from '../state/environment.ts';
import { translator } from '../text/translate.ts';
import { groupOfScreen, loadScreen } from './registry.ts';
import { Root } from './root.tsx';

/** A page as the build writes it. */
export type Prerendered = {
  /** What stands in the root. */
  readonly html: string;
  readonly title: string;
  readonly description: string;
  /** The group that its screen comes with (`bid`), or null when the first load has it. */
  readonly group: string | null;
  /** It shows its screen itself; else only the shell and a skeleton, for a player is yet to be known. */
  readonly whole: boolean;
};

/** Every page: the routes' paths, and that of no route. */
export const pagePaths: readonly string[] = [...routePaths, ...notFound.paths];

const never = new Promise<never>(() => undefined);
const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** Nobody is there while the build renders: no call is answered, nothing is stored, time stands still. */
const nobody: Environment = {
  config: plainConfig,
  client: { call: () => never, poll: () => never },
  clock: createClock({ mode: 'device', zone: 'UTC', deviceNow: () => 0 }),
  page: { awake: () => false, onChange: () => () => undefined },
  local: nothing,
  tab: nothing,
  clearLocal: () => undefined,
  clearTab: () => undefined,
  onOtherTab: () => () => undefined,
  crypto: globalThis.crypto,
  verifiers: { read: () => never, write: () => never, clear: () => never },
  money: {
    journal: { add: () => never, of: () => never, change: () => never, remove: () => never },
    lock: () => never,
    now: () => 0,
    wait: () => never,
  },
  randomId: () => '',
  asleep: true,
};

/** Renders the page of a path as its first visitor sees it before any script runs. */
export async function prerender(path: string): Promise<Prerendered> {
  const route = routeOf(path);
  await loadScreen(route.view.screen);
  const store = createStore();
  store.set(environmentAtom, nobody);
  const t = translator({});
  const title = t({
    key: 'app.documentTitle',
    params: { title: t(route.title ?? 'app.name') },
  });
  return {
    html: renderToString(<Root store={store} path={path} onAlive={() => undefined} />),
    title,
    description: t({ key: 'app.description', params: { title: t(route.title ?? 'app.name') } }),
    group: groupOfScreen(route.view.screen),
    whole: route.access === 'public',
  };
}
