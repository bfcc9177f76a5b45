import { goesOn, markOf, unread, type Mark } from '../data/added-rows.ts';
import type { State } from '../world/world.ts';

type Ref = State['client_refs'][number];

/** As many references are remembered at least, and less than twice as many. */
const remembered = 10_000;

type Index = { readonly byKey: Map<string, Ref>; mark: Mark };
const indexes = new WeakMap<readonly Ref[], Index>();

/** The money call that was carried out under a reference; undefined for a new one. */
export function refOf({ client_refs: refs }: State, key: string): Ref | undefined {
  const known = indexes.get(refs);
  const isKnown = known !== undefined && goesOn(refs, known.mark);
  const index: Index = isKnown ? known : { byKey: new Map<string, Ref>(), mark: unread };
  for (const ref of refs.slice(index.mark.length)) index.byKey.set(ref.key, ref);
  index.mark = markOf(refs);
  indexes.set(refs, index);
  return index.byKey.get(key);
}

/** Remembers a money call that was carried out. */
export function addRef(state: State, ref: Ref): void {
  if (state.client_refs.length >= 2 * remembered) state.client_refs = state.client_refs.slice(-remembered);
  state.client_refs.push(ref);
}
