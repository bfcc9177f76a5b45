import type { Fault } from '../data/fault-rule.ts';
import { numberOf, statusOf } from '../data/faults.ts';
import { spoil } from '../data/spoilers.ts';

/** The reply to a call, before its fault. `violations` are breaches of the contract and of the ledger, for the journal. */
export type HttpReply = {
  readonly status: number;
  readonly reply: unknown;
  /** A recorded reply that is no JSON, to be sent as it is. */
  readonly text?: string | undefined;
  readonly violations: readonly string[];
};

/** What is sent over the wire, after `delayMs`. */
export type Delivery = { readonly delayMs: number } & Sent;

type Sent =
  | {
      readonly kind: 'reply';
      readonly status: number;
      readonly type: string;
      readonly text: string;
      /** Milliseconds between the bytes; null sends all at once. */
      readonly dripMs: number | null;
    }
  | {
      readonly kind: 'cut';
      /** How the connection ends: closed, by a TCP reset, or in a body shorter than its length or with a broken chunk. */
      readonly how: 'close' | 'reset' | 'short-body' | 'broken-chunk';
      /** What has come of a body that does not end. */
      readonly begun?: { readonly status: number; readonly type: string; readonly text: string };
    }
  | { readonly kind: 'hang' };

/** The content type of JSON. */
export const jsonType = 'application/json; charset=utf-8';
const htmlType = 'text/html; charset=utf-8';

/** The reply of a fault with which the call is not carried out. */
export function faultReply(fault: Fault): { readonly status: number; readonly reply: unknown } {
  if (fault.kind === 'drop' || fault.kind === 'reset' || fault.kind === 'hang')
    return { status: 0, reply: null };
  if (fault.kind === 'reply') return { status: fault.status ?? 200, reply: fault.value ?? {} };
  if (fault.kind === 'status')
    return { status: statusOf(fault), reply: { status: false, msg: 'Service unavailable' } };
  const msg = typeof fault.value === 'string' ? fault.value : 'Something went wrong';
  return { status: 200, reply: { status: false, msg } };
}

/** A reply as its fault leaves it. */
export function deliver({ status, reply, text: plain }: HttpReply, fault: Fault | null): Sent {
  const kind = fault?.kind;
  if (kind === 'drop' || kind === 'drop-after') return { kind: 'cut', how: 'close' };
  if (kind === 'reset' || kind === 'reset-after') return { kind: 'cut', how: 'reset' };
  if (kind === 'hang') return { kind: 'hang' };
  const text = plain ?? JSON.stringify(reply);
  const type = kind === 'html' || plain !== undefined ? htmlType : jsonType;
  if (kind === 'short-body' || kind === 'broken-chunk')
    return { kind: 'cut', how: kind, begun: { status, type, text } };
  return {
    kind: 'reply',
    status,
    type,
    text: kind === undefined ? text : spoil(kind, text),
    dripMs: kind === 'slow-drip' ? numberOf(fault?.value, 20) : null,
  };
}

/** The same at once: a reply that would never come is a cut connection, which is what its caller gives up with. */
export function withoutWaits(delivery: Delivery): Delivery {
  if (delivery.kind === 'reply') return { ...delivery, delayMs: 0, dripMs: null };
  return delivery.kind === 'cut' ? { ...delivery, delayMs: 0 } : { kind: 'cut', how: 'close', delayMs: 0 };
}
