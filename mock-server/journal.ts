/** A call as the journal tells it: what was asked, what was answered, what went wrong. */
export type JournalEntry = {
  /** Counts up from 1 over the life of the world. */
  readonly seq: number;
  readonly time: string;
  readonly method: string;
  readonly path: string;
  /** Passwords, OTPs and tokens are masked; what is no JSON is only counted. */
  readonly body: unknown;
  /** The HTTP code, or 0 when the connection was cut or hung. */
  readonly status: number;
  readonly reply: unknown;
  /** By the mock's own clock, so that the same calls at a standing clock make the same journal. */
  readonly ms: number;
  readonly fault: string | null;
  readonly violations: readonly string[];
};

/** The last calls, for the console and for tests. */
export type Journal = {
  readonly add: (entry: Omit<JournalEntry, 'seq'>) => void;
  /** Entries with a `seq` above `seq`. */
  readonly since: (seq: number) => readonly JournalEntry[];
  readonly clear: () => void;
  readonly counts: () => { readonly requests: number; readonly violations: readonly string[] };
  /** Tells of every new entry; answers with the way to stop. */
  readonly subscribe: (listener: (entry: JournalEntry) => void) => () => void;
};

const kept = 1000;

export function createJournal(): Journal {
  let entries: JournalEntry[] = [];
  let violations: string[] = [];
  let seq = 0;
  let requests = 0;
  const listeners = new Set<(entry: JournalEntry) => void>();
  return {
    add: entry => {
      seq += 1;
      requests += 1;
      const numbered = { seq, ...entry };
      entries.push(numbered);
      if (entries.length > kept) entries.shift();
      if (entry.violations.length > 0) violations = [...violations, ...entry.violations].slice(-kept);
      for (const listener of listeners) listener(numbered);
    },
    since: from => entries.filter(entry => entry.seq > from),
    clear: () => {
      entries = [];
      violations = [];
      requests = 0;
    },
    counts: () => ({ requests, violations }),
    subscribe: listener => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
