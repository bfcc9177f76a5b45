import * as v from 'valibot';
import { problemIn, refuse } from '../data/refusal.ts';
import type { Mock } from '../provider/mock.ts';
import { masked } from '../provider/redact.ts';
import { noAudit } from '../world/keeping.ts';
import { timeOf } from '../world/world.ts';

/** The input of a control call; `id` is the path's last part where the route has one. */
export type Input = {
  readonly body: unknown;
  readonly id: string;
  readonly since: number;
  /** The mock's address as the caller used it, for shell commands. */
  readonly origin: string;
};

/** The calls of the control API by `METHOD name` or `METHOD name/:id`. */
export type Routes = Readonly<Record<string, (mock: Mock, input: Input) => unknown>>;

/** Reads the body of a control call; refuses with the first wrong field. */
export function read<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, body ?? {});
  return parsed.success ? parsed.output : refuse(problemIn(parsed.issues));
}

/** The mock's time in ISO form. */
export const nowOf = (mock: Mock): string => timeOf(mock.world).at;

/** A call that changes something; the path is what follows `/__mock/`. */
type ControlCall = { readonly method: string; readonly path: string; readonly body: unknown };

/** Notes a control call or a write to the data in the audit log; `why` is null when it was carried out. */
export function auditControl({ audit }: Mock, { method, path, body }: ControlCall, why: string | null): void {
  if (audit === noAudit || method === 'GET') return;
  // A world that is put back is longer than the log.
  const asked = path === 'restore' ? undefined : masked(body);
  audit.note({
    what: `${method} ${path.slice(0, 200)}`,
    ok: why === null,
    ...(why !== null && { why }),
    asked,
  });
}
