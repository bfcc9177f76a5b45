import { expect, it } from 'vitest';
import { asked, limitedLedger, most } from './limited-ledger.ts';
import { account, type CourseName, courses, line, placingWorld } from '../support/placing-world.ts';
import { seeded } from '../support/virtual-time.ts';

/** Without `twice`, because no app can limit requests that the transport repeats. */
const faults = Object.keys(courses).filter(
  (name): name is CourseName => name !== 'placed' && name !== 'twice',
);

it('under faults, deaths of pages and two tabs, no more than the limit is debited, and every debit counts', async () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const random = seeded(seed);
    const { ledger, counted, open } = limitedLedger();
    const world = placingWorld(1_000_000, ledger);
    const { server, time } = world;
    const pages = [world.openPage(), world.openPage()];
    const pick = <T>(items: readonly T[], otherwise: T): T =>
      items[Math.floor(random() * items.length)] ?? otherwise;
    for (let turn = 0; turn < 12; turn += 1) {
      const at = Math.floor(random() * pages.length);
      const page = pages[at];
      if (page === undefined) continue;
      server.courses = [0, 1].map(() => (random() < 0.4 ? courses[pick(faults, 'drop')] : courses.placed));
      const slip = [0, 1].map(row => line(`${row} ${pick([10, 30, 50], 10)}`, `${seed} ${turn} ${row}`));
      const end = page.placing.place(...asked(world, slip, random() < 0.5));
      if (random() < 0.1) {
        await time.pass(random() * 20_000);
        page.die();
        pages[at] = world.openPage();
        pages[at]?.placing.resume(account);
      } else await time.until(end);
      await time.pass(random() * 40_000);
    }
    await time.pass(11 * 60_000);
    const debited = 10_000 - server.balance;
    expect(debited, `seed ${seed}`).toBeLessThanOrEqual(most);
    if (open() === 0) expect(counted(), `seed ${seed}`).toBe(debited);
    else expect(counted(), `seed ${seed}`).toBeGreaterThanOrEqual(debited);
    time.clear();
  }
});
