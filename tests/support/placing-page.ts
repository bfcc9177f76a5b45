import { isOpen, isUntold } from '../../src/domain/placing/attempt.ts';
import type { OrderRow } from '../../src/domain/placing/evidence.ts';
import type { OrderEnd } from '../../src/domain/placing/order.ts';
import type { PointsRequest } from '../../src/state/core/environment-types.ts';
import { account, type CourseName, courses, line, placingWorld, source } from './placing-world.ts';

/** A page with one slip, its dialog open, every row a separate request. */
export function openPlacing(texts: readonly string[] = ['7 50']) {
  const world = placingWorld();
  const slip = texts.map(text => line(text));
  const taken: string[] = [];
  const order = {
    account,
    source,
    wanted: slip,
    requestsFor: (free: readonly OrderRow[]): readonly PointsRequest[] =>
      free.map(trace => ({
        wanted: [trace],
        total: trace.points,
        send: world.send({ wanted: [trace], total: trace.points }),
      })),
  };
  const place = async (asked = order): Promise<OrderEnd> => {
    const end = await page.placing.place(asked, asked.requestsFor);
    taken.push(...end.placed.map(({ row }) => row));
    return end;
  };
  let page = world.openPage();
  page.placing.prepare({ account, source });
  return {
    ...world,
    order,
    place,
    news: () => page.news,
    page: () => page,
    /** Opens another tab of the same browser. */
    otherTab: () => {
      const tab = world.openPage();
      const asked = (texts: readonly OrderRow[]) => ({ ...order, wanted: texts });
      return {
        ...tab,
        place: (...rows: readonly OrderRow[]) => tab.placing.place(asked(rows), order.requestsFor),
      };
    },
    reload: () => {
      page.die();
      page = world.openPage();
      page.placing.prepare({ account, source });
    },
    tap: async () => kindOf(await world.time.until(place())),
    /** The end of a tap, and the milliseconds that it took. */
    timedTap: async (asked = order) => {
      const before = world.time.now();
      const { kind } = await world.time.until(place(asked));
      return { kind, ms: world.time.now() - before };
    },
    /** The rows that left the slip since the last call, after a tap or a find. */
    claim: () => [...taken.splice(0), ...page.placing.settled(order).placed.map(({ row }) => row)],
    /** The attempts in the journal that are open or not reported yet. */
    left: () => world.journal.kept().filter(attempt => isOpen(attempt) || isUntold(attempt)),
    placedLines: () => world.server.lines.map(trace => trace.line),
    meet: (...names: readonly CourseName[]) =>
      void world.server.courses.push(...names.map(name => courses[name])),
  };
}

/** An end without the rows that it settled. */
export const kindOf = (end: OrderEnd) =>
  end.kind === 'rejected' ? { kind: end.kind, message: end.message } : { kind: end.kind };
