import { nearestName } from '../../src/lib/nearest-name.ts';
import { fieldNames, unknownField } from '../data/refusal.ts';
import { dataSchema } from '../data/schemas.ts';

/** `path` is the part after `/__mock/db/`, and `body` is parsed. */
type DbCall = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
};

const collections = Object.keys(dataSchema.entries);

const keyOf = (collection: string): string => `${collection.replace(/s$/, '')}_id`;

const fieldsOf = (collection: string): readonly string[] => fieldNames(dataSchema, [collection, '0']);

/**
 * Finds mistakes that json-server accepts: it answers an unknown filter or relation with all rows, and stores
 * any field.
 */
export function dbProblem({ method, path, query, body }: DbCall): string | null {
  const [collection = '', , children] = path.split('/');
  if (!collections.includes(collection)) return null;
  if (children !== undefined && children !== '') {
    if (!isChild(children, collection)) return noChild(children, collection);
    return method === 'GET' ? unknownFilter(children, query) : unknownIn(children, body);
  }
  if (method !== 'GET') return unknownIn(collection, body);
  for (const child of query.getAll('_embed'))
    if (!isChild(child, collection)) return noChild(child, collection);
  for (const parent of query.getAll('_expand'))
    if (!parentsOf(collection).includes(parent))
      return `${collection} have no ${parent}_id. _expand takes: ${parentsOf(collection).join(', ')}`;
  return unknownFilter(collection, query);
}

const isChild = (child: string, parent: string): boolean => fieldsOf(child).includes(keyOf(parent));

function noChild(child: string, parent: string): string {
  const children = collections.filter(name => isChild(name, parent)).join(', ');
  const there = children === '' ? 'is nothing' : `are: ${children}`;
  return `${child} have no ${keyOf(parent)}. Under a row of ${parent} there ${there}`;
}

/** The names for `_expand`: `user` if rows have a `user_id`. */
const parentsOf = (collection: string): readonly string[] =>
  collections
    .filter(name => fieldsOf(collection).includes(keyOf(name)))
    .map(name => keyOf(name).slice(0, -'_id'.length));

/** Parameters of json-server itself, and the token of `--host`. */
const ownParameters = /^(_\w*|q|callback|token)$/;

function unknownFilter(collection: string, query: URLSearchParams): string | null {
  const fields = fieldsOf(collection);
  // `content` is one object, so it has no filters.
  if (fields.length === 0) return null;
  for (const name of query.keys()) {
    const [field = ''] = name.replace(/_(gte|lte|ne|like)$/, '').split('.');
    if (ownParameters.test(name) || fields.includes(field)) continue;
    const near = nearestName(field, fields);
    return `${collection} have no field ${field}${near === null ? '' : `; did you mean ${near}?`}`;
  }
  return null;
}

function unknownIn(collection: string, body: unknown): string | null {
  const isObject = fieldsOf(collection).length === 0;
  const found = unknownField({ [collection]: isObject ? body : [body] }, dataSchema);
  return found === null ? null : `${found.path.slice(isObject ? 1 : 2).join('.')} is not known${found.hint}`;
}
