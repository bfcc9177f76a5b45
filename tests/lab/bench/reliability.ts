import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Figure, Section } from './section.ts';

const tests = ['tests/state/placing-simulation.test.ts', 'tests/mock-server/kill.test.ts'];
const ended = { lost: v.number(), doubled: v.number() };
const simulation = v.object({ inputs: v.number(), ...ended });
const kills = v.object({ load: v.string(), faults: v.string(), ...ended });

/** Runs the two tests that could lose or double bids, as large as `npm run test:all` does (docs/reports/figures.md). */
export async function reliability(): Promise<Section> {
  execFileSync('npx', ['vitest', 'run', '--config', 'tests/vitest.config.ts', ...tests], {
    stdio: 'ignore',
    env: { ...process.env, FIGURES: 'usual' },
  });
  const simulated = v.parse(simulation, reported('submissions'));
  const killed = v.parse(kills, reported('mockKills'));
  return {
    title: 'Reliability',
    figures: [
      wrong(`${simulated.inputs.toLocaleString('en')} simulated submissions, 20 % faults`, simulated),
      wrong(`${killed.load}, ${killed.faults} and restarts of the mock`, killed),
    ],
  };
}

const reported = (name: string): unknown =>
  JSON.parse(readFileSync(`tests/reports/figures/${name}.json`, 'utf8'));

const wrong = (what: string, { lost, doubled }: { lost: number; doubled: number }): Figure => ({
  what: `${what}: lost or doubled`,
  value: lost + doubled,
  unit: '',
  limit: { value: 0, of: 'value', at: 'most' },
  inReadme: true,
});
