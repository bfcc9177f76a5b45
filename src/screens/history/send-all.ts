import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { localTime, type LocalTime, parseIsoDate } from '../../domain/dates.ts';
import { marketDay } from '../../domain/market/market.ts';
import type { OrderEnd, WaitingRow } from '../../domain/placing/order.ts';
import type { Placement } from '../../domain/slip/receipt.ts';
import { isSameSlip, onlyWaits, settledRows } from '../../domain/slip/slip.ts';
import { type SlipToSend, slipToSend } from '../../domain/slip/slips-to-send.ts';
import type { Slips } from '../../live/slips.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { playerAtom } from '../../state/core/session.ts';
import { type BidOrder, placeBidAtom } from '../../state/money/bids.ts';
import { inFlightAtom } from '../../state/money/in-flight.ts';
import { askNotClearAtom } from '../../state/money/money-notices.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { tellPlaced } from '../../ui/overlays/slip-toasts.ts';
import { showMoneyToast } from '../../ui/overlays/toast.ts';
import { limitText } from '../records/limit-text.ts';
import { marketOfNow } from '../records/market-of.ts';

/** A slip with at least one placed row. */
export type PlacedSlip = Pick<SlipToSend, 'game' | 'market'> & { readonly placement: Placement };

/** How the slip ended. `kept` says why its rows are still there. */
export type SlipEnd = { readonly of: SlipToSend } & (
  { readonly kind: 'placed' } | { readonly kind: 'kept'; readonly why: string }
);

/** The day of a slip does not change at midnight. */
export const orderOf = ({ game, market, slip }: SlipToSend, now: LocalTime): BidOrder => ({
  game,
  market,
  date: parseIsoDate(slip.day) ?? marketDay(market.times, now),
  rows: slip.rows,
});

export const endOfSlip = (ends: readonly SlipEnd[], { slip }: SlipToSend): SlipEnd | undefined =>
  ends.find(({ of }) => isSameSlip(of.slip, slip));

type Again = {
  /** Attempts that are sent again although their end is unknown. */
  readonly again?: readonly string[];
};

/**
 * Sends slips one after the other, each as a separate order, so that each keeps the guarantees of a single
 * slip. A slip that fails stays, and the next one is sent. Nothing more is sent once the player has left.
 */
export function useSendAll(slips: Slips) {
  const t = useWords();
  const store = useStore();
  const clock = useAtomValue(clockAtom);
  const place = useSetAtom(placeBidAtom);
  const noteWork = useSetAtom(inFlightAtom);
  const askNotClear = useSetAtom(askNotClearAtom);
  const here = useRef(true);
  /** The slips that are being sent. Null if none are. */
  const [sending, setSending] = useState<readonly SlipToSend[] | null>(null);
  const [ends, setEnds] = useState<readonly SlipEnd[]>([]);
  const [placed, setPlaced] = useState<readonly PlacedSlip[]>([]);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);

  /** The slip as it is now, with only the rows that the player was asked about. Null if they are gone. */
  const nowOf = ({ slip }: SlipToSend): SlipToSend | null => {
    const asked = new Set(slip.rows.map(({ id }) => id));
    const rows = slips.of(slip).rows.peek();
    const left = rows.filter(({ id }) => asked.has(id));
    if (left.length === 0 || store.get(playerAtom)?.mobile !== slip.mobile) return null;
    return slipToSend({ ...slip, rows: left }, marketOfNow(store), localTime(clock.now(), clock.zone));
  };

  const reasonFor = (end: OrderEnd, { game }: SlipToSend): string => {
    if (end.kind === 'busy') return t('money.busy');
    if (end.kind !== 'rejected') return t('bid.failed');
    if (end.refusal) return limitText(t, end.refusal, clock.zone);
    const specified = game.family === 'starline' ? end.message : null;
    return specified ?? t(end.unwritten ? 'error.unwritten' : 'bid.failed');
  };

  const sendOne = async (wanted: SlipToSend, again: readonly string[]) => {
    const of = nowOf(wanted);
    if (of === null) return null;
    if (of.refused !== null) return { end: { of, kind: 'kept', why: t(of.refused) }, rows: 0 } as const;
    const { slip, game, market } = of;
    const bid = orderOf(of, localTime(clock.now(), clock.zone));
    const isOnSlip = ({ id }: { readonly id: string }): boolean =>
      slips
        .of(slip)
        .rows.peek()
        .some(row => row.id === id);
    const end = await place(bid, { again, isOnSlip });
    slips.take(settledRows(end));
    if (end.placed.length > 0) {
      const placement = { slip: bid, settled: end, now: clock.now() };
      setPlaced(before => [...before, { game, market, placement }]);
    }
    const waiting = end.kind === 'unclear' ? end.waiting : [];
    const rows = end.placed.length;
    if (end.kind === 'placed' || end.kind === 'earlier')
      return { end: { of, kind: 'placed' }, rows } as const;
    const kept = { of, kind: 'kept', why: reasonFor(end, of) } as const;
    return { end: kept, rows, waiting, isBusy: end.kind === 'busy', asks: onlyWaits(end, bid.rows) };
  };

  const run = async (wanted: readonly SlipToSend[], again: readonly string[]): Promise<void> => {
    const known: SlipEnd[] = [];
    const waiting: WaitingRow[] = [];
    const asked: SlipToSend[] = [];
    const reasons = new Set<string>();
    let rows = 0;
    for (const one of wanted) {
      // oxlint-disable-next-line no-await-in-loop -- one order at a time may move points
      const sent = here.current ? await sendOne(one, again) : null;
      if (sent === null) continue;
      known.push(sent.end);
      rows += sent.rows;
      setEnds([...known]);
      if (sent.end.kind === 'kept' && !('asks' in sent && sent.asks)) reasons.add(sent.end.why);
      if (!('waiting' in sent)) continue;
      waiting.push(...sent.waiting);
      if (sent.waiting.length > 0) asked.push(one);
      // Another tap is under way, which reports its own end.
      if (sent.isBusy) break;
    }
    setSending(null);
    tellPlaced(t, rows, !known.some(({ kind }) => kind === 'kept'));
    for (const why of reasons) showMoneyToast('error', why);
    askNotClear(waiting, {
      sendAgain: attempts => void send(asked, { again: attempts }),
      takeOff: ids => slips.take(ids.map(id => ({ id }))),
    });
  };

  const send = (wanted: readonly SlipToSend[], { again = [] }: Again = {}): Promise<void> => {
    setSending(wanted);
    setEnds([]);
    const work = run(wanted, again);
    void noteWork(work);
    return work;
  };

  return { sending, ends, placed, send, forgetEnds: () => setEnds([]) };
}
