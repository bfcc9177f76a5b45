// The journeys of journeys.ts in each engine that is installed here.
import { expect, test } from '@playwright/test';
import type { Engine } from './engine.ts';
import { engines } from './installed.ts';
import { journeys } from './journeys.ts';
import { startWorld } from './world.ts';

for (const [name, { start, missing }] of Object.entries(engines))
  test.describe(name, () => {
    // A browser serves all journeys of its engine, each at a different address.
    test.describe.configure({ mode: 'default' });
    test.skip(start === undefined, missing ?? '');
    let engine: Engine | undefined;
    test.beforeAll(async () => {
      engine = await start?.();
    });
    test.afterAll(() => engine?.stop());

    for (const { name: what, storage = true, walk } of journeys)
      test(what, async () => {
        test.setTimeout(60_000);
        if (engine === undefined) throw new Error('No engine');
        const world = await startWorld(engine, { storage });
        try {
          await walk(world);
        } finally {
          await world.end();
        }
        expect(world.mock.calls().flatMap(({ violations }) => violations)).toEqual([]);
      });
  });
