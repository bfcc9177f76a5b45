import * as v from 'valibot';
import { lastingFault } from './fault-rule.ts';
import { fixtures } from './fixtures.ts';
import { hint } from './refusal.ts';

const faultSetsFile = v.array(
  v.strictObject({
    name: v.string(),
    /** One sentence in plain words, for the console. */
    shows: v.string(),
    faults: v.array(lastingFault),
  }),
);
export type FaultSet = v.InferOutput<typeof faultSetsFile>[number];

/** The named sets of `fixtures/fault-sets.json`. Their faults last until they are removed. */
export const faultSets = (): readonly FaultSet[] => (sets ??= readSets());

let sets: readonly FaultSet[] | undefined;

const readSets = (): readonly FaultSet[] =>
  v
    .parse(faultSetsFile, JSON.parse(fixtures().read('fault-sets.json')))
    .map(set => ({ ...set, faults: set.faults.map(fault => ({ ...fault, set: set.name })) }));

/** The name of one of them. */
export const faultSetName = v.pipe(
  v.string(),
  v.check(
    name => faultSet(name) !== undefined,
    ({ input }) => {
      const names = faultSets().map(({ name }) => name);
      return `no set of faults is called '${input}'${hint(input, names) || `; there are ${names.join(', ')}`}`;
    },
  ),
);

/** The set of this name in upper or lower case; undefined when there is none. */
export const faultSet = (name: string): FaultSet | undefined =>
  faultSets().find(set => set.name.toLowerCase() === name.toLowerCase());
