import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { messageOf } from '../data/refusal.ts';
import type { Mock } from '../provider/mock.ts';
import { createAudit } from '../world/audit-log.ts';
import { loadState } from '../world/load-state.ts';
import { createStore } from '../world/store.ts';

/**
 * Goes on from what `--state` names, and keeps the world there: in a file, or in a folder, which has an audit log too. A
 * path that ends with a slash is a folder, made where there is none. The error is one line.
 */
export function keepWorld(mock: Mock, path: string, report: (line: string) => void): Result<null, string> {
  const place = placeOf(path);
  if (!place.ok) return place;
  const { file, log } = place.value;
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

/** The state file, and the audit log where the path is a folder. */
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
