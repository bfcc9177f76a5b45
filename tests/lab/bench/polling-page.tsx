// Runs in the browser: the home screen in front of a provider whose replies are made up, its polls timed from within.
// First, for it must be there before React.
import { countCard, offerPolls, reply } from './polling-probe.ts';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { createClient } from '../../../src/api/client.ts';
import { browserEnvironment } from '../../../src/app/boot/browser-environment.ts';
import { createClock } from '../../../src/lib/clock.ts';
import { home as HomeScreen } from '../../../src/app/screens/groups/home.ts';
import { parsePhone } from '../../../src/domain/phone.ts';
import { environmentAtom } from '../../../src/state/core/environment.ts';
import { openSessionAtom } from '../../../src/state/core/session.ts';
import { loadDashboardAtom } from '../../../src/state/reading/markets.ts';
import { translator } from '../../../src/text/translate.ts';
import { WordsProvider } from '../../../src/ui/layout/words.tsx';

const store = createStore();
const english = translator({});

// Time is stopped, because every card is drawn when a minute passes. The bench asks, not the screen.
const deviceNow = (): number => 0;
const world = {
  ...browserEnvironment(store).rendered,
  ready: true,
  clock: createClock({ mode: 'device', zone: 'UTC', deviceNow }),
  page: { active: () => false, onChange: () => () => undefined },
};
const client = createClient({
  fetch: async url => (url.endsWith('/api-get-dashboard-data') ? reply() : new Response('', { status: 404 })),
  config: world.config,
  clock: world.clock,
  deviceNow,
  token: () => 'bench',
});
store.set(environmentAtom, { ...world, client });

const mobile = parsePhone('9876543210');
if (mobile !== null) store.set(openSessionAtom, { username: 'Bench', token: 'bench', mobile });

createRoot(document.body).render(
  <Provider store={store}>
    <WordsProvider
      words={message => {
        // Every card says it, once a drawing.
        if (message === 'market.play') countCard();
        return english(message);
      }}
    >
      <HomeScreen />
    </WordsProvider>
  </Provider>,
);

offerPolls(() => store.set(loadDashboardAtom));
