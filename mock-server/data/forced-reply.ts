import * as v from 'valibot';
import { parseJson } from '../../src/lib/json.ts';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { faultKinds, faultRule, isReader } from './fault-rule.ts';
import { latencyOf, type CallFaults, type FaultState } from './faults.ts';
import { drawLatency } from './random.ts';
import { hint, problemIn } from './refusal.ts';

/** A request header with the reply for that request only. */
export const forcedReplyHeader = 'x-mock-reply';

/** Reads `404`, `drop`, `latency=2000` or `false-status=No points`. */
export function forcedReply(header: string, path: string, state: FaultState): Result<CallFaults, string> {
  const [, name = '', text] = /^\s*([^=]*?)\s*(?:=\s*(.*?)\s*)?$/s.exec(header) ?? [];
  const isCode = /^\d+$/.test(name) && text === undefined;
  const kind = isCode ? 'status' : faultKinds.find(known => known === name.toLowerCase());
  if (kind === undefined)
    return err(`X-Mock-Reply: '${name}' is neither a code nor a fault${hint(name, faultKinds)}`);
  const value = isCode ? Number(name) : text === undefined ? undefined : (parseJson(text) ?? text);
  const read = v.safeParse(faultRule, { path, kind, ...(value !== undefined && { value }) });
  if (!read.success) return err(`X-Mock-Reply: ${problemIn(read.issues)}`);
  const fault = { id: 0, ...read.output, seen: 1, hits: 1 };
  if (kind === 'latency')
    return ok({ delayMs: drawLatency(latencyOf(fault.value), state), readers: [], fault: null });
  return ok(
    isReader(kind) ? { delayMs: 0, readers: [fault], fault: null } : { delayMs: 0, readers: [], fault },
  );
}
