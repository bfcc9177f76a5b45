import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { slipsIn } from '../../live/slips-in.ts';
import { randomIdAtom, storesAtom } from '../../state/core/environment.ts';
import { accountAtom, foundAtom, resumeMoneyAtom, tellUntoldAtom } from '../../state/money/money-state.ts';

/**
 * Checks what a page before this one left open, and tells of what is found while its form is not on screen. The form
 * itself, which stands before this in the page, has its turn first.
 */
export function useFoundElsewhere(): void {
  const account = useAtomValue(accountAtom);
  const found = useAtomValue(foundAtom);
  const stores = useAtomValue(storesAtom);
  const ids = useAtomValue(randomIdAtom);
  const resume = useSetAtom(resumeMoneyAtom);
  const tell = useSetAtom(tellUntoldAtom);
  useEffect(() => {
    if (account !== null) resume();
  }, [account, resume]);
  useEffect(() => tell(slipsIn(stores, ids.make).take), [found, tell, stores, ids]);
}
