import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { clockAtom } from '../../state/core/environment.ts';
import { isWalletApartAtom, refreshWalletAtom } from '../../state/reading/wallet-reading.ts';
import { useNow } from '../../ui/hooks/use-now.ts';

/**
 * Reads the balance each minute, because any bid, win or returned stake moves it, even on another device. For
 * screens that do not poll the dashboard, which contains the balance.
 */
export function useFreshBalance(wanted: boolean): void {
  const { minute } = useNow(useAtomValue(clockAtom));
  const [first] = useState(minute);
  const refresh = useSetAtom(refreshWalletAtom);
  useEffect(() => {
    if (wanted && minute !== first) void refresh();
  }, [wanted, minute, first, refresh]);
}

/** At home nothing else reads a wallet that the dashboard lacks. */
export function useWalletApart(wanted: boolean): void {
  const isApart = useAtomValue(isWalletApartAtom) && wanted;
  const refresh = useSetAtom(refreshWalletAtom);
  useEffect(() => {
    if (isApart) void refresh();
  }, [isApart, refresh]);
  useFreshBalance(isApart);
}
