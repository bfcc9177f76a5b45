import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Result } from '../../src/lib/result.ts';
import { err, ok } from '../../src/lib/result.ts';
import { contractModes } from '../provider/request-check.ts';
import type { Mock } from '../provider/mock.ts';
import { openMock } from '../provider/mock.ts';
import { parseMoment } from '../data/zone.ts';

/** How a session begins; what is left out is as the server was started. */
export const sessionWish = v.strictObject({
  scenario: v.optional(v.string()),
  seed: v.optional(v.pipe(v.number(), v.integer())),
  now: v.optional(v.string()),
  latency: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  contract: v.optional(v.picklist(contractModes)),
});
export type SessionWish = v.InferOutput<typeof sessionWish>;

/** Worlds beside the main one, each with its own clock, faults and journal. They live as long as the process. */
export type Sessions = {
  /** Opens one and answers with its id. */
  readonly open: (wish: SessionWish) => Result<string, string>;
  readonly find: (id: string) => Mock | undefined;
  readonly close: (id: string) => boolean;
  readonly ids: () => readonly string[];
};

const most = 100;

/** Past a hundred the one that was not used for the longest time makes room. */
export function createSessions(main: Mock): Sessions {
  const worlds = new Map<string, Mock>();
  return {
    open: wish => {
      const { options, world } = main;
      const start = wish.now === undefined ? options.start : parseMoment(wish.now, world.zone);
      if (start === null && wish.now !== undefined) return err(`now: not a time: ${wish.now}`);
      const opened = openMock({
        scenario: wish.scenario ?? options.scenario,
        seed: wish.seed ?? options.seed,
        zone: world.zone,
        clock: world.clock.sibling(),
        latency: wish.latency ?? options.latency,
        start,
        contract: wish.contract ?? main.contract,
      });
      if (!opened.ok) return opened;
      const [oldest] = worlds.keys();
      if (worlds.size >= most && oldest !== undefined) worlds.delete(oldest);
      const id = randomBytes(5).toString('hex');
      worlds.set(id, opened.value);
      return ok(id);
    },
    find: id => {
      const found = worlds.get(id);
      if (found === undefined) return undefined;
      // A map keeps the order of insertion: the last used comes last.
      worlds.delete(id);
      worlds.set(id, found);
      return found;
    },
    close: id => worlds.delete(id),
    ids: () => [...worlds.keys()],
  };
}
