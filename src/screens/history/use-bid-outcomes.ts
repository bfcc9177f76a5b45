import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { type BidOutcome, bidOutcomes, type OutcomeEvidence } from '../../domain/history/bid-outcome.ts';
import type { Outcomes } from '../../domain/history/list-lines.ts';
import type { DateRange } from '../../domain/history/history-query.ts';
import type { ShownRecord } from '../../domain/history/history.ts';
import { isComplete, type Listed } from '../../domain/history/listed.ts';
import type { Family } from '../../domain/market/market.ts';
import { createSharing } from '../../lib/share-structure.ts';
import { knownResultsAtom } from '../../state/reading/board-looks.ts';
import { watchMarketsAtom } from '../../state/reading/watched-markets.ts';
import { type Board, boardText } from '../../domain/market/board.ts';
import { compareDates, dayAfter, dayBefore } from '../../domain/dates.ts';
import type { StakeReturns } from '../../domain/history/stake-returns.ts';
import { walletAtom } from '../../state/reading/wallet.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { boardsOf, boardsPollOf } from '../../state/reading/boards.ts';
import { readReturnsAtom, readWinsAtom } from '../../state/reading/histories.ts';
import { useNow } from '../../ui/hooks/use-now.ts';
import { takeReply } from '../../lib/take-reply.ts';
import { useFreshBalance } from './use-fresh-balance.ts';

export type KnownOutcomes = { readonly outcomes: Outcomes; readonly allWins: boolean };

type ReadWins = { readonly listed: Listed<ShownRecord>; readonly boards: readonly Board[] };

/** The rows that are judged, and their days. */
type Judged = { readonly rows: readonly ShownRecord[]; readonly range: DateRange };

/**
 * Null until the outcomes are known. Returns the last known ones while those of other rows are being read. A null
 * `judged` reads nothing.
 */
export function useBidOutcomes(
  family: Family,
  judged: Judged | null,
  /** The wins of `range` that are already read, and the boards as they were before that. */
  wins: ReadWins | undefined,
): KnownOutcomes | null {
  const watchMarkets = useSetAtom(watchMarketsAtom);
  const evidence = useEvidence(family, judged, wins);
  const [shared] = useState(() => createSharing<readonly BidOutcome[]>([]));
  const allWins = isComplete(evidence?.wins ?? null);
  const rows = judged?.rows ?? null;

  // Unchanged outcomes stay the same objects, so that cards are not drawn again each minute.
  const outcomes = useMemo(
    () => (evidence === null || rows === null ? null : shared(bidOutcomes(family, rows, evidence))),
    [family, rows, evidence, shared],
  );
  const known = useMemo((): KnownOutcomes | null => {
    if (rows === null || outcomes === null) return null;
    const entries = rows.flatMap((row, index) => {
      const outcome = outcomes[index];
      return outcome === undefined ? [] : [[row, outcome] as const];
    });
    return { outcomes: new Map(entries), allWins };
  }, [rows, outcomes, allWins]);

  useEffect(() => {
    const waiting = Array.from(known?.outcomes ?? [], ([row, { status }]) =>
      status === 'waiting' ? row.marketName : null,
    ).filter(name => name !== null);
    if (waiting.length > 0) watchMarkets(family, [...new Set(waiting)]);
  }, [family, known, watchMarkets]);

  const [last, setLast] = useState(known);
  if (known !== null && known !== last) setLast(known);
  return known ?? last;
}

type Proof = {
  readonly range: DateRange;
  readonly wins: Listed<ShownRecord> | null;
  readonly returns: StakeReturns;
};

/** Null until the wins of these days were asked for; a changed board asks again. */
function useEvidence(
  family: Family,
  judged: Judged | null,
  read: ReadWins | undefined,
): OutcomeEvidence | null {
  const isJudging = judged !== null;
  useAtomValue(boardsPollOf(isJudging ? family : null));
  const boards = useAtomValue(boardsOf[family]);
  const resultsAt = useAtomValue(knownResultsAtom);
  // A returned stake changes the wallet.
  useFreshBalance(isJudging && family !== 'main');
  const wallet = useAtomValue(walletAtom);
  const now = useNow(useAtomValue(clockAtom));
  const readWins = useSetAtom(readWinsAtom);
  const readReturns = useSetAtom(readReturnsAtom);
  const [proof, setProof] = useState<Proof | null>(null);
  const { date, minute } = now;
  // A win of a night may be dated with either of its days. A bid of today is not lost yet, and tomorrow nothing is won.
  const rows = judged?.rows ?? null;
  const range = judged?.range ?? null;
  const isOver = range !== null && compareDates(range.to, date) < 0;
  const isOld = range !== null && compareDates(range.from, date) < 0;
  const shown = boards.map(boardText).join();
  // Wins that were read while the boards showed the same values prove as much as wins read now.
  const known = !isOld && read?.boards.map(boardText).join() === shown ? read.listed : null;

  useEffect(() => {
    if (rows === null || range === null) return undefined;
    const from = isOld ? dayBefore(range.from) : range.from;
    const days = { family, from, to: isOver ? dayAfter(range.to) : range.to };
    const lists = Promise.all([known ?? readWins(days), readReturns(rows, range)]);
    return takeReply(lists, ([wins, returns]) => setProof({ range, wins, returns }));
  }, [family, rows, range, isOld, isOver, shown, wallet, known, readWins, readReturns]);

  return useMemo(() => {
    if (proof === null || proof.range !== range) return null;
    const { wins, returns } = proof;
    const time = { date, minute };
    return { wins, boards, results: resultsAt(time), returns, now: time };
  }, [proof, range, boards, resultsAt, date, minute]);
}
