import type { SeenCall } from '../data/call-match.ts';
import { isRecord } from '../data/did-you-mean.ts';
import type { ReadonlyData } from '../data/schemas.ts';

/** A call as the rules of faults and events see it. The caller is looked up only when a rule asks for him. */
export const seenCall = (data: ReadonlyData, path: string, body: unknown): SeenCall => {
  const caller = callerOf(data, body);
  return {
    path,
    body,
    get player() {
      return caller();
    },
  };
};

/** The mobile number of the token's player; of a call without a token the body's. */
const callerOf =
  (data: ReadonlyData, body: unknown): (() => string | null) =>
  () => {
    if (!isRecord(body)) return null;
    const { unique_token: token, mobile } = body;
    if (token !== undefined) return data.users.find(user => user.unique_token === token)?.mobile ?? null;
    return typeof mobile === 'string' ? mobile : null;
  };
