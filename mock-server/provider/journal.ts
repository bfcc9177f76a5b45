export type JournalEntry = {
  /** Counts from 1. Only a reset of the world restarts it. */
  readonly seq: number;
  readonly time: string;
  readonly method: string;
  readonly path: string;
  /** The masked body. If it is not JSON, only its length. */
  readonly body: unknown;
  /** 0 if no reply was sent. */
  readonly status: number;
  readonly reply: unknown;
  /** The time by the mock's clock, so that the same calls make the same journal while the clock is stopped. */
  readonly ms: number;
  readonly fault: string | null;
  readonly violations: readonly string[];
};

/** Body and reply are functions, because masking takes time and most entries are never read. */
type NewEntry = Omit<JournalEntry, 'seq' | 'body' | 'reply'> & {
  readonly body: () => unknown;
  readonly reply: () => unknown;
};

/** The last 1,000 calls. */
export type Journal = {
  readonly add: (entry: NewEntry) => void;
  readonly since: (seq: number) => readonly JournalEntry[];
  readonly next: (seq: number) => JournalEntry | undefined;
  readonly last: () => number;
  readonly clear: () => void;
  /** Counts from 1 again. */
  readonly restart: () => void;
  readonly counts: () => { readonly requests: number; readonly violations: readonly string[] };
  /** Returns an unsubscribe function. */
  readonly subscribe: (listener: (entry: JournalEntry) => void) => () => void;
};

const maxEntries = 1000;

export function createJournal(): Journal {
  let entries: (NewEntry & { readonly seq: number })[] = [];
  let violations: string[] = [];
  let seq = 0;
  let requests = 0;
  const listeners = new Set<(entry: JournalEntry) => void>();
  const clear = (): void => {
    entries = [];
    violations = [];
    requests = 0;
  };
  return {
    add: entry => {
      seq += 1;
      requests += 1;
      const numbered = { seq, ...entry };
      entries.push(numbered);
      if (entries.length > maxEntries) entries.shift();
      if (entry.violations.length > 0) violations = [...violations, ...entry.violations].slice(-maxEntries);
      if (listeners.size === 0) return;
      const masked = toJournalEntry(numbered);
      for (const listener of listeners) listener(masked);
    },
    next: from => {
      const found = entries[Math.max(0, from + 1 - (entries[0]?.seq ?? 0))];
      return found === undefined ? undefined : toJournalEntry(found);
    },
    last: () => seq,
    since: from => entries.filter(entry => entry.seq > from).map(toJournalEntry),
    clear,
    restart: () => {
      clear();
      seq = 0;
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

const toJournalEntry = (entry: NewEntry & { readonly seq: number }): JournalEntry => ({
  ...entry,
  body: entry.body(),
  reply: entry.reply(),
});
