import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { hasEnded, parseBidSession } from '../../domain/market/market.ts';
import { marketOfName } from '../../domain/market/market-by-name.ts';
import type { OwnBid } from '../../domain/slip/slips-again.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { marketsTodayAtom } from '../../state/reading/boards.ts';
import { bettingAtom } from '../../state/reading/markets.ts';
import { TextButton } from '../../ui/fields/text-button.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { sayMissing } from '../../ui/overlays/lazy-on-open.tsx';

const AgainSheet = lazyPart(async () => (await import('./again-sheet.tsx')).AgainSheet, {
  onFail: sayMissing,
});

export function DayAgainButton({ bids, day }: { readonly bids: readonly OwnBid[]; readonly day: string }) {
  const [asked, setAsked] = useState(false);
  const isOver = useIsOver(bids);
  return (
    <>
      <TextButton
        aria-haspopup="dialog"
        onClick={() => setAsked(true)}
        words={isOver ? 'again.dayOver' : 'again.day'}
      />
      {asked && <AgainSheet bids={bids} day={day} onClose={() => setAsked(false)} />}
    </>
  );
}

/** Looks only at the markets, because the rules of the games load with the sheet. */
function useIsOver(bids: readonly OwnBid[]): boolean {
  const markets = useAtomValue(marketsTodayAtom);
  const betting = useAtomValue(bettingAtom);
  const { minute } = useNow(useAtomValue(clockAtom));
  return useMemo(() => {
    if (betting === null || !bids.every(({ family }) => markets.some(market => market.family === family)))
      return false;
    const kinds = new Map(bids.map(placed => [`${placed.bid.marketName}|${placed.bid.session}`, placed]));
    return [...kinds.values()].every(({ family, bid }) => {
      const market = marketOfName(markets, family, bid.marketName);
      const session = family === 'main' ? (parseBidSession(bid.session) ?? 'Close') : 'Open';
      return !betting || !market?.taking || market.times === null || hasEnded(session, market.times, minute);
    });
  }, [bids, markets, betting, minute]);
}
