import { watch } from 'node:fs';
import { dirname } from 'node:path';
import { ownFile, scenarioText } from '../data/scenario.ts';
import { fixturesFolder } from '../http/disk-fixtures.ts';
import { resetMock, type Mock } from '../provider/mock.ts';

/** An editor may write a file in several steps. */
const pauseMs = 100;

/**
 * Begins the world again whenever the text of its scenario, or of world.json, has changed. A wrong file is reported in one
 * line, and the old world stays. Folders are watched, because editors replace files.
 */
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
