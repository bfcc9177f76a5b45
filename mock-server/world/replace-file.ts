import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** The calls that writing a file needs; a test hands in a disk that is full. Each throws when it cannot do its part. */
export type FileCalls = {
  readonly open: (path: string, flags: 'r' | 'w') => number;
  /** Writes bytes from an offset on, perhaps not all; returns how many. */
  readonly write: (handle: number, bytes: Uint8Array, from: number) => number;
  readonly flush: (handle: number) => void;
  readonly close: (handle: number) => void;
  readonly rename: (from: string, to: string) => void;
  /** No error when there is no such file. */
  readonly remove: (path: string) => void;
};

export const nodeFiles: FileCalls = {
  open: openSync,
  write: (handle, bytes, from) => writeSync(handle, bytes, from),
  flush: fsyncSync,
  close: closeSync,
  rename: renameSync,
  remove: path => {
    rmSync(path, { force: true });
  },
};

/**
 * Puts a text in a file's place, whole and on the disk: it is written beside the file (`FILE.new`), flushed, and
 * renamed, so that a kill or a full disk at any moment leaves the old text or the new one. Throws when it cannot
 * be done; then the old file stands and nothing lies beside it.
 */
export function replaceFile(file: string, text: string, calls: FileCalls = nodeFiles): void {
  const beside = `${file}.new`;
  try {
    const handle = calls.open(beside, 'w');
    try {
      writeAll(handle, Buffer.from(text), calls);
      calls.flush(handle);
    } finally {
      calls.close(handle);
    }
    calls.rename(beside, file);
  } catch (error) {
    // What cannot be removed is written over the next time; the first error is the one to tell.
    attempt(() => {
      calls.remove(beside);
    });
    throw error;
  }
  flushFolder(dirname(file), calls);
}

/** A full disk writes a part and says how much; only the next write fails. */
function writeAll(handle: number, bytes: Uint8Array, calls: FileCalls): void {
  for (let written = 0; written < bytes.length;) {
    const step = calls.write(handle, bytes, written);
    if (step === 0) throw new Error('the disk takes no more');
    written += step;
  }
}

/** The file's new name is on the disk only when its folder is. Windows opens no folder, and needs none of this. */
function flushFolder(folder: string, calls: FileCalls): void {
  if (process.platform === 'win32') return;
  const handle = calls.open(folder, 'r');
  try {
    calls.flush(handle);
  } finally {
    calls.close(handle);
  }
}

function attempt(deed: () => void): void {
  try {
    deed();
  } catch {
    return;
  }
}
