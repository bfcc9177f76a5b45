import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { noteListedAtom } from '../../state/money/deposits/deposit-lists.ts';
import { dueDepositsAtom } from '../../state/money/deposits/deposits.ts';
import { useDeposits } from './use-deposits.ts';

/**
 * Posts the deposits of the screen that begins them. What the provider lists before a deposit tells later whether that
 * one has arrived: it is read when the screen is opened, and once more when a deposit was begun.
 */
export function DepositPosting() {
  useDeposits();
  const due = useAtomValue(dueDepositsAtom).join(' ');
  const note = useSetAtom(noteListedAtom);
  useEffect(() => {
    note().catch(() => undefined);
  }, [due, note]);
  return null;
}
