import { appendFileSync, renameSync, statSync } from 'node:fs';
import { messageOf } from '../data/refusal.ts';
import type { AuditLog } from './no-audit.ts';

/** Then the log is named `FILE.old`, in place of the one before, and a new one begins. */
const maxBytes = 5_000_000;

/**
 * Appends one line of JSON for each event, with the mock's time (`at`) and the machine's (`machine`). `report` gets one line
 * when writing begins to fail; the mock goes on, because its calls do not depend on it.
 */
export function createAudit(
  file: string,
  { now, report }: { readonly now: () => number; readonly report: (line: string) => void },
): AuditLog {
  let size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  let works = true;
  return {
    note: event => {
      const times = { at: new Date(now()).toISOString(), machine: new Date().toISOString() };
      const line = `${JSON.stringify({ ...times, ...event })}\n`;
      try {
        if (size > maxBytes) {
          renameSync(file, `${file}.old`);
          size = 0;
        }
        appendFileSync(file, line, { mode: 0o600 });
        size += Buffer.byteLength(line);
        works = true;
      } catch (error) {
        if (works) report(`The audit log ${file} cannot be written: ${messageOf(error)}`);
        works = false;
      }
    },
  };
}
