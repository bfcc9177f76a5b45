import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { acceptedMutants } from './accepted.ts';
import type { MutantRoomId } from './rooms.ts';
import type { StrykerReport } from './stryker.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const roomReport = v.strictObject({
  /** The number of mutants that were tested. */
  mutants: count,
  /** A test failed, so the mutant was killed. */
  killed: count,
  /** A test hung: that is noticed too. */
  timeout: count,
  survived: count,
  /** No test runs the line. */
  noCoverage: count,
  /** Not tested: worked out when the module is loaded, or nothing that Stryker can run. */
  notTested: count,
  /** Noticed ones of a hundred that were tested, accepted survivors among these. */
  score: v.number(),
  /** The sum over all runs since the last fresh start. */
  seconds: count,
  /** Survivors with a reason: `src/domain/slip/slip.ts:12 EqualityOperator: a > b → a >= b`. */
  accepted: v.array(v.strictObject({ mutant: v.string(), reason: v.string() })),
  /** All other survivors. */
  open: v.array(v.string()),
});
export type RoomReport = v.InferOutput<typeof roomReport>;

const mutantsReport = v.record(v.string(), roomReport);

const file = 'tests/lab/reports/mutants.json';

/** The last whole run of each room that had one. */
export function keptRooms(): Readonly<Record<string, RoomReport>> {
  return existsSync(file) ? v.parse(mutantsReport, JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** Keeps a room's run in the place of the one before. */
export function keepRoom(id: MutantRoomId, room: RoomReport): void {
  writeFileSync(file, `${JSON.stringify({ ...keptRooms(), [id]: room }, null, 2)}\n`);
}

const short = (text: string): string => {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
};

/** The noticed ones of a hundred, to one decimal. */
const scoreOf = (room: Pick<RoomReport, 'mutants' | 'killed' | 'timeout'>): number =>
  room.mutants === 0 ? 100 : Math.round(((room.killed + room.timeout) / room.mutants) * 1000) / 10;

/** The words of a file from one point to another; lines and columns begin with 1. */
function wordsAt(source: string, { start, end }: Place): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) =>
      line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
    )
    .join(' ');
}
type Place = StrykerReport['files'][string]['mutants'][number]['location'];

/** The beginning of a line that starts a function, a table or a class. */
const beginning = /^(?:export )?(?:async )?(?:const|let|function\*?|class) (\w+)/;
/** The name of the declaration that contains a line. */
const ownerOf = (source: string, line: number): string =>
  source
    .split('\n')
    .slice(0, line)
    .map(text => beginning.exec(text)?.[1])
    .findLast(name => name !== undefined) ?? 'none';

/** The survivors of a run, each with its place as it is written in `acceptedMutants`. */
const survivorsOf = ({ files }: StrykerReport) =>
  Object.entries(files).flatMap(([name, { source, mutants }]) =>
    mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(mutant => {
        const { line } = mutant.location.start;
        return { name, source, ...mutant, place: `${name} ${ownerOf(source, line)} ${mutant.mutatorName}` };
      }),
  );

/** Places that were accepted in the files of a run, and where nothing survived. */
export function acceptedInVain(report: StrykerReport): readonly string[] {
  const survived = new Set(survivorsOf(report).map(({ place }) => place));
  return Object.values(acceptedMutants)
    .flat()
    .filter(place => Object.keys(report.files).some(name => place.startsWith(`${name} `)))
    .filter(place => !survived.has(place));
}

/** The summary of a run of Stryker over a room. */
export function roomReportOf(report: StrykerReport, seconds: number): RoomReport {
  const all = Object.values(report.files).flatMap(({ mutants }) => mutants);
  const having = (...statuses: string[]) => all.filter(({ status }) => statuses.includes(status));
  const alive = survivorsOf(report)
    .map(({ name, source, place, location, mutatorName, replacement }) => {
      const was = short(wordsAt(source, location));
      const becomes = short(replacement);
      const known = Object.entries(acceptedMutants).find(([, places]) => places.includes(place));
      return {
        mutant: `${name}:${location.start.line} ${mutatorName}: ${was} → ${becomes}`,
        reason: known?.[0],
      };
    })
    .toSorted((a, b) => a.mutant.localeCompare(b.mutant, 'en', { numeric: true }));
  const numbers = {
    killed: having('Killed').length,
    timeout: having('Timeout').length,
    survived: having('Survived').length,
    noCoverage: having('NoCoverage').length,
  };
  const mutants = Object.values(numbers).reduce((sum, one) => sum + one, 0);
  return {
    mutants,
    ...numbers,
    notTested: all.length - mutants,
    score: scoreOf({ mutants, ...numbers }),
    seconds,
    accepted: alive.flatMap(({ mutant, reason }) => (reason === undefined ? [] : [{ mutant, reason }])),
    open: alive.flatMap(({ mutant, reason }) => (reason === undefined ? [mutant] : [])),
  };
}

/** The counts of a room, in the order of the page. */
export const counts = [
  'mutants',
  'killed',
  'timeout',
  'survived',
  'noCoverage',
  'notTested',
  'seconds',
] as const;
export type Counts = Pick<RoomReport, (typeof counts)[number]>;

/** The counts of all rooms that have run. */
export function sumOfRooms(): Counts & { readonly score: number; readonly rooms: number } {
  const rooms = Object.values(keptRooms());
  const sum = (key: keyof Counts): number => rooms.reduce((all, room) => all + room[key], 0);
  const all = { mutants: sum('mutants'), killed: sum('killed'), timeout: sum('timeout') };
  return {
    ...all,
    survived: sum('survived'),
    noCoverage: sum('noCoverage'),
    notTested: sum('notTested'),
    seconds: sum('seconds'),
    score: scoreOf(all),
    rooms: rooms.length,
  };
}
