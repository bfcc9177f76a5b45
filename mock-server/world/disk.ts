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

/** Each throws on failure. Tests pass calls of a full disk. */
export type FileCalls = {
  readonly open: (path: string, flags: 'r' | 'w') => number;
  /** Returns the number of bytes written, which may be fewer than all. */
  readonly write: (handle: number, bytes: Uint8Array, from: number) => number;
  readonly flush: (handle: number) => void;
  readonly close: (handle: number) => void;
  readonly rename: (from: string, to: string) => void;
  /**
   * Gives the file a second name, which keeps its bytes when the file is replaced. Does nothing if there is
   * no file.
   */
  readonly keep: (file: string, as: string) => void;
  /** Succeeds even if there is no such file. */
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
      // Some disks do not support second names.
      copyFileSync(file, as);
    }
  },
  remove: path => {
    rmSync(path, { force: true });
  },
};

/**
 * Writes `FILE.new`, flushes it and renames it, so that a kill or a full disk leaves either the old text or
 * the new one. Keeps the old file as `older`.
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
      // Ignored: the next write replaces the file, and the first error is the useful one.
    }
    throw error;
  }
  flushFolder(dirname(file), calls);
}

/** A full disk writes only a part, and only the next write fails. */
function writeAll(handle: number, bytes: Uint8Array, calls: FileCalls): void {
  for (let written = 0; written < bytes.length;) {
    const step = calls.write(handle, bytes, written);
    if (step === 0) throw new Error('the disk takes no more');
    written += step;
  }
}

/**
 * A rename is on the disk only after the folder is flushed. Windows cannot open a folder and does not need
 * to.
 */
function flushFolder(folder: string, calls: FileCalls): void {
  if (process.platform === 'win32') return;
  const handle = calls.open(folder, 'r');
  try {
    calls.flush(handle);
  } finally {
    calls.close(handle);
  }
}

/** A larger log becomes `FILE.old`, and a new one begins. */
const maxBytes = 5_000_000;

/**
 * The mock goes on if writing fails, and `report` gets one line. `at` is the mock's time, `machine` the
 * machine's.
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
