import { readFileSync } from 'node:fs';

/** A process of Linux by more than its number, which another one may have later. Null where the system does not say. */
type Mark = {
  /** Ticks of this boot at which it began. */
  readonly started: string;
  /** `R`, `S`, `Z` for one that has ended and is only listed. */
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
  // The name of the program stands in parentheses, and may have any letters.
  const fields = read(`/proc/${pid}/stat`)
    ?.replace(/^.*\)\s*/s, '')
    .split(' ');
  const [state, started] = [fields?.[0], fields?.[19]];
  return state === undefined || started === undefined ? null : { state, started };
}

const bootOf = (read: ReadText): string => (read('/proc/sys/kernel/random/boot_id') ?? '').trim().slice(0, 8);

/** What a lock says of its process: `4711`, where it is known with boot and begin, `4711 1f0a77c2 90210`. */
export function lockText(pid: number, read: ReadText = textOf): string {
  const mark = markOf(pid, read);
  return mark === null ? String(pid) : `${pid} ${bootOf(read)} ${mark.started}`;
}

/** False when the number is another process's now, or that of a killed one which nobody has buried. */
export function isSameProcess(lock: string, read: ReadText = textOf): boolean {
  const [pid = '', boot, started] = lock.split(' ');
  const mark = markOf(Number(pid), read);
  if (mark === null) return true;
  if (mark.state === 'Z' || mark.state === 'X') return false;
  return started === undefined || (boot === bootOf(read) && started === mark.started);
}
