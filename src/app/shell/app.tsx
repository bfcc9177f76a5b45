import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useRoute } from '../../nav/navigation.ts';
import type { Route } from '../../nav/routes.ts';
import { asleepAtom } from '../../state/core/environment.ts';
import { playerAtom } from '../../state/core/session.ts';
import { whenIdle } from '../../ui/hooks/when-idle.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { useAfter } from './background-loading.ts';
import { Boundary } from './boundary.tsx';
import { Guard } from './guard.tsx';
import { LostScreen } from './lost-screen.tsx';
import { loadAllScreens, loadScreen, onScreens, screenOf } from '../screens/registry.ts';
import { Shell, useTitle } from './shell.tsx';
import { Waiting } from './screen-skeleton.tsx';

/** The whole app: the route's screen, inside the shell where the route says so. */
export function App() {
  const route = useRoute();
  const title = useTitle(route);
  useArrival(route, title);
  useIdleLoading();
  const after = useAfter(false);

  const guarded = (
    <Guard route={route}>
      <Boundary key={route.paths[0]}>
        <RouteScreen route={route} />
      </Boundary>
    </Guard>
  );
  const asleep = useAtomValue(asleepAtom);
  const player = useAtomValue(playerAtom);
  const framed = route.shell && (asleep || player !== null || route.access === 'public');
  return (
    <>
      {framed ? (
        <Shell route={route} title={title}>
          {guarded}
        </Shell>
      ) : (
        guarded
      )}
      {after !== null && <after.Background />}
    </>
  );
}

function RouteScreen({ route }: { readonly route: Route }) {
  const name = route.view.screen;
  const Screen = useSyncExternalStore(
    onScreens,
    () => screenOf(name),
    () => screenOf(name),
  );
  const missing = Screen === null;
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (missing) loadScreen(name).catch(() => setLost(true));
  }, [missing, name]);
  if (Screen !== null) return <Screen view={route.view} />;
  return lost ? <LostScreen /> : <Waiting screen={name} />;
}

/** What a new page does in a browser, a new screen does here: title, scroll to the top, focus on the heading. */
function useArrival(route: Route, title: string): void {
  const t = useWords();
  useEffect(() => {
    document.title = t({ key: 'app.documentTitle', params: { title } });
  }, [t, title]);
  const last = useRef<Route | null>(null);
  useEffect(() => {
    const first = last.current === null;
    last.current = route;
    // The first screen is a page to the browser, which does the same; and the player may have begun to type.
    if (first) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [route]);
}

/** What a screen asks for when it comes to life has a slow line to itself, in milliseconds. */
const firstRest = 1500;

/** Fetches the other screens once the page has nothing better to do. */
function useIdleLoading(): void {
  useEffect(
    () =>
      whenIdle(() => {
        loadAllScreens().catch(() => undefined);
      }, firstRest),
    [],
  );
}
