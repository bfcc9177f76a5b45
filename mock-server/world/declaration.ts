import { declaredNumber, isOvernight } from '../data/boards.ts';
import { isHoliday } from '../data/holidays.ts';
import { drawJodi, drawPana } from '../data/random.ts';
import { refuse, requireRow } from '../data/refusal.ts';
import type { ReadonlyData } from '../data/schemas.ts';
import { addDays, minuteOf, type Day } from '../data/wall-time.ts';
import { declareOrCorrect, voidBids } from '../rules/corrections.ts';
import {
  dayToDeclare,
  declareResult,
  isAwaited,
  isOf,
  requireDrawDay,
  type Declaration,
} from '../rules/settle.ts';
import { edit, timeOf, type World } from './world.ts';

type Moment = { readonly day?: Day | undefined; readonly time?: number };

/**
 * Declares for the market's day that needs a result, or for `day`. Corrects a result that is already
 * declared.
 */
export function declareNow(
  world: World,
  declared: Declaration,
  { day: asked, time }: Moment = {},
): ReturnType<typeof declareOrCorrect> {
  const { wall, at, day: today } = timeOf(world, time);
  const now = { day: today, minute: wall.minute };
  const { data } = world.state;
  const day =
    asked === undefined
      ? dayToDeclare(data, declared, now)
      : requireDrawDay(data, declared, { day: asked, now });
  return declareOrCorrect(edit(world), declared, { day, today, at });
}

/** One bid, or the bids of a session on the day of its next declaration. */
export type VoidOrder =
  { readonly bid_id: number } | (Omit<Declaration, 'number'> & { readonly day?: Day | undefined });

export function voidNow(world: World, order: VoidOrder, time?: number): ReturnType<typeof voidBids> {
  const { wall, at, day: today } = timeOf(world, time);
  const now = { day: today, minute: wall.minute };
  const { data } = world.state;
  if ('bid_id' in order) {
    const { status } = requireRow(data.bids, order.bid_id, 'bid');
    if (status === 'void') refuse(`The stake of bid ${order.bid_id} is already returned`);
    return voidBids(edit(world), bid => bid.id === order.bid_id, at);
  }
  const day =
    order.day === undefined
      ? dayToDeclare(data, order, now)
      : requireDrawDay(data, order, { day: order.day, now });
  const session = order.session === null ? null : sessionNames[order.session];
  return voidBids(
    edit(world),
    bid => isOf(bid, order, day) && bid.status !== 'void' && (session === null || bid.session === session),
    at,
  );
}

const sessionNames = { open: 'Open', close: 'Close' } as const;

/** Main markets come first, open before close. */
export function drawNextResult(world: World, at: string): void {
  const [first] = undeclaredSessions(world.state.data, world.state.day);
  if (first !== undefined) drawResult(world, first, at);
}

/** Draws the sessions that ended at least `draw_after_minutes` before `minute`. */
export function drawDueResults(world: World, minute: number, at: string): void {
  const { data, day } = world.state;
  const delay = data.content.draw_after_minutes;
  if (delay === null) return;
  for (const session of undeclaredSessions(data, day))
    if (session.minute + delay <= minute) drawResult(world, session, at);
}

function drawResult(world: World, { family, game_id, session, day }: Session, at: string): void {
  const number = family === 'gali' ? drawJodi(world.state) : drawPana(world.state);
  declareResult(edit(world), { family, game_id, session, number }, { day, today: world.state.day, at });
}

/** `minute` belongs to the world's day, not to the market's. */
type Session = Omit<Declaration, 'number'> & { readonly day: Day; readonly minute: number };

function undeclaredSessions(data: ReadonlyData, day: Day): readonly Session[] {
  const slot =
    (family: 'starline' | 'gali') =>
    (row: ReadonlyData['starline'][number]): Session => ({
      family,
      game_id: row.id,
      session: null,
      day,
      minute: minuteOf(row.open_time),
    });
  const sessions: readonly Session[] = [
    ...data.markets.flatMap((row): Session[] => {
      const market = { family: 'main', game_id: row.id } as const;
      const open: Session = { ...market, session: 'open', day, minute: minuteOf(row.open_time) };
      const close: Session = { ...market, session: 'close', day, minute: minuteOf(row.close_time) };
      return isOvernight(row) ? [...closeOfDayBefore(data, close), open] : [open, close];
    }),
    ...data.starline.map(slot('starline')),
    ...data.gali.map(slot('gali')),
  ];
  return sessions.filter(
    session =>
      !isHoliday(data.content.holidays, session, session.day) && declaredNumber(data, session) === null,
  );
}

/** None if that day has no open result or bid. */
function closeOfDayBefore(data: ReadonlyData, close: Session): readonly Session[] {
  const day = addDays(close.day, -1);
  const isOpened = declaredNumber(data, { ...close, session: 'open', day }) !== null;
  return isOpened || isAwaited(data, close, day) ? [{ ...close, day }] : [];
}
