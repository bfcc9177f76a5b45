// Runs in the browser: the home screen in front of a provider whose replies are made up, its polls timed from within.
import { createStore, Provider, useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createClient } from '../../src/api/client.ts';
import { plainConfig } from '../../src/api/plain-config.ts';
import { home } from '../../src/app/groups/home.ts';
import { createClock } from '../../src/lib/clock.ts';
import { environmentAtom } from '../../src/state/environment.ts';
import { dashboardAtom, refreshDashboardAtom } from '../../src/state/markets.ts';
import { translator } from '../../src/text/translate.ts';
import { WordsProvider } from '../../src/ui/words.tsx';
import { memoryMoney } from '../support/memory-money.ts';
import { memoryVerifiers } from '../support/memory-verifiers.ts';

/** One poll: milliseconds since the last byte of its reply was read, and how many cards were drawn for it. */
export type Poll = {
  /** Until the client had compared the text and, if it was new, parsed it and checked it by its schema. */
  readonly answered: number;
  /** Until the atoms were written. */
  readonly written: number;
  /** Until React had committed; 0 when it had nothing to do. */
  readonly committed: number;
  readonly cards: number;
};

const store = createStore();
const english = translator({});
const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
let bytes = new Uint8Array();
let [ended, answered, committed, cards] = [0, 0, 0, 0];

/** A reply that tells when its last byte is read. No two texts of them share memory, as with a network. */
function dashboardReply(): Response {
  let sent = false;
  const pull = (to: ReadableStreamDefaultController<Uint8Array>): void => {
    if (sent) {
      ended = performance.now();
      return to.close();
    }
    sent = true;
    to.enqueue(bytes);
  };
  return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }));
}

/** It stands still: when a minute has passed, every card is drawn to say so. */
const deviceNow = (): number => Date.UTC(2026, 10, 21, 7, 30);
const clock = createClock({ mode: 'device', zone: 'Asia/Kolkata', deviceNow });
const client = createClient({
  fetch: async url =>
    url.endsWith('/api-get-dashboard-data') ? dashboardReply() : new Response('', { status: 404 }),
  config: plainConfig,
  clock,
  deviceNow,
  token: () => 'bench',
});
store.set(environmentAtom, {
  config: plainConfig,
  client: {
    call: client.call,
    poll: async (...asked) => {
      const reply = await client.poll(...asked);
      answered = performance.now();
      return reply;
    },
  },
  clock,
  // The bench asks, not the screen.
  page: { awake: () => false, onChange: () => () => undefined },
  local: nothing,
  tab: nothing,
  clearLocal: () => undefined,
  clearTab: () => undefined,
  onOtherTab: () => () => undefined,
  crypto,
  verifiers: memoryVerifiers(),
  money: memoryMoney(),
  randomId: () => '',
});

/** Stands below what reads the same atom, so that its effect runs when all of that has been committed. */
function Committed() {
  const remote = useAtomValue(dashboardAtom);
  useLayoutEffect(() => {
    committed = performance.now();
  }, [remote]);
  return null;
}

const HomeScreen = home.home;
createRoot(document.body).render(
  <Provider store={store}>
    <WordsProvider
      words={message => {
        // Every card says it, once a drawing.
        if (message === 'market.opensAt') cards += 1;
        return english(message);
      }}
    >
      <HomeScreen />
      <Committed />
    </WordsProvider>
  </Provider>,
);

/** Polls once; the reply's text is `text`. */
async function poll(text: string): Promise<Poll> {
  bytes = new TextEncoder().encode(text);
  [committed, cards] = [0, 0];
  await store.set(refreshDashboardAtom);
  const written = performance.now();
  await new Promise(rest => setTimeout(rest));
  // What was committed is laid out and painted before the next.
  if (committed > 0) await new Promise(painted => requestAnimationFrame(() => setTimeout(painted, 20)));
  return {
    answered: answered - ended,
    written: written - ended,
    committed: committed === 0 ? 0 : committed - ended,
    cards,
  };
}

const dashboard = (result: readonly object[]): string =>
  JSON.stringify({ status: true, betting_status: '1', wallet_amt: 10_000, result });

/** Polls again and again: the same text, or one that differs in one market's open result. */
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
