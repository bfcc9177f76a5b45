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

/** Each throws on failure; a test hands in those of a full disk. */
export type FileCalls = {
  readonly open: (path: string, flags: 'r' | 'w') => number;
  /** The bytes written may not be all. */
  readonly write: (handle: number, bytes: Uint8Array, from: number) => number;
  readonly flush: (handle: number) => void;
  readonly close: (handle: number) => void;
  readonly rename: (from: string, to: string) => void;
  /** The second name keeps its bytes when the first gets others. Does nothing without a file. */
  readonly keep: (file: string, as: string) => void;
  /** Succeeds when there is no such file. */
  readonly remove: (path: string) => void;
};

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
 * `FILE.new` is flushed and renamed, so a kill or a full disk at any moment leaves the old text or the new one.
 * The old file is kept as `older`.
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

/** A full disk writes a part; only the next write fails. */
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

/** The log then becomes `FILE.old`, and a new one begins. */
const maxBytes = 5_000_000;

/**
 * The mock goes on when writing fails; `report` gets one line. `at` is the mock's time, `machine` the machine's.
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
