import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The report of a test about its run. Counts without a meaning for the test are null. */
const found = {
  /** The orders, bids or calls that the product was given. */
  load: v.string(),
  /** The faults around it at the same time. */
  faults: v.string(),
  /** Requests or rows that were to have an effect and had none, without the player knowing. */
  lost: v.nullable(count),
  /** The number that was carried out twice. */
  doubled: v.nullable(count),
  /** False reports: a lost bid called placed, a placed one called failed, a broken rule. */
  wrong: v.nullable(count),
  /** An extra figure, in words. */
  note: v.optional(v.string()),
};

/** The report of one run of a figure, as tests/reports contains it. */
export const figureReport = v.strictObject({
  what: v.string(),
  ...found,
  inputs: count,
  seed: count,
  seconds: v.pipe(v.number(), v.minValue(0)),
});
export type FigureReport = v.InferOutput<typeof figureReport>;

const foundSchema = v.strictObject(found);
export type Found = v.InferOutput<typeof foundSchema>;
