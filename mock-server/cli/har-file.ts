import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { messageOf } from '../data/refusal.ts';
import { scenarioOf } from '../provider/har-recording.ts';
import { replaceFile } from '../world/replace-file.ts';

/** Writes the scenario of a HAR file, without the real `appKey` where it is given; returns a line about what it has. The error is one line too. */
export function writeHarScenario(har: string, file: string, appKey: string | null): Result<string, string> {
  if (!existsSync(har)) return err(`HAR file not found: ${har}`);
  try {
    const made = scenarioOf(readFileSync(har, 'utf8'), { title: basename(file, '.json'), appKey });
    if (!made.ok) return err(`HAR file ${har}: ${made.error}`);
    const { scenario, replies, paths, without } = made.value;
    replaceFile(file, `${JSON.stringify(scenario, null, 2)}\n`);
    const left = without === 0 ? '' : ` (left out: ${without} without a whole reply)`;
    return ok(`HAR:               ${replies} replies of ${paths} calls, into ${file}${left}`);
  } catch (error) {
    return err(`HAR file ${har}: ${messageOf(error)}`);
  }
}
