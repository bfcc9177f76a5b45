import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
  appendFileSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { messageOf } from '../data/refusal.ts';
import type { AuditLog } from './keeping.ts';

/** The file calls that are needed, each throwing on failure; a test hands in those of a full disk. */
export type FileCalls = {
  readonly open: (path: string, flags: 'r' | 'w') => number;
  /** Writes the bytes from an offset on; returns how many it wrote, which may not be all. */
  readonly write: (handle: number, bytes: Uint8Array, from: number) => number;
  readonly flush: (handle: number) => void;
  readonly close: (handle: number) => void;
  readonly rename: (from: string, to: string) => void;
  /** Gives a file a second name, which keeps its bytes when the first gets others. Does nothing when there is no such file. */
  readonly keep: (file: string, as: string) => void;
  /** Succeeds when there is no such file. */
  readonly remove: (path: string) => void;
};

/** Node's own calls. */
export const nodeFiles: FileCalls = {
  open: openSync,
  write: (handle, bytes, from) => writeSync(handle, bytes, from),
  flush: fsyncSync,
  close: closeSync,
  rename: renameSync,
  keep: (file, as) => {
    if (!existsSync(file)) return;
    try {
      linkSync(file, as);
    } catch {
      // Not every disk has second names.
      copyFileSync(file, as);
    }
  },
  remove: path => {
    rmSync(path, { force: true });
  },
};

/**
 * Replaces a file's text, whole and flushed to the disk: the text is written to `FILE.new`, flushed, and renamed. So a
 * kill or a full disk at any moment leaves the old text or the new one. The old file is kept as `older`, where that is
 * given. Throws on failure; then the old file is unchanged and `FILE.new` is removed.
 */
export function replaceFile(
  file: string,
  text: string,
  calls: FileCalls = nodeFiles,
  older: string | null = null,
): void {
  const beside = `${file}.new`;
  try {
    const handle = calls.open(beside, 'w');
    try {
      writeAll(handle, Buffer.from(text), calls);
      calls.flush(handle);
    } finally {
      calls.close(handle);
    }
    if (older !== null) {
      calls.remove(older);
      calls.keep(file, older);
    }
    calls.rename(beside, file);
  } catch (error) {
    try {
      calls.remove(beside);
    } catch {
      // The next write replaces it; the first error is the useful one.
    }
    throw error;
  }
  flushFolder(dirname(file), calls);
}

/** A full disk writes a part and returns how much; only the next write fails. */
function writeAll(handle: number, bytes: Uint8Array, calls: FileCalls): void {
  for (let written = 0; written < bytes.length;) {
    const step = calls.write(handle, bytes, written);
    if (step === 0) throw new Error('the disk takes no more');
    written += step;
  }
}

/** A rename is on the disk once the folder is flushed. Windows cannot open a folder and does not need it. */
function flushFolder(folder: string, calls: FileCalls): void {
  if (process.platform === 'win32') return;
  const handle = calls.open(folder, 'r');
  try {
    calls.flush(handle);
  } finally {
    calls.close(handle);
  }
}

/** Then the log is named `FILE.old`, in place of the one before, and a new one begins. */
const maxBytes = 5_000_000;

/**
 * Appends one line of JSON for each event, with the mock's time (`at`) and the machine's (`machine`). `report` gets one line
 * when writing begins to fail; the mock goes on, because its calls do not depend on it.
 */
export function createAudit(
  file: string,
  { now, report }: { readonly now: () => number; readonly report: (line: string) => void },
): AuditLog {
  let size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  let works = true;
  return {
    note: event => {
      const times = { at: new Date(now()).toISOString(), machine: new Date().toISOString() };
      const line = `${JSON.stringify({ ...times, ...event })}\n`;
      try {
        if (size > maxBytes) {
          renameSync(file, `${file}.old`);
          size = 0;
        }
        appendFileSync(file, line, { mode: 0o600 });
        size += Buffer.byteLength(line);
        works = true;
      } catch (error) {
        if (works) report(`The audit log ${file} cannot be written: ${messageOf(error)}`);
        works = false;
      }
    },
  };
}
