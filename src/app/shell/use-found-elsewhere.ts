import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { settledRows } from '../../domain/slip/slip.ts';
import { slipsIn } from '../../live/slips.ts';
import { environmentAtom } from '../../state/core/environment.ts';
import { accountAtom } from '../../state/money/money-account.ts';
import { foundAtom } from '../../state/money/money-notices.ts';
import { resumeOrdersAtom, untoldAtom } from '../../state/money/orders.ts';

/** Render it after the form, whose effect must settle its own rows first. */
export function useFoundElsewhere(): void {
  const account = useAtomValue(accountAtom);
  const found = useAtomValue(foundAtom);
  const slips = slipsIn(useAtomValue(environmentAtom));
  const resume = useSetAtom(resumeOrdersAtom);
  const tellUntold = useSetAtom(untoldAtom);
  useEffect(() => {
    if (account !== null) resume();
  }, [account, resume]);
  useEffect(() => slips.take(settledRows(tellUntold())), [found, tellUntold, slips]);
}
