import { assertNever } from '../lib/assert-never.ts';
import type { Result } from '../lib/result.ts';
import type { ApiError } from './api-error.ts';

/** How an attempt to move points ended (docs/reliability.md "How an attempt ends"). */
export type Outcome = 'placed' | 'rejected' | 'ambiguous';

/** The answers that say a server read the request and did not carry it out. */
const refusals: ReadonlySet<number> = new Set([400, 401, 403, 404, 405, 413, 415, 422, 429]);

/** What the end of a money call says about the points; `rejected` is final once the wallet is unchanged. */
export function classify(result: Result<unknown, ApiError>): Outcome {
  if (result.ok) return 'placed';
  const { error } = result;
  switch (error.kind) {
    case 'refused':
      return 'rejected';
    case 'http':
      return refusals.has(error.status) ? 'rejected' : 'ambiguous';
    case 'network':
    case 'timeout':
    case 'unreadable':
    case 'noStatus':
    case 'shape':
      return 'ambiguous';
    default:
      return assertNever(error);
  }
}
