import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { StatedAmount } from '../../domain/amount.ts';
import type { Listed } from '../../domain/history/history.ts';
import { lineBalances, type LineBalances } from '../../domain/wallet/transactions.ts';
import type { ShownTransaction } from '../../domain/wallet/wallet.ts';
import type { Remote } from '../../lib/remote.ts';
import { readBalanceAtom, walletHistoryResource } from '../../state/reading/wallet-reading.ts';
import { walletAtom } from '../../state/reading/wallet.ts';

const exactOf = (amount: StatedAmount | null): string =>
  amount === null || amount === 'unreadable' ? '' : amount.exact;

/**
 * Null where unknown. The balance is read after the list, and both again when it changes, so that nothing is
 * counted back from an old one.
 */
export function useLineBalances(
  reading: Remote<Listed<ShownTransaction>, unknown>,
): LineBalances | null | 'reading' {
  const wallet = useAtomValue(walletAtom);
  const readBalance = useSetAtom(readBalanceAtom);
  const readList = useSetAtom(walletHistoryResource.refresh);
  const list = reading.kind === 'loaded' ? reading.value : null;
  const [read, setRead] = useState<{
    readonly list: Listed<ShownTransaction>;
    readonly balance: StatedAmount | null;
  } | null>(null);
  const tried = useRef('');

  useEffect(() => {
    if (list === null) return;
    let live = true;
    void readBalance().then(balance => live && setRead({ list, balance }));
    return () => {
      live = false;
    };
  }, [list, readBalance]);

  const known = read !== null && read.list === list && read.balance !== null ? read : null;
  const changed = known !== null && exactOf(known.balance) !== exactOf(wallet);
  const now = exactOf(wallet);
  useEffect(() => {
    if (!changed || tried.current === now) return;
    tried.current = now;
    const readAgain = async (): Promise<void> => {
      const next = await readList();
      if (next.kind === 'loaded') setRead({ list: next.value, balance: await readBalance() });
    };
    void readAgain();
  }, [changed, now, readList, readBalance]);

  return useMemo(
    () =>
      known !== null && !changed
        ? lineBalances(known.list, known.balance)
        : list !== null && (changed || read?.list !== list)
          ? 'reading'
          : null,
    [known, changed, list, read],
  );
}
