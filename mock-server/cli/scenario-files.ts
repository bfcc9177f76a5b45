import { existsSync, readFileSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { messageOf } from '../data/refusal.ts';
import { ownFile, scenarioText } from '../data/scenario.ts';
import { fixturesFolder } from '../http/disk-fixtures.ts';
import { resetMock, type Mock } from '../provider/mock.ts';
import { scenarioOf } from '../provider/recording.ts';
import { replaceFile } from '../world/disk.ts';

/** Removes the real `appKey`, if it is given. */
export function writeHarScenario(har: string, file: string, appKey: string | null): Result<string, string> {
  if (!existsSync(har)) return err(`HAR file not found: ${har}`);
  try {
    const made = scenarioOf(readFileSync(har, 'utf8'), { title: basename(file, '.json'), appKey });
    if (!made.ok) return err(`HAR file ${har}: ${made.error}`);
    const { scenario, replies, paths, without } = made.value;
    replaceFile(file, `${JSON.stringify(scenario, null, 2)}\n`);
    const leftOut = without === 0 ? '' : ` (left out: ${without} without a readable reply)`;
    return ok(`HAR:               ${replies} replies of ${paths} calls, into ${file}${leftOut}`);
  } catch (error) {
    return err(`HAR file ${har}: ${messageOf(error)}`);
  }
}

/** Milliseconds to wait after a change, because an editor may write a file in several steps. */
const pauseMs = 100;

/** Watches the folder and not the file, because editors replace files. */
export function watchScenario(
  mock: Mock,
  { name, report }: { readonly name: string; readonly report: (line: string) => void },
): void {
  let read = scenarioText(name);
  let timer: NodeJS.Timeout | undefined;
  const look = (): void => {
    const text = scenarioText(name);
    if (text === read) return;
    read = text;
    const begun = resetMock(mock, name, mock.options.seed);
    if (!begun.ok) report(`${begun.error} (the old world stays)`);
    else if (mock.store.save()) report(`Scenario '${name}' begins again`);
  };
  const own = ownFile(name);
  for (const folder of [fixturesFolder, own === null ? `${fixturesFolder}scenarios` : dirname(own)])
    watch(folder, () => {
      clearTimeout(timer);
      timer = setTimeout(look, pauseMs);
    });
}
