import type { Journal, JournalEntry } from '../provider/journal.ts';

/** What is kept of a journal beside its entries. */
export type Counts = {
  readonly seq: number;
  readonly requests: number;
  readonly violations: readonly string[];
};

/** The journal of a call, whose entries are kept elsewhere: what was known before, and what the call has added. */
export type SharedJournal = {
  readonly journal: Journal;
  /** Before a call: the counts, and the entries where the call reads them. */
  readonly begin: (counts: Counts, known: readonly JournalEntry[]) => void;
  /** After it: what to keep. `emptied` says that the entries before are gone. */
  readonly end: () => {
    readonly counts: Counts;
    readonly added: readonly JournalEntry[];
    readonly emptied: boolean;
  };
};

/** The counts of an empty journal. */
export const noCounts: Counts = { seq: 0, requests: 0, violations: [] };

const maxViolations = 100;

/** A journal for the many workers of a browser, each of which carries out some of its calls. */
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
