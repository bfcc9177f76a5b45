import * as v from 'valibot';
import { problemIn, refuse } from '../data/refusal.ts';
import type { Mock } from '../provider/mock.ts';
import { masked } from '../provider/redact.ts';
import { noAudit } from '../world/keeping.ts';
import { timeOf } from '../world/world.ts';

export type Input = {
  readonly body: unknown;
  readonly id: string;
  readonly since: number;
  /** The origin that the caller used, for shell commands. */
  readonly origin: string;
};

export type Routes = Readonly<Record<string, (mock: Mock, input: Input) => unknown>>;

export function read<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, body ?? {});
  return parsed.success ? parsed.output : refuse(problemIn(parsed.issues));
}

export const nowOf = (mock: Mock): string => timeOf(mock.world).at;

type ControlCall = { readonly method: string; readonly path: string; readonly body: unknown };

/** `why` is null if the call was carried out. */
export function auditControl({ audit }: Mock, { method, path, body }: ControlCall, why: string | null): void {
  if (audit === noAudit || method === 'GET') return;
  // A world that is restored is longer than the whole log.
  const asked = path === 'restore' ? undefined : masked(body);
  audit.note({
    what: `${method} ${path.slice(0, 200)}`,
    ok: why === null,
    ...(why !== null && { why }),
    asked,
  });
}
