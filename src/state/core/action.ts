import { atom, type Getter, type Setter } from 'jotai';
import type { Result } from '../../lib/result.ts';
import type { Words } from '../../text/message.ts';

/** The error is what a form shows. */
export type Done<Problems = Words> = Promise<Result<null, Problems>>;

/** An atom that is only set: it has no value. */
export const action = <Given extends unknown[], End>(
  act: (get: Getter, set: Setter, ...given: Given) => End,
) => atom(null, act);
