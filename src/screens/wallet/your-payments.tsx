import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { valueOf } from '../../lib/remote.ts';
import { hasOpenDepositAtom } from '../../state/money/open-deposit.ts';
import { unreportedAtom } from '../../state/money/deposits/deposits.ts';
import { ownWithdrawalsAtom } from '../../state/money/withdrawals.ts';
import { bettingAtom } from '../../state/reading/markets.ts';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';

const Cards = lazyPart(async () => (await import('./payment-cards.tsx')).PaymentCards);

type Props = { readonly onShown: (shown: boolean) => void };

/** On the home screen: deposits of this device, and withdrawals as the provider lists them, after the markets. */
export function YourPayments({ onShown }: Props) {
  return useAtomValue(bettingAtom) !== null && <Known onShown={onShown} />;
}

function Known({ onShown }: Props) {
  const withdrawals =
    valueOf(useAtomValue(ownWithdrawalsAtom))?.rows.filter(({ status }) => status === 'pending') ?? [];
  const own = useAtomValue(unreportedAtom).length > 0;
  const shown = [useAtomValue(hasOpenDepositAtom), own, withdrawals.length > 0].includes(true);
  // A payment that is decided meanwhile keeps its place.
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) setWasShown(true);
  useEffect(() => onShown(wasShown), [wasShown, onShown]);
  return wasShown && <Cards listed={{ deposits: [], withdrawals }} isRows />;
}
