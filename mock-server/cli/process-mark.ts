import { readFileSync } from 'node:fs';

/**
 * Identifies a Linux process by more than its number, which another process may get later. Null if the system
 * does not say.
 */
type Mark = {
  /** The tick of this boot when the process began. */
  readonly started: string;
  /** `R`, `S`, or `Z` for a process that has ended but is still listed. */
  readonly state: string;
};

type ReadText = (file: string) => string | null;

const textOf: ReadText = file => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

function markOf(pid: number, read: ReadText): Mark | null {
  // The program's name is in parentheses and may contain any character.
  const fields = read(`/proc/${pid}/stat`)
    ?.replace(/^.*\)\s*/s, '')
    .split(' ');
  const [state, started] = [fields?.[0], fields?.[19]];
  return state === undefined || started === undefined ? null : { state, started };
}

const bootOf = (read: ReadText): string => (read('/proc/sys/kernel/random/boot_id') ?? '').trim().slice(0, 8);

/** The text of a lock: `4711`, or `4711 1f0a77c2 90210` if boot and start are known. */
export function lockText(pid: number, read: ReadText = textOf): string {
  const mark = markOf(pid, read);
  return mark === null ? String(pid) : `${pid} ${bootOf(read)} ${mark.started}`;
}

/** False if the number belongs to another process now, or to a killed process that is still listed. */
export function isSameProcess(lock: string, read: ReadText = textOf): boolean {
  const [pid = '', boot, started] = lock.split(' ');
  const mark = markOf(Number(pid), read);
  if (mark === null) return true;
  if (mark.state === 'Z' || mark.state === 'X') return false;
  return started === undefined || (boot === bootOf(read) && started === mark.started);
}
