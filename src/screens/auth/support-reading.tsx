import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { supportAtom } from '../../state/reading/content.ts';

/** Apart from the log-in, whose first load has little room. */
export function SupportReading({ onKnown }: { readonly onKnown: (phone: string) => void }) {
  const { chat } = useAtomValue(supportAtom);
  useEffect(() => onKnown(chat), [chat, onKnown]);
  return null;
}
