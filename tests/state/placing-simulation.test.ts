import { expect, it } from 'vitest';
import type { AskedRow } from '../../src/domain/placing/evidence.ts';
import type { Settled } from '../../src/domain/placing/order.ts';
import { sumPoints } from '../../src/domain/points.ts';
import { figureRun } from '../figures/figure-run.ts';
import { account, type CourseName, courses, line, placingWorld, source } from '../support/placing-world.ts';
import { seeded } from '../support/virtual-time.ts';

const run = figureRun('submissions');
const faultRate = 0.2;

const faults = Object.keys(courses).filter((name): name is CourseName => name !== 'placed');
const names = ['1', '2', '3', '4', '5', '6'];
const mostTaps = 6;
const longEnough = 11 * 60_000;

type Tally = { inputs: number; lost: number; doubled: number; wrong: number; left: number; taps: number };

/** A player who taps until he is told that all is placed or has enough, on a page that may die at any moment. */
async function play(seed: number, count: number): Promise<Tally> {
  const random = seeded(seed);
  const tally: Tally = { inputs: 0, lost: 0, doubled: 0, wrong: 0, left: 0, taps: 0 };
  const world = placingWorld();
  const { server, time } = world;
  let page = world.openPage();
  server.lucky = () => random() >= faultRate;

  const pick = <T>(items: readonly T[], otherwise: T): T =>
    items[Math.floor(random() * items.length)] ?? otherwise;
  const weather = (): void => {
    server.courses = [0, 1, 2].map(() =>
      random() < faultRate ? courses[pick(faults, 'drop')] : courses.placed,
    );
  };

  for (let turn = 0; turn < count; turn += 1) {
    tally.inputs += 1;
    server.balance = 10_000;
    server.lines = server.lines.slice(0, 20);
    const before = [...server.lines];
    /** What stands in the ledger for this slip, without what the transport sent twice. */
    const carriedOut = (trace: AskedRow): number =>
      server.lines.filter(one => one.line === trace.line).length -
      before.filter(one => one.line === trace.line).length -
      (server.repeated.get(trace.line) ?? 0);
    server.repeated.clear();

    const wanted = [...new Set([0, 1, 2].map(() => pick(names, '1')))].map(name =>
      line(`${name} 50`, `${name} in ${turn}`),
    );
    let slip: readonly AskedRow[] = wanted;
    /** Rows that left because the same was placed before, which the player was told in so many words. */
    const known: string[] = [];
    const leave = ({ placed, earlier }: Settled): void => {
      tally.wrong += placed.filter(trace => carriedOut(trace) < 1).length;
      tally.wrong += earlier.filter(({ text }) => !server.lines.some(({ line }) => line === text)).length;
      known.push(...earlier.map(({ row }) => row));
      const gone = new Set([...placed, ...earlier].map(({ row }) => row));
      slip = slip.filter(({ row }) => !gone.has(row));
    };
    const take = (): void => leave(page.placing.found({ account, source, wanted: slip }));
    const open = (): void => page.placing.prepare({ account, source });

    open();
    for (let tap = 0; tap < mostTaps && slip.length > 0; tap += 1) {
      tally.taps += 1;
      weather();
      const requestsFor = (free: readonly AskedRow[]) => {
        const groups = random() < 0.3 ? free.map(trace => [trace]) : [free];
        return groups.map(group => {
          const request = { wanted: group, total: sumPoints(group.map(trace => trace.points)) };
          return { ...request, send: world.send(request) };
        });
      };
      const ending = page.placing.place({ account, source, wanted: slip }, requestsFor).then(end => {
        leave(end);
        return end.kind;
      });
      if (random() < 0.05) {
        await time.pass(random() * 20_000);
        page.die();
        page = world.openPage();
        open();
      } else {
        const kind = await time.until(ending);
        if (kind === 'placed' || kind === 'earlier') tally.wrong += slip.length;
      }
      take();
      await time.pass(random() < 0.3 ? 0 : random() * 40_000);
      take();
      if (random() < 0.05) server.balance += 475;
    }
    const checking = world.journal.kept().length > 0;
    await time.pass(longEnough);
    tally.doubled += wanted.filter(trace => carriedOut(trace) > 1).length;
    tally.lost += wanted.filter(
      trace => !slip.includes(trace) && !known.includes(trace.row) && carriedOut(trace) < 1,
    ).length;
    // What is found while its form is gone is told on another screen.
    const elsewhere = page.placing.untold(account).earlier;
    tally.wrong += elsewhere.filter(({ text }) => !server.lines.some(({ line }) => line === text)).length;
    if (slip.length > 0) {
      if (checking) tally.left += 1;
      else tally.wrong += slip.filter(trace => carriedOut(trace) > 0).length;
      page.die();
      page = world.openPage();
    }
  }
  time.clear();
  return tally;
}

it(
  `${run.inputs} slips under ${faultRate * 100} % faults: none doubled, none lost, nothing told wrongly`,
  { timeout: run.timeout },
  async () => {
    const { inputs, taps, left, ...ended } = await play(run.seed, run.inputs);
    run.report({
      load: `${taps} taps`,
      faults: `${faultRate * 100} % of calls, page deaths, wins meanwhile`,
      ...ended,
      note: `${left} left to check`,
    });
    expect(ended).toEqual({ lost: 0, doubled: 0, wrong: 0 });
    expect(left / inputs).toBeLessThan(0.02);
  },
);
