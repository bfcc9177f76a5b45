import { createMockClock } from '../data/clock.ts';
import { handIn } from '../data/fixtures.ts';
import { momentOf, wallTime } from '../data/wall-time.ts';
import { openMock, type Mock } from '../provider/mock.ts';
import type { JournalEntry } from '../provider/journal.ts';
import { channelName, type Answered, type DemoCall, type DemoReply, type Posted } from './call.ts';
import { provide } from './provide.ts';
import { createSharedJournal, openDatabase, shareWorld } from './shared-world.ts';

declare const FIXTURES: Readonly<Record<string, string>>;

/** The global object of a worker, which the DOM library lacks. */
type Worker = {
  readonly addEventListener: (type: 'message', listener: (event: { readonly data: Posted }) => void) => void;
  readonly postMessage: (message: Answered) => void;
};
declare const self: Worker;

const onePm = 13 * 60;
const name = channelName(process.env.BASE_PATH ?? '');

handIn({
  read: file => FIXTURES[file] ?? fail(`No such fixture: ${file}`),
  scenarios: () =>
    Object.keys(FIXTURES).flatMap(file =>
      file.startsWith('scenarios/') ? [file.slice('scenarios/'.length)] : [],
    ),
  outside: () => null,
});

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const opened = openMock({
  scenario: 'default',
  seed: 1,
  zone,
  clock: createMockClock(Date.now, null),
  latency: 0,
  start: momentOf(wallTime(Date.now(), zone).day, onePm, zone),
});
const provider = start(opened.ok ? opened.value : fail(opened.error));

self.addEventListener('message', ({ data: { id, call } }) => {
  void provider
    .then(answer => answer(call))
    .then(
      reply => post({ id, reply }),
      (error: unknown) => {
        console.error(error);
        post({ id, reply: null });
      },
    );
});

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's page has none
const post = (message: Answered): void => self.postMessage(message);

/** If the browser stores nothing, the world ends with its page. */
async function start(own: Mock): Promise<(call: DemoCall) => Promise<DemoReply>> {
  const channel = new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  const tell = (entry: JournalEntry | null): void => channel.postMessage(entry);
  const database = await openDatabase(name);
  if (database === null) {
    own.journal.subscribe(tell);
    return async call => provide(own, call);
  }
  const shared = createSharedJournal();
  const mock = { ...own, journal: shared.journal };
  const { exclusively } = shareWorld(database, mock, shared, tell);
  return call => exclusively(() => provide(mock, call), /^\/__mock\/(requests|curl)\b/.test(call.path));
}

function fail(problem: string): never {
  throw new Error(problem);
}
