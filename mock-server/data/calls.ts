import * as v from 'valibot';
import { endpointIds, endpointOf, type EndpointId } from '../../src/contract/index.ts';
import { mobile } from './fields.ts';
import { isRecord } from './refusal.ts';
import { nearestPath } from './nearest-path.ts';

export const endpointByPath: ReadonlyMap<string, EndpointId> = new Map(
  endpointIds.map(id => [endpointOf(id).path, id]),
);

/** The calls that change a world without moving points. */
const changing: ReadonlySet<EndpointId> = new Set<EndpointId>([
  'login',
  'register',
  'forgotPassword',
  'changePassword',
  'updateProfile',
  'addUpiDetails',
  'logOut',
]);

export function onlyReads(path: string): boolean {
  const id = endpointByPath.get(path);
  return id !== undefined && !endpointOf(id).money && !changing.has(id);
}

/** `player` is the mobile number, if it is known. `body` is the parsed body or query. */
export type SeenCall = { readonly path: string; readonly player: string | null; readonly body: unknown };

/** `; did you mean …?` with the nearest path, or empty if none is near. */
export function pathHint(path: string): string {
  const near = nearestPath(path, [...endpointByPath.keys()]);
  return near === null ? '' : `; did you mean ${near}?`;
}

const pathProblem = (path: string): string =>
  path.startsWith('/') ? `no call has the path ${path}${pathHint(path)}` : "must be a call's path, or '*'";

export const matchEntries = {
  path: v.picklist(['*', ...endpointByPath.keys()], ({ input }) => pathProblem(String(input))),
  /** The caller's mobile number: the token's, or the body's if there is no token. */
  player: v.optional(mobile),
  body: v.optional(v.record(v.string(), v.unknown())),
};

type Match = { readonly path: string; readonly player?: string | undefined; readonly body?: unknown };

export const fits = ({ path, player, body = {} }: Match, call: SeenCall): boolean =>
  (path === '*' || path === call.path) &&
  (player === undefined || player === call.player) &&
  isPart(body, call.body ?? {});

/** Whether the value contains the part. A list must have as many items as its part. */
export function isPart(part: unknown, whole: unknown): boolean {
  if (!isRecord(part)) return Object.is(part, whole);
  if (!isRecord(whole) || Array.isArray(part) !== Array.isArray(whole)) return false;
  if (Array.isArray(part) && part.length !== whole['length']) return false;
  return Object.entries(part).every(
    ([name, value]) => Object.hasOwn(whole, name) && isPart(value, whole[name]),
  );
}
