// An independent provider declares, corrects, voids and returns at random. Every screen must agree with its
// ledger.
import { expect, it } from 'vitest';
import { figureRun } from '../../lab/figures/figure-run.ts';
import { walk } from './other-provider-walk/walk.tsx';

const run = figureRun('otherProviderWalks');
const first = Number(process.env['WALK_SEED'] ?? (run.seed - 1) * run.inputs + 1);
const steps = run.release ? 100 : 40;

it(
  `${run.inputs} walks in front of an independent provider: each statement agrees with its ledger`,
  async () => {
    const wrong: string[] = [];
    for (let seed = first; seed < first + run.inputs; seed += 1) wrong.push(...(await walk(seed, steps)));
    run.report({
      load: `${steps} steps each, seeds ${first} to ${first + run.inputs - 1}`,
      faults:
        'kept and cleared boards, holidays, replicas, lags, late and corrected results, returned stakes, lists that end after ten lines',
      lost: null,
      doubled: null,
      wrong: wrong.length,
    });
    expect(wrong.join('\n')).toBe('');
  },
  run.timeout,
);
