import * as v from 'valibot';
import { fits, type SeenCall, onlyReads } from './calls.ts';
import { isReader, type Fault, type FaultKind, type FaultRule, lastingFault } from './fault-rule.ts';
import { fixtures } from './fixtures.ts';
import { drawLatency, latency, type Latency, randomNumber, type RandomState } from './random.ts';
import { hint } from './refusal.ts';

export type FaultState = RandomState & { faults: Fault[]; next_fault: number };

export function addFault(state: FaultState, rule: FaultRule): number {
  const id = state.next_fault;
  state.next_fault += 1;
  state.faults.push({ id, ...rule, seen: 0, hits: 0 });
  return id;
}

export type CallFaults = {
  readonly delayMs: number;
  readonly readers: readonly Fault[];
  readonly fault: Fault | null;
};

/**
 * Delays add up, and reader faults combine. Of the other faults only the first hits. A fault also counts
 * calls that another fault hits.
 */
export function takeFaults(state: FaultState, call: SeenCall): CallFaults {
  let delayMs = 0;
  let hit: Fault | null = null;
  const readers: Fault[] = [];
  for (const fault of state.faults) {
    if (!fits(fault, call) || (isReader(fault.kind) && !onlyReads(call.path))) continue;
    fault.seen += 1;
    if (!isItsTurn(fault)) continue;
    if (hit !== null && fault.kind !== 'latency' && !isReader(fault.kind)) continue;
    if (fault.chance < 1 && randomNumber(state) >= fault.chance) continue;
    if (fault.times > 0) fault.times -= 1;
    const value = fault.values?.[fault.hits % fault.values.length] ?? fault.value;
    fault.hits += 1;
    if (fault.kind === 'latency') delayMs += drawLatency(latencyOf(value), state);
    else if (isReader(fault.kind)) readers.push({ ...fault, value });
    else hit = { ...fault, value };
  }
  state.faults = state.faults.filter(fault => fault.times !== 0 && !isOver(fault));
  return { delayMs, readers, fault: hit };
}

const isItsTurn = ({ every, nth, seen }: Fault): boolean =>
  every === undefined ? nth === undefined || turnsOf(nth).includes(seen) : seen % every === 0;

const isOver = ({ nth, seen }: Fault): boolean =>
  nth !== undefined && turnsOf(nth).every(turn => turn <= seen);

const turnsOf = (nth: number | readonly number[]): readonly number[] =>
  typeof nth === 'number' ? [nth] : nth;

/** The value may be left out. */
export const latencyOf = (value: unknown): Latency => (v.is(latency, value) ? value : 1000);

export const numberOf = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : otherwise;

export const statusOf = (fault: Fault): number => {
  const code = Math.floor(numberOf(fault.value, 503));
  return code >= 200 && code <= 599 ? code : 503;
};

/** After one of these the call is not carried out. */
const refusing: ReadonlySet<FaultKind> = new Set([
  'status',
  'drop',
  'reset',
  'hang',
  'false-status',
  'reply',
]);

/** The call is carried out, and only its reply is lost or spoiled. */
export const carriesOut = (kind: FaultKind): boolean => !refusing.has(kind);

const faultSetsFile = v.array(
  v.strictObject({
    name: v.string(),
    shows: v.string(),
    faults: v.array(lastingFault),
  }),
);
type FaultSet = v.InferOutput<typeof faultSetsFile>[number];

/** The sets of `fixtures/fault-sets.json`. Their faults last until they are removed. */
export const faultSets = (): readonly FaultSet[] => (sets ??= readSets());

let sets: readonly FaultSet[] | undefined;

const readSets = (): readonly FaultSet[] =>
  v
    .parse(faultSetsFile, JSON.parse(fixtures().read('fault-sets.json')))
    .map(set => ({ ...set, faults: set.faults.map(fault => ({ ...fault, set: set.name })) }));

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

export const faultSet = (name: string): FaultSet | undefined =>
  faultSets().find(set => set.name.toLowerCase() === name.toLowerCase());
