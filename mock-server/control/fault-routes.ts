import * as v from 'valibot';
import { endpointByPath } from '../data/calls.ts';
import { faultSet, faultSets, addFault } from '../data/faults.ts';
import { faultRule } from '../data/fault-rule.ts';
import { refuse } from '../data/refusal.ts';
import { read, type Routes } from './route.ts';

export const faultRoutes: Routes = {
  'GET endpoints': () =>
    [...endpointByPath].map(([path, id]) => ({
      id,
      name: id.replaceAll(/[A-Z]/g, ' $&').toLowerCase(),
      path,
    })),
  'GET fault-sets': () => faultSets().map(({ name, shows }) => ({ name, shows })),
  'POST faults': (mock, { body }) => {
    const { state } = mock.world;
    if (typeof body !== 'object' || body === null || !('set' in body))
      return { id: addFault(state, read(faultRule, body)) };
    const { set } = read(v.strictObject({ set: v.string() }), body);
    const names = faultSets()
      .map(({ name }) => name)
      .join(', ');
    const found = faultSet(set) ?? refuse(`No such set of faults: ${set}. There are: ${names}`);
    state.faults = state.faults.filter(fault => fault.set !== found.name);
    return { ids: found.faults.map(fault => addFault(state, fault)) };
  },
  'DELETE faults': mock => {
    mock.world.state.faults = [];
    return {};
  },
  'DELETE faults/:id': (mock, { id }) => {
    const { state } = mock.world;
    const set = faultSet(id)?.name;
    const kept = state.faults.filter(
      fault => String(fault.id) !== id && (set === undefined || fault.set !== set),
    );
    if (kept.length === state.faults.length) refuse(`No such fault: ${id}`);
    state.faults = kept;
    return {};
  },
};
