import type { Fault } from '../data/faults.ts';
import { numberOf, spoil, statusOf } from '../data/faults.ts';

/** What the provider made of a call. */
export type Outcome = {
  readonly status: number;
  readonly reply: unknown;
  /** A recorded answer that is no JSON: it goes out as it is. */
  readonly text?: string | undefined;
  readonly violations: readonly string[];
};

/** What goes back over the wire, after `delayMs`. */
export type Delivery = { readonly delayMs: number } & Sent;

type Sent =
  | {
      readonly kind: 'reply';
      readonly status: number;
      readonly type: string;
      readonly text: string;
      /** Milliseconds between the bytes, or null for all at once. */
      readonly dripMs: number | null;
    }
  | { readonly kind: 'cut' }
  | { readonly kind: 'hang' };

const json = 'application/json; charset=utf-8';
const html = 'text/html; charset=utf-8';

/** The answer of a fault that keeps the call from being carried out. */
export function refusalOf(fault: Fault): { readonly status: number; readonly reply: unknown } {
  if (fault.kind === 'drop' || fault.kind === 'hang') return { status: 0, reply: null };
  if (fault.kind === 'reply') return { status: 200, reply: fault.value ?? {} };
  if (fault.kind === 'status')
    return { status: statusOf(fault), reply: { status: false, msg: 'Service unavailable' } };
  const msg = typeof fault.value === 'string' ? fault.value : 'Something went wrong';
  return { status: 200, reply: { status: false, msg } };
}

/** An outcome as its fault lets it through. */
export function deliver({ status, reply, text: plain }: Outcome, fault: Fault | null): Sent {
  const kind = fault?.kind;
  if (kind === 'drop' || kind === 'drop-after') return { kind: 'cut' };
  if (kind === 'hang') return { kind: 'hang' };
  const text = plain ?? JSON.stringify(reply);
  return {
    kind: 'reply',
    status,
    type: kind === 'html' || plain !== undefined ? html : json,
    text: kind === undefined ? text : spoil(kind, text),
    dripMs: kind === 'slow-drip' ? numberOf(fault?.value, 20) : null,
  };
}
