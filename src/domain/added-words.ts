import type { Words } from '../text/message.ts';
import type { BidRow } from './bid.ts';
import { numberText } from './number-text.ts';

/**
 * What a player is told of rows that were added to a slip, of which some were there already (`repeated`); null for one
 * new row.
 */
export function addedWords(added: readonly BidRow[], repeated: readonly BidRow[]): Words | null {
  const [first] = repeated;
  if (first !== undefined && repeated.length === 1)
    return { key: 'bid.repeatedOne', params: { digits: numberText(first) } };
  if (first !== undefined) return { key: 'bid.repeatedMany', params: { count: repeated.length } };
  return added.length === 1 ? null : { key: 'bid.added', params: { count: added.length } };
}
