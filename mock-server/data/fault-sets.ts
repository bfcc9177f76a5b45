import * as v from 'valibot';
import { faultEntries } from './faults.ts';
import { fixtures } from './fixtures.ts';

const schema = v.array(
  v.strictObject({
    name: v.string(),
    /** One sentence in plain words, for the console. */
    shows: v.string(),
    faults: v.array(v.strictObject({ ...faultEntries, times: v.optional(v.number(), -1) })),
  }),
);
export type FaultSet = v.InferOutput<typeof schema>[number];

/** The named sets of `fixtures/fault-sets.json`. Their faults last until they are removed. */
export const faultSets = (): readonly FaultSet[] => (sets ??= readSets());

let sets: readonly FaultSet[] | undefined;

const readSets = (): readonly FaultSet[] =>
  v
    .parse(schema, JSON.parse(fixtures().read('fault-sets.json')))
    .map(set => ({ ...set, faults: set.faults.map(fault => ({ ...fault, set: set.name })) }));

/** The set of this name in upper or lower case; undefined when there is none. */
export const faultSet = (name: string): FaultSet | undefined =>
  faultSets().find(set => set.name.toLowerCase() === name.toLowerCase());
