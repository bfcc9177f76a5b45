import * as v from 'valibot';
import type { ResultSession } from './boards.ts';
import { matchEntries } from './calls.ts';
import { faultRule, faultSchema, type FaultRule } from './fault-rule.ts';
import { faultSetName } from './faults.ts';
import { clockTime, day, duration, mobile } from './fields.ts';
import type { GameFamily } from './schemas.ts';

const idText = v.pipe(v.union([v.string(), v.number()]), v.transform(Number));

const session = v.picklist(['open', 'close']);
/** Defaults to the market's day that needs a result. */
const ofDay = v.optional(day);

/** A session means a main market, a jodi means Gali, otherwise the market is Starline. */
export const resultOrder = v.union(
  [
    v.strictObject({ game_id: idText, session, pana: v.string(), day: ofDay }),
    v.strictObject({ game_id: idText, pana: v.string(), day: ofDay }),
    v.strictObject({ game_id: idText, jodi: v.string(), day: ofDay }),
  ],
  'game_id with session (open or close) and pana, with pana alone, or with jodi expected',
);
type ResultOrder = v.InferOutput<typeof resultOrder>;

export function declarationOf(order: ResultOrder): {
  readonly family: GameFamily;
  readonly game_id: number;
  readonly session: ResultSession;
  readonly number: string;
  readonly day: string | undefined;
} {
  const { game_id, day } = order;
  if ('jodi' in order) return { family: 'gali', game_id, session: null, number: order.jodi, day };
  if ('session' in order) return { family: 'main', game_id, session: order.session, number: order.pana, day };
  return { family: 'starline', game_id, session: null, number: order.pana, day };
}

/** One bid, or the bids of a main market's session, of a Starline slot or of a Gali market. */
export const voidOrder = v.union(
  [
    v.strictObject({ bid_id: idText }),
    v.strictObject({ game_id: idText, session, day: ofDay }),
    v.strictObject({ game_id: idText, family: v.picklist(['starline', 'gali']), day: ofDay }),
  ],
  'bid_id, or game_id with session (open or close), or with family starline or gali expected',
);
type VoidOrder = v.InferOutput<typeof voidOrder>;

export function voidOrderOf(order: VoidOrder):
  | { readonly bid_id: number }
  | {
      readonly family: GameFamily;
      readonly game_id: number;
      readonly session: ResultSession;
      readonly day: string | undefined;
    } {
  if ('bid_id' in order) return order;
  const { game_id, day } = order;
  if ('session' in order) return { family: 'main', game_id, session: order.session, day };
  return { family: order.family, game_id, session: null, day };
}

const variants = <
  When extends v.ObjectEntries,
  Fault extends v.BaseSchema<unknown, FaultRule, v.BaseIssue<unknown>>,
>(
  when: When,
  fault: Fault,
) =>
  v.variant('do', [
    v.strictObject({ ...when, do: v.picklist(['declare-next', 'betting-off', 'betting-on']) }),
    v.strictObject({ ...when, do: v.literal('declare'), result: resultOrder }),
    v.strictObject({ ...when, do: v.literal('void'), bids: voidOrder }),
    v.strictObject({ ...when, do: v.literal('set-fault'), fault }),
    v.strictObject({ ...when, do: v.literal('set-faults'), set: faultSetName }),
    v.strictObject({
      ...when,
      do: v.literal('remove-faults'),
      set: v.optional(faultSetName),
      path: v.optional(matchEntries.path),
    }),
    v.strictObject({
      ...when,
      do: v.picklist(['approve-deposit', 'reject-deposit', 'approve-withdrawal', 'cancel-withdrawal']),
      player: v.optional(mobile),
    }),
  ]);

const pause = v.pipe(duration, v.minValue(0, 'must not be below 0'));
const call = v.strictObject({
  ...matchEntries,
  /** Counted from 1. */
  nth: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
});

const when = {
  after: v.optional(pause),
  /** A wall time of the first day, or of the second if it has already passed. */
  at: v.optional(clockTime),
  call: v.optional(call),
  every: v.optional(v.pipe(duration, v.minValue(1, 'must be longer than 0'))),
};

export const scenarioEvent = v.pipe(
  variants(when, faultRule),
  v.check(
    ({ after, at, call }) =>
      at === undefined
        ? after !== undefined || call !== undefined
        : after === undefined && call === undefined,
    'needs one of after, at and call (after may stand beside call)',
  ),
);
export type ScenarioEvent = v.InferOutput<typeof scenarioEvent>;

export const stateEvent = variants(
  {
    /** Milliseconds since 1970. Null while the event waits for its call. */
    due: v.nullable(v.number()),
    every: v.nullable(v.number()),
    /** The number of calls still to come, and the pause after the last. */
    call: v.optional(v.object({ ...matchEntries, left: v.number(), pause: v.number() })),
  },
  v.omit(faultSchema, ['id', 'seen', 'hits']),
);
export type StateEvent = v.InferOutput<typeof stateEvent>;
