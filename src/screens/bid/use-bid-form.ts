import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type CalendarDate, isoDate } from '../../domain/dates.ts';
import type { Game } from '../../domain/game/games.ts';
import type { KnownMarket } from '../../domain/market/known-market.ts';
import { marketDay } from '../../domain/market/market.ts';
import { type BalanceLeft, balanceLeft, balanceToSpend } from '../../domain/slip/balance-left.ts';
import { type BidRow, rowEnded, rowRefusal } from '../../domain/slip/bid.ts';
import { unsentSlips } from '../../domain/slip/slip.ts';
import { unconfirmedSlip } from '../../live/unconfirmed-slip.ts';
import { boardEntry } from '../../live/board-entry.ts';
import { slipsIn } from '../../live/slips.ts';
import { clockAtom, environmentAtom } from '../../state/core/environment.ts';
import { playerAtom } from '../../state/core/session.ts';
import type { BidOrder } from '../../state/money/bids.ts';
import { debitsAtom } from '../../state/money/debits.ts';
import { lastPointsAtom } from '../../state/money/last-bid.ts';
import { dashboardPollAtom } from '../../state/reading/markets.ts';
import { refreshWalletAtom } from '../../state/reading/wallet-reading.ts';
import { balanceAtom } from '../../state/reading/wallet.ts';
import type { GridHandle } from '../../ui/fields/number-grid.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { useMarketOf } from '../records/market-of.ts';
import { useEntry } from './use-entry.ts';
import { useEndedSlips } from '../records/ended-slips.ts';
import { useSettledRows, useReceipt } from './placed-rows.ts';
import { closedWords } from './refusals.ts';
import { useAddedRows } from './slip-rows.tsx';
import { type LeftOut, useTypedBid } from './typed-bid.ts';

export type BidFormModel = ReturnType<typeof useBidForm>;

/** The bid that Submit asks about. Midnight does not change its date. */
type Question = { readonly date: CalendarDate; readonly leftOut: LeftOut | null };

/** The balance that the player read at SUBMIT. It stays until the order ends. */
type Submitted = { readonly left: BalanceLeft | null };

/**
 * Owns the whole state of a bid form. An added row draws nothing here, because the parts read slip, marks and
 * fields themselves.
 */
export function useBidForm(game: Game, market: KnownMarket) {
  // The replies of the poll correct the clock, the wallet and the betting flag.
  useAtomValue(dashboardPollAtom);
  const t = useWords();
  const environment = useAtomValue(environmentAtom);
  const clock = useAtomValue(clockAtom);
  const time = useNow(clock);
  const { minute } = time;
  const mobile = useAtomValue(playerAtom)?.mobile ?? '';
  const wallet = useAtomValue(balanceAtom);
  const refreshWallet = useSetAtom(refreshWalletAtom);
  const [question, setQuestion] = useState<Question | null>(null);
  const debits = useAtomValue(debitsAtom);
  const [submitted, setSubmitted] = useState<Submitted | null>(null);
  const busy = submitted !== null;
  const today = marketDay(market.times, time);
  const date = question?.date ?? today;
  const day = isoDate(date);

  const slips = slipsIn(environment);
  const key = useMemo(
    () => ({ mobile, game: game.key, market: market.id, day }),
    [mobile, game, market.id, day],
  );
  const slip = useMemo(() => slips.of(key), [slips, key]);
  const board = useMemo(() => boardEntry(slips, environment, key), [slips, environment, key]);
  const unconfirmed = useMemo(() => unconfirmedSlip(slips, slip, board), [slips, slip, board]);
  const marketOf = useMarketOf();
  useEffect(() => slips.markets.note(market), [slips, market]);
  // A log-out in another tab may have emptied the stored slips.
  useEffect(() => slips.reread(), [slips]);
  useEffect(() => void refreshWallet().catch(() => undefined), [refreshWallet]);
  useEndedSlips(slips, marketOf, time, { busy, here: key });
  useLastPoints(slips, slip);

  const choice = useEntry(game, market, minute, board);
  const { session, marks } = choice;
  const onBoard = choice.entry === 'board';
  const grid = useRef<GridHandle>(null);
  const list = useRef<HTMLUListElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);

  const hasClosed = (row: BidRow): boolean => rowEnded(game, row, market, minute);
  const add = useAddedRows(slip, !onBoard);
  const placed = useReceipt({
    game,
    clock,
    refusalOf: row => rowRefusal(game, row, market, minute),
    balance: () => balanceToSpend(wallet, slip.rows.peek(), debits),
    add,
    submitButton,
    inUse: () =>
      question === null && (marks.marked.peek() || document.activeElement instanceof HTMLInputElement),
  });
  const closed = closedWords(game, session, { market, minute, t });
  const typed = useTypedBid({ game, session, slip, wallet, debits, closed, enter: placed.enter });
  const order = (): BidOrder => ({ game, market, date, rows: slip.rows.peek() });
  useSettledRows(question !== null, order, { take: slips.take, onPlaced: placed.onPlaced });

  /** The wallet less the rows of all slips. */
  const left = (): BalanceLeft | null =>
    submitted?.left ??
    balanceLeft(
      wallet,
      unsentSlips(slips.all.value, mobile, marketOf, time).flatMap(({ rows }) => rows),
      debits,
    );

  return {
    ...choice,
    ...placed,
    game,
    market,
    minute,
    date,
    slips,
    key,
    slip,
    /** The rows that the question shows. */
    unconfirmed,
    hasClosed,
    /** Null while no board is shown. Submit then ignores the marks. */
    boardMarks: (onBoard || choice.onPad) && !placed.folded ? marks : null,
    onBoard,
    grid,
    list,
    submitButton,
    typed,
    wallet,
    /** The wallet has less than one bid needs. */
    needsFunds: wallet !== null && wallet < game.minimumBid,
    debits,
    refreshWallet,
    /** The wallet less only this slip's rows, because another form's may never be sent. */
    balance: () => balanceToSpend(wallet, slip.rows.value, debits),
    unsent: () => unsentSlips(slips.all.value, mobile, marketOf, time),
    left,
    order,
    question,
    ask: (leftOut: LeftOut | null): void => setQuestion({ date: today, leftOut }),
    closeQuestion: (): void => {
      unconfirmed.drop();
      setQuestion(null);
    },
    busy,
    setBusy: (isBusy: boolean): void => setSubmitted(isBusy ? { left: left() } : null),
  };
}

/** Keeps the points of the last row, even of an earlier form, for Ctrl+Enter. */
function useLastPoints(slips: ReturnType<typeof slipsIn>, slip: BidSlip): void {
  const store = useStore();
  useEffect(() => {
    const keep = (): void => {
      const points = slip.rows.peek().at(-1)?.points;
      if (points !== undefined) store.set(lastPointsAtom, points);
    };
    keep();
    return slips.onChange(keep);
  }, [store, slips, slip]);
}

type BidSlip = ReturnType<ReturnType<typeof slipsIn>['of']>;
