import { isOvernight, marketsOf, type SessionDay, updateBoard } from '../data/boards.ts';
import { lastDrawDay } from '../data/holidays.ts';
import { nextId, type Data } from '../data/schemas.ts';
import { addDays, minuteOf, momentOf, type Day } from '../data/wall-time.ts';
import { bidsOn, drawnBefore } from '../rules/past-results.ts';

/** A result on a board of the fixture belongs to the first day. */
export function recordResults(data: Data, day: Day, zone: string): void {
  const record = recorder(data, zone, day);
  for (const market of data.markets) {
    const of = { family: 'main', game_id: market.id } as const;
    record({ ...of, session: 'open' }, market.open_result?.slice(0, 3), market.open_time);
    record({ ...of, session: 'close' }, market.close_result?.slice(2), market.close_time);
  }
  for (const slot of data.starline)
    record(
      { family: 'starline', game_id: slot.id, session: null },
      slot.open_result?.slice(0, 3),
      slot.open_time,
    );
  for (const market of data.gali)
    record({ family: 'gali', game_id: market.id, session: null }, market.open_result, market.open_time);
}

type Recorder = (of: Omit<SessionDay, 'day'>, number: string | null | undefined, time: string) => void;

const recorder =
  (data: Data, zone: string, day: Day): Recorder =>
  (of, number, time) => {
    if (number === undefined || number === null) return;
    const at = new Date(momentOf(day, minuteOf(time), zone)).toISOString();
    data.results.push({ id: nextId(data.results), ...of, number, day, at });
  };

/** Boards that are kept show the last day of draws, as the result history does. */
export function fillBoards(
  data: Data,
  { seed, day: today, zone }: { readonly seed: number; readonly day: Day; readonly zone: string },
): void {
  for (const family of ['main', 'starline', 'gali'] as const)
    for (const market of marketsOf(data, family)) {
      const of = { family, game_id: market.id };
      // Until its close an overnight market is still on the day before.
      const before = addDays(today, isOvernight(market) ? -2 : -1);
      const day = lastDrawDay(data.content.holidays, of, before);
      if (day === null) continue;
      const drawn = drawnBefore({ ...of, day }, bidsOn(data, of), seed);
      if (drawn === null) continue;
      const record = recorder(data, zone, day);
      const { open_time, close_time = open_time } = market;
      if (drawn.family === 'main') {
        record({ ...of, session: 'open' }, drawn.openPana, open_time);
        record({ ...of, session: 'close' }, drawn.closePana, close_time);
      } else record({ ...of, session: null }, drawn.family === 'gali' ? drawn.jodi : drawn.pana, open_time);
      updateBoard(data, family, market, today);
    }
}
