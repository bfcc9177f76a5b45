import { nearestName } from '../lib/nearest-name.ts';
import { configSchema } from './config.ts';
import { type ConfigProblem, unknownField } from './parse-config.ts';

type Part = {
  readonly type: string;
  readonly wrapped?: Part;
  readonly entries?: Readonly<Record<string, Part>>;
};

/** Names the known field that is spelled nearly like an unknown one. A page has no room for this. */
export function withNearField(found: ConfigProblem, endpoints: readonly string[]): ConfigProblem {
  if (found.problem !== unknownField) return found;
  const place = found.field.split('.');
  const name = place.pop() ?? '';
  const near = nearestName(name, place[0] === 'paths' ? endpoints : namesIn(configSchema, place));
  if (near === null) return found;
  return { ...found, problem: `${unknownField}; did you mean ${[...place, near].join('.')}?` };
}

function namesIn(part: Part, place: readonly string[]): readonly string[] {
  if (part.wrapped !== undefined) return namesIn(part.wrapped, place);
  const [next, ...rest] = place;
  if (next === undefined) return Object.keys(part.entries ?? {});
  const inner = part.entries?.[next];
  return inner === undefined ? [] : namesIn(inner, rest);
}
