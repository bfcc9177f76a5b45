// Runs in the browser: the home screen with replies that this file makes. It measures its polls itself.
import { createStore, Provider, useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createClient } from '../../src/api/client.ts';
import { browserEnvironment } from '../../src/app/boot/browser-environment.ts';
import { createClock } from '../../src/lib/clock.ts';
import { home } from '../../src/app/screens/groups/home.ts';
import { parsePhone } from '../../src/domain/phone.ts';
import { environmentAtom } from '../../src/state/core/environment.ts';
import { openSessionAtom } from '../../src/state/core/session.ts';
import { dashboardAtom, loadDashboardAtom } from '../../src/state/reading/markets.ts';
import { translator } from '../../src/text/translate.ts';
import { WordsProvider } from '../../src/ui/layout/words.tsx';

/** One poll: milliseconds since the last byte of its reply was read, and the number of cards that were drawn. */
export type Poll = {
  /** Until the client has compared the text and, if it is new, parsed it by its schema. */
  readonly answered: number;
  /** Until the atoms are written. */
  readonly written: number;
  /** Until React has committed; 0 when nothing has changed. */
  readonly committed: number;
  readonly cards: number;
};

const store = createStore();
const english = translator({});
let bytes = new Uint8Array();
const last = { ended: 0, answered: 0, committed: 0, cards: 0 };

/** A reply that notes when its last byte is read. Each one has its own memory, as from a network. */
function dashboardReply(): Response {
  let sent = false;
  const pull = (to: ReadableStreamDefaultController<Uint8Array>): void => {
    if (sent) {
      last.ended = performance.now();
      return to.close();
    }
    sent = true;
    to.enqueue(bytes);
  };
  return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }));
}

// A fixed time: after a minute every card would be drawn again. The page is not active, so only the bench polls.
const deviceNow = (): number => 0;
const environment = {
  ...browserEnvironment(store).rendered,
  ready: true,
  clock: createClock({ mode: 'device', zone: 'UTC', deviceNow }),
  page: { active: () => false, onChange: () => () => undefined },
};
const client = createClient({
  fetch: async url =>
    url.endsWith('/api-get-dashboard-data') ? dashboardReply() : new Response('', { status: 404 }),
  config: environment.config,
  clock: environment.clock,
  deviceNow,
  token: () => 'bench',
});
store.set(environmentAtom, {
  ...environment,
  client: {
    call: client.call,
    poll: async (endpoint, args, lastText) => {
      const reply = await client.poll(endpoint, args, lastText);
      last.answered = performance.now();
      return reply;
    },
  },
});

const mobile = parsePhone('9876543210');
if (mobile !== null) store.set(openSessionAtom, { username: 'Bench', token: 'bench', mobile });

/** Rendered after the screen that reads the same atom: its effect runs when the screen is committed. */
function Committed() {
  const remote = useAtomValue(dashboardAtom);
  useLayoutEffect(() => {
    last.committed = performance.now();
  }, [remote]);
  return null;
}

const HomeScreen = home.home;
createRoot(document.body).render(
  <Provider store={store}>
    <WordsProvider
      words={message => {
        // Every card has this text once.
        if (message === 'market.opensAt') last.cards += 1;
        return english(message);
      }}
    >
      <HomeScreen />
      <Committed />
    </WordsProvider>
  </Provider>,
);

const frame = (): Promise<void> =>
  new Promise(painted => requestAnimationFrame(() => setTimeout(painted, 20)));

/** Polls once with the reply `text`. */
async function poll(text: string): Promise<Poll> {
  bytes = new TextEncoder().encode(text);
  Object.assign(last, { committed: 0, cards: 0 });
  const before = store.get(dashboardAtom);
  await store.set(loadDashboardAtom);
  const written = performance.now();
  await new Promise(rest => setTimeout(rest));
  // A change is committed and painted before the next poll.
  if (store.get(dashboardAtom) !== before) {
    while (last.committed === 0) await frame();
    await frame();
  }
  const { ended, answered, committed, cards } = last;
  return {
    answered: answered - ended,
    written: written - ended,
    committed: committed === 0 ? 0 : committed - ended,
    cards,
  };
}

const dashboard = (result: readonly object[]): string =>
  JSON.stringify({ status: true, betting_status: '1', wallet_amt: 10_000, result });

/** Polls `times` times, with the same text or with another open result of one market each time. */
async function polls(markets: readonly object[], changes: boolean, times: number): Promise<readonly Poll[]> {
  await poll(dashboard(markets));
  const seen: Poll[] = [];
  const now = [...markets];
  for (let turn = 0; turn < times; turn += 1) {
    const index = (turn * 37) % now.length;
    if (changes) now[index] = { ...now[index], open_result: `${100 + turn}-1` };
    seen.push(await poll(dashboard(now)));
  }
  return seen;
}

Object.assign(globalThis, { polls });
