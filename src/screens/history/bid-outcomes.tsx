import { useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { type BidOutcome, bidOutcomes } from '../../domain/history/bid-outcome.ts';
import type { Outcomes } from '../../domain/history/bid-lines.ts';
import type { DateRange } from '../../domain/history/history-query.ts';
import type { ShownRecord } from '../../domain/history/history.ts';
import type { Family } from '../../domain/market/market.ts';
import { createSharing } from '../../lib/share-structure.ts';
import { watchMarketsAtom } from '../../state/reading/watched-markets.ts';
import { useEvidence } from './use-evidence.ts';

/** How the bids of a list stand, and whether all wins of their days were read. */
export type KnownOutcomes = { readonly of: Outcomes; readonly allWins: boolean };

type Props = {
  readonly family: Family;
  readonly rows: readonly ShownRecord[];
  /** The days that were asked for. */
  readonly range: DateRange;
  /** Called with what is known, and again when that changes. */
  readonly onKnown: (known: KnownOutcomes) => void;
};

/** Finds out how bids stand and keeps it up to date; draws nothing. Watches the markets whose bids wait. */
export function BidOutcomes({ family, rows, range, onKnown }: Props) {
  const watchMarkets = useSetAtom(watchMarketsAtom);
  const evidence = useEvidence(family, range);
  const [shared] = useState(() => createSharing<readonly BidOutcome[]>([]));
  const allWins = evidence?.wins?.unread === 0;

  // It is found out every minute: what is as before stays the same, so that no card is drawn again.
  const outcomes = useMemo(
    () => (evidence === null ? null : shared(bidOutcomes(family, rows, evidence))),
    [family, rows, evidence, shared],
  );

  useEffect(() => {
    if (outcomes === null) return;
    const entries = rows.flatMap((row, index) => {
      const outcome = outcomes[index];
      return outcome === undefined ? [] : [[row, outcome] as const];
    });
    onKnown({ of: new Map(entries), allWins });
    const waiting = entries.flatMap(([row, { status }]) => (status === 'waiting' ? [row.marketName] : []));
    if (waiting.length > 0) watchMarkets({ family, names: [...new Set(waiting)] });
  }, [family, rows, outcomes, allWins, onKnown, watchMarkets]);
  return null;
}
