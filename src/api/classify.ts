import type { Outcome } from '../domain/placing/attempt.ts';
import { assertNever } from '../lib/assert-never.ts';
import type { Result } from '../lib/result.ts';
import type { ApiError } from './api-error.ts';

/** The codes of a server that read the request and did not carry it out. */
const refusals: ReadonlySet<number> = new Set([400, 401, 403, 404, 405, 413, 415, 422, 429]);

/** What the reply to a money call says of the points (docs/reliability.md "How an attempt ends"). */
export function classify(result: Result<unknown, ApiError>): Outcome {
  if (result.ok) return 'placed';
  const { error } = result;
  switch (error.kind) {
    case 'refused':
      return 'rejected';
    case 'http':
      return refusals.has(error.status) ? 'rejected' : 'unclear';
    case 'network':
    case 'timeout':
    case 'unreadable':
    case 'noStatus':
    case 'shape':
      return 'unclear';
    default:
      return assertNever(error);
  }
}
