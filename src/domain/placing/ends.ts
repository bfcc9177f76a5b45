import type { OrderEnd, Settled } from './order.ts';

export const nothingSettled: Settled = { placed: [], earlier: [] };
export const nothingSent: OrderEnd = { kind: 'rejected', message: null, ...nothingSettled };
export const nothingWritten: OrderEnd = { ...nothingSent, unwritten: true };
