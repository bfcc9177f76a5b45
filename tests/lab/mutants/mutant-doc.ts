import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { counts, type Counts, keptRooms, sumOfRooms } from './mutant-report.ts';
import { mutantRoomIds, mutantRooms, notInNode } from './rooms.ts';

const file = 'docs/reports/mutants.md';
const begin = '<!-- mutants: written by npm run lab -- mutants -->';
const end = '<!-- end of mutants -->';

const number = (value: number): string => value.toLocaleString('en');
/** Words of a program, which may have a backtick among them. */
const code = (text: string): string => `\`\` ${text} \`\``;

const line = (name: string, what: string, room: Counts & { readonly score: number }): string =>
  `| **${name}** | ${what} | ${counts
    .slice(0, -1)
    .map(key => number(room[key]))
    .join(' | ')} | ${room.score.toFixed(1)} % | ${number(Math.max(1, Math.round(room.seconds / 60)))} min |`;

/** The lines of the page about the last runs. */
function mutantLines(): string {
  const kept = keptRooms();
  const rooms = mutantRoomIds.map(id => {
    const room = kept[id];
    return room ? line(id, mutantRooms[id].what, room) : `| **${id}** | ${mutantRooms[id].what} | not run |`;
  });
  const accepted = mutantRoomIds.flatMap(id => kept[id]?.accepted ?? []);
  const open = mutantRoomIds.flatMap(id => kept[id]?.open ?? []);
  return [
    '| Room | What is broken | Mutants | Killed | Timed out | Survived | No test | Not tested | Score | Took |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rooms,
    line('all', '', sumOfRooms()),
    '',
    `Not run at all, since Node has no IndexedDB, and asked in Chromium only: ${notInNode.map(file => `\`${file}\``).join(', ')}.`,
    '',
    '## Survivors that may stay',
    '',
    ...(accepted.length === 0 ? ['None.'] : []),
    ...accepted.map(({ mutant, reason }) => `- ${code(mutant)}: ${reason}`),
    '',
    '## Survivors without a reason',
    '',
    ...(open.length === 0 ? ['None.'] : open.map(mutant => `- ${code(mutant)}`)),
  ].join('\n');
}

/** The text of the page with the runs as they are now. */
export async function withMutants(text: string): Promise<string> {
  const at = text.indexOf(begin);
  const to = text.indexOf(end);
  if (at < 0 || to < at) throw new Error(`${file} has no place for the mutants`);
  const whole = `${text.slice(0, at)}${begin}\n\n${mutantLines()}\n\n${text.slice(to)}`;
  return format(whole, { ...(await resolveConfig(file)), filepath: file });
}

/** Writes the page. */
export async function writeMutants(): Promise<void> {
  const text = readFileSync(file, 'utf8');
  const next = await withMutants(text);
  if (next !== text) writeFileSync(file, next);
}
