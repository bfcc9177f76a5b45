// `npm run lab -- mutants`: Stryker breaks the rooms of tests/lab/mutants/rooms.ts in small ways, one at a time, and the quick tests
// have to notice. Words after it choose rooms. Files that have not changed since the last run are not tested again, so that a
// run that was stopped goes on at its room; `--again` forgets it, and `--survivors` asks only those of the last run again,
// after tests were added. At the end the report, docs/reports/mutants.md and the table in
// docs/reports/figures.md are written again.
import { writeFigures } from '../figures/figure-doc.ts';
import { writeMutants } from './mutant-doc.ts';
import { acceptedInVain, keepRoom, keptRooms, roomReportOf } from './mutant-report.ts';
import { mutantRoomIds } from './rooms.ts';
import { type Extent, testMutants } from './stryker.ts';

const words = process.argv.slice(2);
const again = words.includes('--again');
const extent: Extent = again ? 'all' : words.includes('--survivors') ? 'survivors' : 'changed';
const chosen = words.filter(word => !word.startsWith('--'));
const unknown = chosen.filter(word => !mutantRoomIds.some(id => id === word));
if (unknown.length > 0) {
  console.error(`No room ${unknown.join(', ')}. There are ${mutantRoomIds.join(', ')}.`);
  process.exit(2);
}

for (const id of mutantRoomIds.filter(name => chosen.length === 0 || chosen.includes(name))) {
  const { report, seconds } = await testMutants(id, extent);
  // A run that only tests changed files adds its time to that of the runs before.
  const before = again ? 0 : (keptRooms()[id]?.seconds ?? 0);
  const room = roomReportOf(report, before + seconds);
  keepRoom(id, room);
  await writeMutants();
  await writeFigures();
  console.log(
    `${id}: ${room.score} % of ${room.mutants} mutants noticed, ${room.open.length} survivors without a reason`,
  );
  for (const place of acceptedInVain(report)) console.log(`Accepted, but nothing survives there: ${place}`);
}

/** The least that a room may have. */
const floor = 90;
const low = Object.entries(keptRooms()).filter(([, { score }]) => score < floor);
for (const [id, { score }] of low) console.error(`${id} has ${score} %, less than ${floor} %`);
process.exitCode = low.length === 0 ? 0 : 1;
