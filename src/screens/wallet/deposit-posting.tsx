import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { begunDepositsAtom } from '../../state/money/deposits/deposits.ts';
import { noteListedAtom } from '../../state/money/deposits/posts.ts';
import { useAwaitedDeposits, useDeposits } from './use-deposits.ts';

/**
 * Posts deposits on the screen that begins them. It also reads the provider's list of deposits, when the screen opens
 * and after a deposit was begun: a later comparison shows whether that deposit has arrived.
 */
export function DepositPosting() {
  useDeposits();
  const due = useAtomValue(begunDepositsAtom).join(' ');
  const note = useSetAtom(noteListedAtom);
  useEffect(() => {
    note().catch(() => undefined);
  }, [due, note]);
  return null;
}

/** Posts and reports deposits on every screen, and tells what is decided; shows nothing. */
export function DepositReports() {
  useDeposits();
  useAwaitedDeposits();
  return null;
}
