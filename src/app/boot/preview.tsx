import '../../ui/layout/common-parts.ts';
import { createStore, Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import type { Client } from '../../api/client.ts';
import { plainConfig } from '../../api/plain-config.ts';
import { sampleReply } from '../../contract/sample-replies.ts';
import { parsePhone } from '../../domain/phone.ts';
import { createClock } from '../../lib/clock.ts';
import { ok } from '../../lib/result.ts';
import type { ClearableStore } from '../../lib/store.ts';
import { PagePath } from '../../nav/navigation.ts';
import { routeOf } from '../../nav/routes.ts';
import { environmentAtom } from '../../state/core/environment.ts';
import { openSessionAtom } from '../../state/core/session.ts';
import { homeHeadlineAtom, slidesAtom } from '../../state/reading/content.ts';
import { loadDashboardAtom } from '../../state/reading/markets.ts';
import { type Language, loadWords, translator } from '../../text/translate.ts';
import { WordsProvider } from '../../ui/layout/words.tsx';
import { loadBackground } from '../shell/load-background.ts';
import { loadScreen } from '../screens/registry.ts';
import { App } from './app.tsx';
import { browserEnvironment } from './browser-environment.ts';
import { allParts } from './eager-part.tsx';

/** The page after everything has loaded: `/login` for a visitor, `/imp` for a player. */
export async function preview(path: '/login' | '/imp', language: Language): Promise<string> {
  const store = createStore();
  store.set(environmentAtom, {
    ...browserEnvironment(store).rendered,
    ready: true,
    config: plainConfig,
    client: sampleClient,
    clock: createClock({ mode: 'device', zone, deviceNow: () => onePm }),
    local: memory(),
    tab: memory(),
    onOtherTabWrite: () => () => undefined,
  });
  await Promise.all([loadScreen(routeOf(path).view.screen), loadBackground()]);
  await allParts();
  const mobile = parsePhone('9876543210');
  if (path === '/imp' && mobile !== null) {
    store.set(openSessionAtom, { username: 'Demo Player', token: 'sample', mobile });
    await store.set(loadDashboardAtom);
    store.set(homeHeadlineAtom);
    store.set(slidesAtom);
    await Promise.resolve();
  }
  const translate = translator(await loadWords(language));
  return renderToString(
    <Provider store={store}>
      <PagePath value={path}>
        <WordsProvider words={translate}>
          <App />
        </WordsProvider>
      </PagePath>
    </Provider>,
  );
}

const zone = 'Asia/Kolkata';
const onePm = Date.parse('2026-11-21T07:30:00.000Z');

/** Answers at once the calls that the page shows. All others stay open. */
const sampleClient: Client = {
  call: () => new Promise(() => undefined),
  poll: endpoint => {
    const value = sampleReply(endpoint);
    return value === null
      ? new Promise(() => undefined)
      : Promise.resolve(ok({ changed: true, value, text: '' }));
  },
};

function memory(): ClearableStore {
  const items = new Map<string, string>();
  return {
    getItem: key => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: key => void items.delete(key),
    clear: () => items.clear(),
  };
}
