import '../../ui/layout/common-parts.ts';
import { createStore } from 'jotai';
import { renderToString } from 'react-dom/server';
import { notFound, routeOf, routePaths } from '../../nav/routes.ts';
import { environmentAtom } from '../../state/core/environment.ts';
import { browserEnvironment } from './browser-environment.ts';
import { firstLooks, type GroupName, groupOfScreen, loadScreen } from '../screens/registry.ts';
import { Root } from './app.tsx';

export type Prerendered = {
  readonly html: string;
  readonly group: GroupName;
  readonly firstLooks: boolean;
  /** False for a player's page, which has only the shell and a skeleton, because the build has no session. */
  readonly whole: boolean;
};

export const pagePaths: readonly string[] = [...routePaths, ...notFound.paths];

export async function prerender(path: string): Promise<Prerendered> {
  const route = routeOf(path);
  await loadScreen(route.view.screen);
  const store = createStore();
  store.set(environmentAtom, browserEnvironment(store).rendered);
  const group = groupOfScreen(route.view.screen);
  return {
    html: renderToString(<Root store={store} path={path} onHydrated={() => undefined} />),
    group,
    firstLooks: firstLooks.includes(group),
    whole: route.access === 'public',
  };
}
