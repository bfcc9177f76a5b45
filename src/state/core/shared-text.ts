import { atom } from 'jotai';

/** The top page gets it (`share_target` of the manifest) and leads on at once; what is longer is no list. */
const most = 500_000;

/** The browser still knows the address with which this document began. It is stored nowhere. */
function sharedText(): string | null {
  const [began] = performance.getEntriesByType('navigation');
  const query = began && new URL(began.name).searchParams;
  // Some apps put a short text into the title alone.
  const text = query?.get('text') || query?.get('title') || '';
  return text.trim() === '' ? null : text.slice(0, most);
}

/** Null once it stands in the dialog of a bid form, or is not wanted. */
export const sharedTextAtom = atom(sharedText());
