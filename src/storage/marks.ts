import * as v from 'valibot';
import { bidSessions } from '../domain/market/market.ts';
import type { KeptMarks } from '../domain/slip/marks.ts';
import type { StoredEntry } from './entry.ts';
import { points } from './fields.ts';
import { slipKey } from './slips.ts';
import { stored } from './table.ts';

const marked = v.pipe(
  points,
  v.check(value => value > 0),
);

export const marksEntry: StoredEntry<readonly KeptMarks[]> = {
  ...stored.marks,
  schema: v.array(
    v.object({
      ...slipKey,
      session: v.picklist(bidSessions),
      marks: v.array(v.object({ number: v.string(), points: marked })),
    }),
  ),
};
