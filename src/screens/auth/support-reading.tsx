import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { supportAtom } from '../../state/reading/content.ts';

/** Apart from the log-in, whose first load has little room. */
export function SupportReading({ onKnown }: { readonly onKnown: (phone: string) => void }) {
  const { support } = useAtomValue(supportAtom);
  useEffect(() => onKnown(support), [support, onKnown]);
  return null;
}
