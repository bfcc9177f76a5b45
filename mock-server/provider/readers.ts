import { isRecord } from '../data/refusal.ts';
import { linesOf, secondsOf, type Fault } from '../data/fault-rule.ts';
import type { World } from '../world/world.ts';
import type { HttpReply } from './delivery.ts';

/** `asked` identifies the question. `reply` answers it as of a moment, or as of now if that is null. */
export function readBy(
  world: World,
  faults: readonly Fault[],
  asked: string,
  reply: (asOf: number | null) => HttpReply,
): HttpReply {
  const moments = faults.map(fault => momentOf(world, fault)).filter(moment => moment !== null);
  const read = () => reply(moments.length === 0 ? null : Math.min(...moments));
  const cache = faults.find(({ kind }) => kind === 'stale-cache');
  const found = cache === undefined ? read() : fromCache(world, cache, asked, read);
  return faults.reduce((read, { kind, value }) => {
    if (kind === 'repeat-lines') return { ...read, reply: withRepeatedLines(read.reply) };
    if (kind === 'last-lines')
      return { ...read, reply: changedLists(read.reply, lines => lines.slice(0, linesOf(value))) };
    return kind === 'rename' ? { ...read, reply: renamed(read.reply) } : read;
  }, found);
}

/**
 * The moment that the reader shows, or null for now. Of two replicas, the first reading finds the current
 * one.
 */
function momentOf({ clock }: World, { kind, value, hits }: Fault): number | null {
  const isOld = kind === 'lag' || (kind === 'two-replicas' && hits % 2 === 0);
  return isOld ? clock.now() - secondsOf(value) * 1000 : null;
}

const mostCached = 500;

function fromCache(
  { clock, readers }: World,
  { id, value }: Fault,
  asked: string,
  read: () => HttpReply,
): HttpReply {
  const now = clock.now();
  const key = `${id} ${asked}`;
  const fresh = [...readers.cached].filter(([, { from, until }]) => from <= now && now < until);
  const known = fresh.find(([name]) => name === key)?.[1];
  if (known !== undefined) return { status: 200, reply: known.reply, violations: [] };
  const found = read();
  // Copied, because a reply contains parts of the data, which change.
  const cached = { from: now, until: now + secondsOf(value) * 1000, reply: structuredClone(found.reply) };
  readers.cached = new Map(
    found.status === 200 && found.text === undefined
      ? [...fresh, [key, cached] as const].slice(-mostCached)
      : fresh,
  );
  return found;
}

function withRepeatedLines(reply: unknown): unknown {
  return changedLists(reply, lines => (lines.length === 0 ? lines : [lines[0], ...lines]));
}

/** Writes names as another server does: `RAJDHANI-DAY`, `Jodi`, `SINGLE-PANA`. */
function renamed(reply: unknown): unknown {
  return changedLists(reply, lines =>
    lines.map(line => {
      if (!isRecord(line)) return line;
      const { game_name: market, pana: label } = line;
      return {
        ...line,
        ...(typeof market === 'string' && { game_name: shouted(market) }),
        ...(typeof label === 'string' && { pana: label.replace(/ Digit$/, '') }),
      };
    }),
  );
}

const shouted = (name: string): string => name.toUpperCase().replaceAll(' ', '-');

function changedLists(reply: unknown, change: (lines: readonly unknown[]) => readonly unknown[]): unknown {
  if (!isRecord(reply)) return reply;
  return Object.fromEntries(
    Object.entries(reply).map(([name, part]) => [name, Array.isArray(part) ? change(part) : part]),
  );
}
