import { atom } from 'jotai';

/**
 * The top page receives the text (`share_target` of the manifest) and moves on at once. A longer text is no
 * list of bids.
 */
const most = 500_000;

/** The text is stored nowhere: the browser still knows the first address of this document. */
function sharedText(): string | null {
  const [began] = performance.getEntriesByType('navigation');
  const query = began && new URL(began.name).searchParams;
  // Some apps put a short text into the title only.
  const text = query?.get('text') || query?.get('title') || '';
  return text.trim() === '' ? null : text.slice(0, most);
}

/** Null once the dialog of a bid form has it, or once it is not wanted. */
export const sharedTextAtom = atom(sharedText());
