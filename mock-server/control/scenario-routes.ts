import * as v from 'valibot';
import { fixtures } from '../data/fixtures.ts';
import { refuse } from '../data/refusal.ts';
import { addScenarioFile, readScenario, scenarioNames } from '../data/scenario.ts';
import { listDate } from '../data/wall-time.ts';
import type { Mock } from '../provider/mock.ts';
import { nowOf, read, type Routes } from './route.ts';

const saveBody = v.strictObject({
  name: v.pipe(
    v.string(),
    v.regex(/^[a-z\d][a-z\d-]{0,59}$/, 'must be small letters, digits and hyphens, at most 60'),
  ),
  title: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
  shows: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(500))),
  notes: v.optional(v.array(v.string())),
  replace: v.optional(v.boolean(), false),
});

export const scenarioRoutes: Routes = {
  'GET scenarios': () =>
    scenarioNames().map(name => {
      const scenario = readScenario(name);
      if (!scenario.ok) return { name, title: name, shows: scenario.error, notes: [] };
      const { title, shows, notes } = scenario.value;
      return { name, title, shows, notes };
    }),
  'GET scenario': mock => scenarioOf(mock, { name: mock.world.state.scenario }),
  'POST scenarios': (mock, { body, origin }) => {
    const asked = read(saveBody, body);
    const { name, replace } = asked;
    const isOurs = fixtures().scenarios().includes(`${name}.json`);
    if (isOurs || (scenarioNames().includes(name) && !replace))
      refuse(`name: there is a scenario '${name}' already`);
    const scenario = scenarioOf(mock, asked);
    const text = `${JSON.stringify(scenario, null, 2)}\n`;
    const file = fixtures().keep?.(name, text) ?? null;
    // Without a folder, the caller keeps the contents.
    if (file === null) return { name, file, link: null, scenario };
    addScenarioFile(file);
    return { name, file, link: `${origin}/__mock/?scenario=${name}` };
  },
};

function scenarioOf(
  mock: Mock,
  about: { readonly name: string } & Partial<Omit<v.InferOutput<typeof saveBody>, 'name'>>,
): object {
  const { world, latency } = mock;
  const { name, title = name, notes = [] } = about;
  const {
    shows = `The world of '${world.state.scenario}' as it was on ${listDate(nowOf(mock), world.zone)}.`,
  } = about;
  const { speed } = world.clock.setting();
  return { title, shows, notes, clock: { now: nowOf(mock), speed }, latency, saved: world.state };
}
