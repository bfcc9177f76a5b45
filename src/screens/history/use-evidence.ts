import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { type Evidence, returnedBids } from '../../domain/history/bid-outcome.ts';
import { boardText } from '../../domain/market/board.ts';
import type { DateRange } from '../../domain/history/history-query.ts';
import { compareDates, dayAfter } from '../../domain/dates.ts';
import type { Listed, ShownRecord } from '../../domain/history/history.ts';
import type { Family } from '../../domain/market/market.ts';
import { isSameMarket } from '../../domain/market/result-watch.ts';
import type { ShownTransaction } from '../../domain/wallet/wallet.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { boardPolls, boardsOf } from '../../state/reading/boards.ts';
import { readCreditsAtom, readWinsAtom } from '../../state/reading/histories.ts';
import { watchedMarketsAtom } from '../../state/reading/watched-markets.ts';
import { useNow } from '../../ui/hooks/use-now.ts';

type Proof = {
  readonly wins: Listed<ShownRecord> | null;
  readonly credits: readonly ShownTransaction[] | null;
};

/**
 * What is known of a family's bids between two days: its boards, which are polled, and what was won. Null until the wins
 * of these days were asked for. They are asked for again when a board of the family shows something else.
 */
export function useEvidence(family: Family, range: DateRange | null): Evidence | null {
  useAtomValue(boardPolls[family]);
  const boards = useAtomValue(boardsOf[family]);
  const watched = useAtomValue(watchedMarketsAtom);
  const now = useNow(useAtomValue(clockAtom));
  const readWins = useSetAtom(readWinsAtom);
  const readCredits = useSetAtom(readCreditsAtom);
  const [proof, setProof] = useState<{ readonly range: DateRange; readonly proof: Proof } | null>(null);
  const { date, minute } = now;
  const isPast = range !== null && compareDates(range.from, date) < 0;
  // A bid after the close is of the next day, and is won then; tomorrow nothing is won yet.
  const isOver = range !== null && compareDates(range.to, date) < 0;
  const shown = boards.map(boardText).join();

  useEffect(() => {
    if (range === null) return;
    let live = true;
    const days = { family, from: range.from, to: isOver ? dayAfter(range.to) : range.to };
    const read = async (): Promise<void> => {
      const [wins, credits] = await Promise.all([readWins(days), isPast ? readCredits() : null]);
      if (live) setProof({ range, proof: { wins, credits } });
    };
    void read();
    return () => {
      live = false;
    };
  }, [family, range, isPast, isOver, shown, readWins, readCredits]);

  return useMemo(() => {
    if (proof === null || proof.range !== range) return null;
    const { wins, credits } = proof.proof;
    return {
      wins,
      boards,
      isFresh: (board, day) => watched.some(one => one.blank && one.day === day && isSameMarket(one, board)),
      maybeReturned: returnedBids(credits),
      now: { date, minute },
    };
  }, [proof, range, boards, watched, date, minute]);
}
