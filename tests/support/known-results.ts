import type { Board } from '../../src/domain/market/board.ts';
import type { CalendarDate, LocalTime } from '../../src/domain/dates.ts';
import type { MinuteOfDay } from '../../src/domain/minute-of-day.ts';
import { type KnownResults, knownResults } from '../../src/domain/result/known-results.ts';
import { instantOf, noteReply, nothingSeen, type SeenBoards } from '../../src/domain/result/board-log.ts';
import type { BoardsKind } from '../../src/domain/result/proof.ts';

/** Records looks at boards one by one, and returns the proven results. */
export class Looks {
  private seen: SeenBoards = nothingSeen;

  private readonly boards: BoardsKind;
  private readonly lagSeconds: number;

  constructor(boards: BoardsKind = 'kept', lagSeconds = 0) {
    this.boards = boards;
    this.lagSeconds = lagSeconds;
  }

  at(date: CalendarDate, minute: MinuteOfDay, boards: readonly Board[], seconds = 0): this {
    const at = instantOf({ date, minute }, seconds);
    for (const family of ['main', 'starline', 'gali'] as const)
      this.seen = noteReply(this.seen, {
        family,
        boards: boards.filter(board => board.family === family),
        at,
        lag: this.lagSeconds / 60,
      });
    return this;
  }

  prove(now: LocalTime): KnownResults {
    return knownResults({ seen: this.seen, dated: new Map(), boards: this.boards, now });
  }
}

/** The results that one look proves, for a provider that empties its boards daily. */
export const provenDaily = (boards: readonly Board[], now: LocalTime): KnownResults =>
  new Looks('daily').at(now.date, now.minute, boards).prove(now);

/** The same if the boards were seen empty at midnight. */
export function provenAfterBlank(boards: readonly Board[], now: LocalTime): KnownResults {
  const blank = boards.map(board => ({ ...board, open: null, close: null }));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- midnight is a minute of the day
  const midnight = 0 as MinuteOfDay;
  return new Looks('daily').at(now.date, midnight, blank).at(now.date, now.minute, boards).prove(now);
}
