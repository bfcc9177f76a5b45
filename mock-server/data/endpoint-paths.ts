import { endpointIds, endpointOf, type EndpointId } from '../../src/contract/index.ts';

/** The endpoints by their paths. */
export const endpointByPath: ReadonlyMap<string, EndpointId> = new Map(
  endpointIds.map(id => [endpointOf(id).path, id]),
);

/** Beside the calls that move points: what changes an account or its session. */
const changing: ReadonlySet<EndpointId> = new Set<EndpointId>([
  'login',
  'register',
  'forgotPassword',
  'changePassword',
  'updateProfile',
  'addUpiDetails',
  'logOut',
]);

/** Whether the call of this path only reads. */
export function onlyReads(path: string): boolean {
  const id = endpointByPath.get(path);
  return id !== undefined && !endpointOf(id).money && !changing.has(id);
}
