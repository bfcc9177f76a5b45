import type { Mock } from '../provider/mock.ts';
import { masked } from '../provider/redact.ts';
import { noAudit } from '../world/no-audit.ts';

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
