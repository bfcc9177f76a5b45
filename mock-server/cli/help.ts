import { printable } from '../../src/lib/printable.ts';
import { readScenario, scenarioNames } from '../data/scenario.ts';

/** What `--help` prints: the flags, and every scenario with what it shows. */
export function help(): string {
  const scenarios = scenarioNames().map(name => {
    const scenario = readScenario(name);
    return `  ${name.padEnd(20)} ${printable(scenario.ok ? scenario.value.shows : '')}`;
  });
  return `Plays the provider: the built app, its API, and a console at /__mock/.

  --port N          where to listen (3000; 0 takes a free port)
  --host H          on which address (127.0.0.1)
  --allow-host NAME answers under this name too, such as a tunnel's; can be given again
  --scenario NAME   how the world begins (default); a .json file for one of your own
  --latency MS      delays every reply
  --now ISO|real    where the clock begins (1:00 PM of today), or the machine's own time
  --tz ZONE         the provider's time zone (the machine's)
  --seed N          for everything random (1)
  --state FILE      keeps the state in a file, and goes on from it
  --contract MODE   requests that break the contract: off, warn (note them), strict (fail them)
  --watch           begins again when the scenario's file changes; a wrong one leaves the old world
  --save-to FOLDER  where the console saves scenarios (saved-scenarios)
  --record URL      passes the calls on to a real provider and writes a scenario, secrets replaced
  --record-to FILE  where to (fixtures/scenarios/recorded.json)
  --record-key KEY  the real application key, for the calls that are passed on
  --har FILE        makes a scenario of a browser's HAR file (into --record-to) and starts in it
  --api-only        without the app
  --quiet           prints the address alone
  --ready json      prints one line of JSON when it listens, and nothing else

Scenarios:
${scenarios.join('\n')}`;
}
