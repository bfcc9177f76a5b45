import type { BidOutcome } from '../../domain/history/bid-outcome.ts';
import type { ShownRecord } from '../../domain/history/history.ts';
import { type Family, hasEnded, parseBidSession, spokenResult } from '../../domain/market/market.ts';
import { marketOfName } from '../../domain/market/market-today.ts';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { clockAtom } from '../../state/core/environment.ts';
import { marketsTodayAtom } from '../../state/reading/boards.ts';
import { bettingAtom } from '../../state/reading/markets.ts';
import { useNow } from '../../ui/hooks/use-now.ts';
import type { OwnBid } from '../../domain/slip/slips-again.ts';
import { TextButton } from '../../ui/fields/text-button.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { sayMissing } from '../../ui/overlays/lazy-on-open.tsx';
import { AmountText } from '../../ui/cards/amount-text.tsx';
import { Pill } from '../../ui/cards/pill.tsx';
import { ResultText } from '../../ui/cards/result-text.tsx';
import { numberText } from '../../domain/game/panna.ts';
import { recordPayout } from '../../domain/game/payout.ts';
import { formatPoints } from '../../domain/points.ts';
import { payoutsAtoms } from '../../state/reading/payouts.ts';
import { emphasised, strong } from '../../ui/cards/emphasised.tsx';
import { SideLine } from '../../ui/cards/record-card.tsx';

type Props = {
  readonly family: Family;
  readonly bid: ShownRecord;
  /** Left out while nothing is known. */
  readonly outcome: BidOutcome | undefined;
};

export function BidSide({ family, bid, outcome }: Props) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      {outcome && <BidStanding outcome={outcome} />}
      {(outcome?.chance ?? 'none') !== 'none' && <WaitingPayout family={family} bid={bid} />}
      <TextButton busy={asked} onClick={() => setAsked(true)} words="again.bid" />
      {asked && <AgainAtOnce placed={{ family, bid }} onClose={() => setAsked(false)} />}
    </>
  );
}

const AgainAtOnce = lazyPart(async () => (await import('./again-sheet.tsx')).AgainAtOnce, {
  onFail: sayMissing,
});
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

/** By the markets alone: the rules of the games are loaded with the sheet. */
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

const tones = { waiting: 'warn', won: 'good', lost: 'plain', returned: 'plain' } as const;

function BidStanding({ outcome }: { readonly outcome: BidOutcome }) {
  const t = useWords();
  const { status, amount, result } = outcome;
  const digits = t('market.digits').split(' ');
  const words = (shown: string): string => t({ key: 'result.label', params: { result: shown } });
  return (
    <>
      {status !== 'unknown' && <Pill tone={tones[status]}>{t(`status.${status}`)}</Pill>}
      {result !== '' && (
        <span>
          <ResultText done={words(result)} spoken={words(spokenResult(result, digits))} />
        </span>
      )}
      {amount !== null && <AmountText amount={amount} sign="credit" unit={t('points.unit')} />}
    </>
  );
}

/** Nothing while the rates are unknown. */
function WaitingPayout({ family, bid }: { readonly family: Family; readonly bid: ShownRecord }) {
  const t = useWords();
  const payouts = useAtomValue(payoutsAtoms[family]);
  const pays = payouts && recordPayout(family, bid, payouts);
  const number = numberText(bid);
  return (
    // A pana has no room beside its points.
    <SideLine lines={number.length > 2 ? 2 : 1}>
      {pays !== null &&
        emphasised(t({ key: 'bid.payout', params: { number, points: strong(formatPoints(pays)) } }))}
    </SideLine>
  );
}
