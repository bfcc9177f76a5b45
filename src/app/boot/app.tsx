import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useMarketState, useRoute } from '../../nav/navigation.ts';
import type { Route } from '../../nav/routes.ts';
import { readyAtom } from '../../state/core/environment.ts';
import { playerAtom } from '../../state/core/session.ts';
import { whenIdle } from '../../ui/hooks/when-idle.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { useBackground } from '../shell/background-loading.ts';
import { Boundary } from '../shell/boundary.tsx';
import { Guard } from '../shell/guard.tsx';
import { LostScreen } from '../shell/lost-screen.tsx';
import { loadAllScreens, loadScreen, onScreens, screenOf, shellOf } from '../screens/registry.ts';
import { Waiting } from '../shell/screen-skeleton.tsx';

/** The whole app: the route's screen, inside the shell where the route says so. */
export function App() {
  const route = useRoute();
  const title = useTitle(route);
  const Shell = useSyncExternalStore(onScreens, shellOf, shellOf);
  useArrival(route, title, Shell !== null || !route.shell);
  useIdleLoading();
  const background = useBackground(false);

  const guarded = (
    <Guard route={route}>
      <Boundary key={route.paths[0]}>
        <RouteScreen route={route} />
      </Boundary>
    </Guard>
  );
  const ready = useAtomValue(readyAtom);
  const player = useAtomValue(playerAtom);
  const framed = route.shell && (!ready || player !== null || route.access === 'public');
  return (
    <>
      {framed && Shell !== null ? (
        <Shell route={route} title={title}>
          {guarded}
        </Shell>
      ) : (
        guarded
      )}
      {background !== null && <background.Background />}
    </>
  );
}

/** The screen's heading: the route's, or the name of the market that was chosen. */
function useTitle(route: Route): string {
  const t = useWords();
  const state = useMarketState();
  return route.title === null ? (state?.market.name ?? t('app.name')) : t(route.title);
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

/**
 * What a new page does in a browser, a new screen does here: title, scroll to the top, focus on the heading, which is
 * the shell's where there is one (`headed`).
 */
function useArrival(route: Route, title: string, headed: boolean): void {
  const t = useWords();
  useEffect(() => {
    document.title = t({ key: 'app.documentTitle', params: { title } });
  }, [t, title]);
  const last = useRef<Route | null>(null);
  useEffect(() => {
    const before = last.current;
    if (!headed || before === route) return;
    last.current = route;
    // The first screen is a page to the browser, which does the same; and the player may have begun to type.
    if (before === null) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [route, headed]);
}

/** What the first screen asks for has a slow line to itself for this long, in milliseconds. */
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
