import { isoDate, type LocalTime } from '../dates.ts';
import type { Board } from './board.ts';
import { marketDay } from './market.ts';

/** The market day of this moment, or the date if the market's times cannot be read. */
export const currentDay = ({ times }: Pick<Board, 'times'>, now: LocalTime): string =>
  isoDate(times === null ? now.date : marketDay(times, now));
