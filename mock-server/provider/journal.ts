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

/** An entry as it is noted: body and reply are masked when somebody looks. */
export type Note = Omit<JournalEntry, 'seq' | 'body' | 'reply'> & {
  readonly body: () => unknown;
  readonly reply: () => unknown;
};

/** The last calls, for the console and for tests. */
export type Journal = {
  readonly add: (note: Note) => void;
  /** Entries with a `seq` above `seq`. */
  readonly since: (seq: number) => readonly JournalEntry[];
  readonly clear: () => void;
  readonly counts: () => { readonly requests: number; readonly violations: readonly string[] };
  /** Tells of every new entry; answers with the way to stop. */
  readonly subscribe: (listener: (entry: JournalEntry) => void) => () => void;
};

const kept = 1000;

export function createJournal(): Journal {
  let entries: (Note & { readonly seq: number })[] = [];
  let violations: string[] = [];
  let seq = 0;
  let requests = 0;
  const listeners = new Set<(entry: JournalEntry) => void>();
  return {
    add: note => {
      seq += 1;
      requests += 1;
      const numbered = { seq, ...note };
      entries.push(numbered);
      if (entries.length > kept) entries.shift();
      if (note.violations.length > 0) violations = [...violations, ...note.violations].slice(-kept);
      if (listeners.size === 0) return;
      const entry = shown(numbered);
      for (const listener of listeners) listener(entry);
    },
    since: from => entries.filter(entry => entry.seq > from).map(shown),
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

const shown = ({ seq, time, method, path, body, ...rest }: Note & { readonly seq: number }): JournalEntry => {
  const { status, reply, ms, fault, violations } = rest;
  return { seq, time, method, path, body: body(), status, reply: reply(), ms, fault, violations };
};
