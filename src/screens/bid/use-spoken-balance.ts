import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatPoints } from '../../domain/points.ts';
import type { Placement } from '../../domain/slip/receipt.ts';
import { refreshWalletAtom } from '../../state/reading/wallet-refresh.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { speak } from '../../ui/overlays/spoken.tsx';

/**
 * Speaks the balance that the form shows after a bid was placed. It is read first: right after the reply it still is the
 * one from before the bid. Nothing is spoken while it cannot be read.
 */
export function useSpokenBalance(placements: readonly Placement[], balance: number | null): void {
  const t = useWords();
  const refreshWallet = useSetAtom(refreshWalletAtom);
  const [read, setRead] = useState<readonly Placement[] | null>(null);
  useEffect(() => {
    if (placements.length === 0) return;
    let shown = true;
    refreshWallet().then(
      found => shown && found !== null && setRead(placements),
      () => undefined,
    );
    return () => {
      shown = false;
    };
  }, [placements, refreshWallet]);
  const tell = useEffectEvent(() => {
    if (read === null || balance === null) return;
    speak(
      `${t('wallet.balance')}: ${t({ key: 'points.amount', params: { points: formatPoints(balance) } })}`,
    );
  });
  useEffect(() => tell(), [read]);
}
