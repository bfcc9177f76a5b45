import { Provider, useAtomValue, useSetAtom } from 'jotai';
import {
  type ComponentProps,
  type ReactNode,
  StrictMode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { go, PagePath, returnAddress, useMarketState, useRoute } from '../../nav/navigation.ts';
import { documentTitle, type Route, type ScreenName } from '../../nav/routes.ts';
import { configAtom, readyAtom } from '../../state/core/environment.ts';
import { headingAtom } from '../../state/core/between-screens.ts';
import { closeSessionAtom, playerAtom, visitAtom } from '../../state/core/session.ts';
import { whenIdle } from '../../ui/hooks/when-idle.ts';
import { useWords, WordsProvider } from '../../ui/layout/words.tsx';
import { useBackground } from '../shell/load-background.ts';
import { ErrorBoundary, LoadFailure } from '../shell/error-boundary.tsx';
import { loadAllScreens, loadScreen, onScreens, screenOf, shellOf } from '../screens/registry.ts';
import { reload } from '../updates/reload.ts';
import { settingsAtom } from '../../state/core/settings.ts';
import {
  hasText,
  type Language,
  languageOf,
  loadWords,
  type Translate,
  translator,
} from '../../text/translate.ts';
import { storeReturnAddressAtom } from '../../state/account/return-address.ts';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';

/** Milliseconds for which only the first screen uses the network. */
const idleDelayMs = 1500;

export function App() {
  const route = useRoute();
  const Shell = useLoaded(shellOf);
  const title = useTitle(route, Shell !== null || !route.shell);
  useScreenChange(route, title);
  useEffect(() => whenIdle(() => void loadAllScreens().catch(() => undefined), idleDelayMs), []);
  // A kiosk's page is never idle. Its background loads at once, so that no visitor stays logged in.
  const background = useBackground(useAtomValue(configAtom).kiosk.enabled);

  // A visit that ends leaves no text or error in the fields of a screen that stays.
  const visit = useAtomValue(visitAtom);

  const guarded = (
    <LoginGuard route={route}>
      <ErrorBoundary key={`${route.paths[0]} ${visit}`}>
        <RouteScreen route={route} />
      </ErrorBoundary>
    </LoginGuard>
  );
  const ready = useAtomValue(readyAtom);
  const player = useAtomValue(playerAtom);
  const framed = route.shell && (!ready || player !== null || route.access === 'public');
  return (
    <>
      {framed && Shell !== null && title !== null ? (
        <Shell route={route} title={title}>
          {guarded}
        </Shell>
      ) : (
        guarded
      )}
      {background !== null && <background.BackgroundParts />}
    </>
  );
}

const useLoaded = <Part,>(read: () => Part): Part => useSyncExternalStore(onScreens, read, read);

/** Null before the shell has loaded. The brand, before the words of the screen have. */
function useTitle(route: Route, hasWords: boolean): string | null {
  const t = useWords();
  const state = useMarketState();
  const heading = useAtomValue(headingAtom);
  const { brand } = useAtomValue(configAtom);
  const name = route.title;
  const known = useLoaded(() => name !== null && hasText(name));
  if (!hasWords) return null;
  if (heading !== null) return heading;
  if (name === null) return state?.market.name ?? brand;
  return known ? t(name) : brand;
}

function RouteScreen({ route }: { readonly route: Route }) {
  const name = route.view.screen;
  const Screen = useLoaded(() => screenOf(name));
  const missing = Screen === null;
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (missing) loadScreen(name).catch(() => setFailed(true));
  }, [missing, name]);
  if (Screen !== null) return <Screen view={route.view} />;
  return failed ? <LoadFailure /> : <ScreenSkeleton screen={name} />;
}

function useScreenChange(route: Route, title: string | null): void {
  const { brand } = useAtomValue(configAtom);
  useEffect(() => {
    if (title !== null) document.title = documentTitle(title, brand);
  }, [title, brand]);
  const hasHeading = title !== null;
  const last = useRef<Route | null>(null);
  useEffect(() => {
    const before = last.current;
    if (!hasHeading || before === route) return;
    last.current = route;
    // The browser did this for the first screen, where the player may already be typing.
    if (before === null) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [route, hasHeading]);
}

type Props = {
  readonly store: NonNullable<ComponentProps<typeof Provider>['store']>;
  /** At build time the path of the page, and in the browser that of the address. */
  readonly path: string;
  readonly onHydrated: () => void;
};

/** The same at build time and in the browser, because React hydrates the page. */
export function Root({ store, path, onHydrated }: Props) {
  useEffect(onHydrated, [onHydrated]);
  return (
    <StrictMode>
      <Provider store={store}>
        <PagePath value={path}>
          <LanguageProvider>
            <ErrorBoundary onRetry={() => void reload()}>
              <App />
            </ErrorBoundary>
          </LanguageProvider>
        </PagePath>
      </Provider>
    </StrictMode>
  );
}

const english: Translate = translator({});

/** English until the language has loaded, or if it fails to load. */
function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const chosen = useAtomValue(settingsAtom).language;
  const page = useSyncExternalStore(noChanges, pageLanguage, unknownYet);
  const [words, setWords] = useState<Translate | null>(null);
  const language = chosen ?? page;

  useEffect(() => {
    let gone = false;
    if (language !== null) void wordsOf(language).then(loaded => gone || setWords(() => loaded));
    return () => {
      gone = true;
    };
  }, [language]);
  // A page in another language is hidden before the first paint.
  useLayoutEffect(() => {
    if (words === null) return;
    const root = document.documentElement;
    root.lang = words('app.language');
    delete root.dataset['words'];
  }, [words]);
  return <WordsProvider words={words ?? english}>{children}</WordsProvider>;
}

const pageLanguage = (): Language => languageOf(document.documentElement.lang);
const unknownYet = (): null => null;
const noChanges = () => (): void => undefined;

const wordsOf = async (language: Language): Promise<Translate> =>
  language === 'en' ? english : loadWords(language).then(translator, () => english);

/** Spec 1 §6. */
function LoginGuard({ route, children }: { readonly route: Route; readonly children: ReactNode }) {
  const ready = useAtomValue(readyAtom);
  const player = useAtomValue(playerAtom);
  const closeSession = useSetAtom(closeSessionAtom);
  const storeAddress = useSetAtom(storeReturnAddressAtom);

  const guarded = route.access === 'player';
  const mustLogIn = ready && guarded && player === null;
  useEffect(() => {
    if (!mustLogIn) return;
    storeAddress(returnAddress());
    closeSession();
    go('/login', { replace: true });
  }, [mustLogIn, storeAddress, closeSession]);

  if (!ready && guarded) return <ScreenSkeleton screen={route.view.screen} />;
  return mustLogIn ? null : children;
}

const forms: ReadonlySet<ScreenName> = new Set([
  'bid',
  'addFunds',
  'payViaUpi',
  'qrPayment',
  'withdraw',
  'transfer',
  'changePassword',
  'otp',
]);

function ScreenSkeleton({ screen }: { readonly screen: ScreenName }) {
  return (
    <Page>
      {forms.has(screen) ? <Skeleton height={52} count={4} /> : <Skeleton height={108} count={6} />}
    </Page>
  );
}
