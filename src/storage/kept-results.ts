import * as v from 'valibot';
import { parseIsoDate } from '../domain/dates.ts';
import type { KeptResults } from '../domain/kept-results.ts';
import type { StoredEntry } from './entry.ts';
import { stored } from './table.ts';

export const keptResultsEntry: StoredEntry<KeptResults> = {
  ...stored.keptResults,
  schema: v.record(
    v.pipe(v.string(), v.regex(/^(main|starline|gali) ./)),
    v.object({
      name: v.string(),
      from: v.pipe(
        v.string(),
        v.check(day => parseIsoDate(day) !== null),
      ),
      figures: v.pipe(v.string(), v.regex(/^[\d.]{0,3000}$/)),
    }),
  ),
};
