// `npm run lab -- NAME`: an experiment, with the words after its name. README.md in this folder says what each costs and
// shows. `npm test` and `npm run test:rest` run none of them.
import { spawnSync } from 'node:child_process';

type Experiment = {
  readonly shows: string;
  /** Programs for Node, in order; one that fails ends the run. The last takes the words of the command. */
  readonly steps: readonly (readonly string[])[];
};

const script = (file: string): readonly string[] => ['--import', 'tsx', file];
const build = script('build.ts');
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config'];
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config'];

const experiments: ReadonlyMap<string, Experiment> = new Map([
  [
    'bench',
    { shows: 'measure bytes and times beside other programs', steps: [script('tests/lab/bench/bench.ts')] },
  ],
  [
    'figures',
    { shows: 'test the figures of reliability', steps: [build, script('tests/lab/figures/release.ts')] },
  ],
  ['mutants', { shows: 'find faults that no test notices', steps: [script('tests/lab/mutants/mutants.ts')] }],
  ['prism', { shows: 'compare the mock with openapi.json', steps: [script('tests/lab/prism/prism.ts')] }],
  [
    'engines',
    {
      shows: 'run the main journeys in three browsers',
      steps: [build, [...playwright, 'tests/lab/engines/playwright.config.ts']],
    },
  ],
  [
    'pictures',
    { shows: "take the README's pictures", steps: [build, script('tests/lab/pictures/pictures.ts')] },
  ],
  [
    'screenshots',
    {
      shows: 'take a picture of every screen in every state',
      steps: [build, script('tests/lab/pictures/screenshots.ts')],
    },
  ],
  ['tests', { shows: 'run the tests of the laboratory', steps: [[...vitest, 'tests/lab/vitest.config.ts']] }],
]);

const lines = Array.from(experiments, ([name, { shows }]) => `  ${name.padEnd(12)} ${shows}`);
const help = `Run an experiment of the laboratory (tests/lab/README.md).

  npm run lab -- NAME [WORDS]

${lines.join('\n')}

The experiment gets the words after its name: npm run lab -- bench bytes`;

const [name = '--help', ...words] = process.argv.slice(2);
const experiment = experiments.get(name);
if (experiment !== undefined) run(experiment);
else if (name === '--help') console.log(help);
else {
  console.error(`No experiment is called '${name}'; there are ${[...experiments.keys()].join(', ')}`);
  process.exitCode = 2;
}

function run({ steps }: Experiment): void {
  for (const [index, step] of steps.entries()) {
    const args = index === steps.length - 1 ? [...step, ...words] : step;
    const code = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
    process.exitCode = code;
    if (code !== 0) return;
  }
}
