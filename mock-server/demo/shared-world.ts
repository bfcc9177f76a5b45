import * as v from 'valibot';
import type { JournalEntry, Journal } from '../provider/journal.ts';
import type { Mock } from '../provider/mock.ts';
import { contractModes } from '../provider/request-check.ts';
import { restoreWorld, textOf } from '../world/saved-world.ts';
import { keepForReaders } from '../world/world.ts';

const factsSchema = v.object({
  revision: v.number(),
  latency: v.number(),
  contract: v.picklist(contractModes),
  /** The machine's time of the last call, in milliseconds since 1970. */
  used: v.number(),
  counts: v.object({ seq: v.number(), requests: v.number(), violations: v.array(v.string()) }),
});

const maxCalls = 200;
/** After a rest of this many milliseconds, the clock goes on from where it stopped. */
const restMs = 10 * 60_000;

type SharedWorld = {
  /** `work` must not wait, because it runs inside a transaction. */
  readonly exclusively: <T>(work: () => T, readsCalls: boolean) => Promise<T>;
};

/**
 * Each call is one transaction, which first reads the changes of other workers. Writing transactions never
 * overlap, so there is no leader, and no tab waits for a sleeping one. `onEntry` receives new entries after
 * they are kept, and null first if the journal was emptied.
 */
export function shareWorld(
  database: IDBDatabase,
  mock: Mock,
  journal: SharedJournal,
  onEntry: (entry: JournalEntry | null) => void,
): SharedWorld {
  let revision = 0;
  let text = '';
  const exclusively = async <T>(work: () => T, readsCalls: boolean): Promise<T> => {
    const transaction = database.transaction(['world', 'calls'], 'readwrite');
    const ended = endOf(transaction);
    const [world, calls] = [transaction.objectStore('world'), transaction.objectStore('calls')];
    try {
      const read = v.safeParse(factsSchema, await done(world.get('facts')));
      const facts = read.success ? read.output : null;
      if (facts !== null && facts.revision !== revision) {
        const kept: unknown = await done(world.get('text'));
        keepForReaders(mock.world);
        // A fresh world replaces one of another build that this build cannot read.
        if (typeof kept === 'string' && restoreWorld(mock.world, kept).ok) text = textOf(mock.world);
        revision = facts.revision;
      }
      if (facts !== null) {
        mock.latency = facts.latency;
        mock.contract = facts.contract;
        rest(mock, Date.now() - facts.used);
      }
      journal.begin(facts?.counts ?? noCounts, readsCalls ? await entriesOf(calls) : []);
      const value = work();
      const { counts, added, emptied } = journal.end();
      const next = textOf(mock.world);
      const changed = next !== text;
      if (changed) world.put(next, 'text');
      const now = (facts?.revision ?? 0) + Number(changed);
      const { latency, contract } = mock;
      world.put({ revision: now, latency, contract, used: Date.now(), counts }, 'facts');
      if (emptied) calls.clear();
      for (const entry of added) calls.put(entry, entry.seq);
      if (added.length > 0) calls.delete(IDBKeyRange.upperBound(counts.seq - maxCalls));
      await ended;
      [revision, text] = [now, next];
      if (emptied) onEntry(null);
      added.forEach(onEntry);
      return value;
    } catch (error) {
      // This worker's memory may differ from the stored world, so the next call reads it again.
      revision = -1;
      text = '';
      if (transaction.error === null) abort(transaction);
      await ended.catch(() => undefined);
      throw error;
    }
  };
  return { exclusively };
}

export function rest({ world: { clock } }: Pick<Mock, 'world'>, unseenMs: number): void {
  if (unseenMs < restMs) return;
  const setting = clock.setting();
  clock.restore({ ...setting, anchor: setting.anchor + unseenMs });
}

// Only `exclusively` writes there.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entries as they were put
const entriesOf = async (calls: IDBObjectStore) => (await done(calls.getAll())) as JournalEntry[];

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The database cannot be read')),
    );
  });

const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('The world cannot be kept')),
    );
  });

/** Throws nothing, although aborting a finished transaction does. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // The transaction has already ended.
  }
}

const openMs = 3000;

export const openDatabase = (name: string): Promise<IDBDatabase | null> =>
  new Promise(resolve => {
    try {
      const request = indexedDB.open(name, 1);
      request.addEventListener('upgradeneeded', () => {
        for (const store of ['world', 'calls']) request.result.createObjectStore(store);
      });
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => resolve(null));
      // Some browsers never answer.
      setTimeout(resolve, openMs, null);
    } catch {
      resolve(null);
    }
  });

type Counts = {
  readonly seq: number;
  readonly requests: number;
  readonly violations: readonly string[];
};

type SharedJournal = {
  readonly journal: Journal;
  /** `known` has entries only for calls that read them. */
  readonly begin: (counts: Counts, known: readonly JournalEntry[]) => void;
  /** `emptied`: the entries from before are gone. */
  readonly end: () => {
    readonly counts: Counts;
    readonly added: readonly JournalEntry[];
    readonly emptied: boolean;
  };
};

const noCounts: Counts = { seq: 0, requests: 0, violations: [] };

const maxViolations = 100;

export function createSharedJournal(): SharedJournal {
  let counts = noCounts;
  let known: readonly JournalEntry[] = [];
  let added: JournalEntry[] = [];
  let emptied = false;
  const clear = (seq: number): void => {
    counts = { ...noCounts, seq };
    known = [];
    added = [];
    emptied = true;
  };
  const since = (seq: number) => [...known, ...added].filter(entry => entry.seq > seq);
  return {
    journal: {
      add: entry => {
        const seq = counts.seq + 1;
        const violations = [...counts.violations, ...entry.violations].slice(-maxViolations);
        counts = { seq, requests: counts.requests + 1, violations };
        added.push({ seq, ...entry, body: entry.body(), reply: entry.reply() });
      },
      since,
      next: seq => since(seq)[0],
      last: () => counts.seq,
      clear: () => clear(counts.seq),
      restart: () => clear(0),
      counts: () => counts,
      subscribe: () => () => undefined,
    },
    begin: (before, entries) => {
      counts = before;
      known = entries;
      added = [];
      emptied = false;
    },
    end: () => ({ counts, added, emptied }),
  };
}
