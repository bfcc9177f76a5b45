import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { messageOf } from '../data/refusal.ts';
import type { Mock } from '../provider/mock.ts';
import { createAudit } from '../world/disk.ts';
import { isSameProcess, lockText } from './process-mark.ts';
import { loadState, createStore } from '../world/state-file.ts';

/**
 * `--state` names a file, or a folder, which also gets an audit log. A name that ends with a slash is a
 * folder.
 */
export function keepWorld(mock: Mock, path: string, report: (line: string) => void): Result<null, string> {
  const place = placeOf(path);
  if (!place.ok) return place;
  const { file, log } = place.value;
  if (log !== null && statSync(log, { throwIfNoEntry: false })?.isFile() === false)
    return err(`The audit log ${log} is not a file`);
  const locked = lock(file);
  if (!locked.ok) return locked;
  const loaded = loadState(mock.world, file);
  if (!loaded.ok) return loaded;
  const { note } = loaded.value;
  if (note !== null) report(note);
  let started = false;
  const later = (line: string): void => {
    if (started) report(line);
  };
  mock.store = createStore(file, mock.world, { report: later });
  if (!mock.store.save()) return err(mock.store.trouble() ?? '');
  started = true;
  if (log !== null) mock.audit = createAudit(log, { now: () => mock.world.clock.now(), report });
  mock.audit.note({ what: 'start', ok: true, ...(note !== null && { why: note }) });
  return ok(null);
}

function placeOf(path: string): Result<{ readonly file: string; readonly log: string | null }, string> {
  try {
    if (/[/\\]$/.test(path)) mkdirSync(path, { recursive: true });
    const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
    if (!isFolder) return ok({ file: path, log: null });
    return ok({ file: join(path, 'state.json'), log: join(path, 'audit.log') });
  } catch (error) {
    return err(`The state folder ${path} cannot be used: ${messageOf(error)}`);
  }
}

const held = new Set<string>();

/** Two mocks with one state file would overwrite each other's world. */
function lock(file: string): Result<null, string> {
  const path = `${file}.lock`;
  try {
    while (!put(path)) {
      const holder = textOf(path);
      const [number = ''] = holder.split(' ');
      if (isAlive(Number(number)) && isSameProcess(holder))
        return err(
          `The state file ${file} is in use by process ${number}; if that is no mock, delete ${path}`,
        );
      takeAway(path, holder);
    }
  } catch (error) {
    return err(`The state file ${file} cannot be written: ${messageOf(error)}`);
  }
  if (held.size === 0)
    process.once('exit', () => {
      for (const own of held) rmSync(own, { force: true });
    });
  held.add(path);
  return ok(null);
}

function put(path: string): boolean {
  const beside = `${path}.${process.pid}`;
  const own = lockText(process.pid);
  writeFileSync(beside, own);
  try {
    return unlessThere(() => {
      try {
        linkSync(beside, path);
      } catch (error) {
        if (isCode(error, 'EEXIST')) throw error;
        // Some disks do not support second names.
        writeFileSync(path, own, { flag: 'wx' });
      }
    });
  } finally {
    rmSync(beside, { force: true });
  }
}

/** Puts a lock back that another mock has placed there meanwhile. */
function takeAway(path: string, holder: string): void {
  const aside = `${path}.${process.pid}`;
  renameSync(path, aside);
  if (textOf(aside) !== holder) unlessThere(() => linkSync(aside, path));
  rmSync(aside, { force: true });
}

const textOf = (path: string): string =>
  statSync(path).isFile() ? readFileSync(path, 'utf8').slice(0, 60) : '';

function unlessThere(make: () => void): boolean {
  try {
    make();
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** In a container a mock often has the same process number as the one that was killed before it. */
function isAlive(number: number): boolean {
  if (!Number.isInteger(number) || number <= 0 || number === process.pid) return false;
  try {
    return process.kill(number, 0);
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
