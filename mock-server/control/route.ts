import * as v from 'valibot';
import { fieldOf } from '../../src/contract/envelope.ts';
import type { Mock } from '../provider/mock.ts';
import { refuse } from '../data/refusal.ts';
import { timeOf } from '../world/world.ts';

/** What a control call was given: `id` is the path's last part where the route has one. */
export type Input = {
  readonly body: unknown;
  readonly id: string;
  readonly since: number;
  /** The address that the caller used, for commands to copy. */
  readonly origin: string;
};

/** A call of the control API; its keys are `METHOD name` and `METHOD name/:id`. */
export type Routes = Readonly<Record<string, (mock: Mock, input: Input) => unknown>>;

/** Reads a control body; refuses with the field that is wrong. */
export function read<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, body ?? {});
  return parsed.success ? parsed.output : refuse(`${fieldOf(parsed.issues)}: ${parsed.issues[0].message}`);
}

/** The mock's present in ISO form. */
export const nowOf = (mock: Mock): string => timeOf(mock.world).at;
