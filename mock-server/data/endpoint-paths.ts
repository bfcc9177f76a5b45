import { endpointIds, endpointOf, type EndpointId } from '../../src/contract/index.ts';

/** The endpoints by their paths. */
export const endpointByPath: ReadonlyMap<string, EndpointId> = new Map(
  endpointIds.map(id => [endpointOf(id).path, id]),
);
