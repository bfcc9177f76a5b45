import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { faultEntries } from './faults.ts';
import { fixturesFolder } from './fixtures-folder.ts';

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
export const faultSets: readonly FaultSet[] = v
  .parse(schema, JSON.parse(readFileSync(`${fixturesFolder}fault-sets.json`, 'utf8')))
  .map(set => ({ ...set, faults: set.faults.map(fault => ({ ...fault, set: set.name })) }));

/** The set of this name in upper or lower case; undefined when there is none. */
export const faultSet = (name: string): FaultSet | undefined =>
  faultSets.find(set => set.name.toLowerCase() === name.toLowerCase());
