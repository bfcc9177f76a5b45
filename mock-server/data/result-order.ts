import * as v from 'valibot';
import type { ResultSession } from './boards.ts';
import type { GameFamily } from './schemas.ts';

const idText = v.pipe(v.union([v.string(), v.number()]), v.transform(Number));

/** A result to declare. The fields decide the family: with a session it is a main market, with a jodi Gali, else Starline. */
export const resultOrder = v.union(
  [
    v.strictObject({ game_id: idText, session: v.picklist(['open', 'close']), pana: v.string() }),
    v.strictObject({ game_id: idText, pana: v.string() }),
    v.strictObject({ game_id: idText, jodi: v.string() }),
  ],
  'game_id with session and pana, with pana alone, or with jodi expected',
);
export type ResultOrder = v.InferOutput<typeof resultOrder>;

/** The result as the rules have it: a pana, for Gali a jodi. */
export function declarationOf(order: ResultOrder): {
  readonly family: GameFamily;
  readonly game_id: number;
  readonly session: ResultSession;
  readonly number: string;
} {
  const { game_id } = order;
  if ('jodi' in order) return { family: 'gali', game_id, session: null, number: order.jodi };
  if ('session' in order) return { family: 'main', game_id, session: order.session, number: order.pana };
  return { family: 'starline', game_id, session: null, number: order.pana };
}
