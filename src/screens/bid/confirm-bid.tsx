import '../../ui/layout/late-words.ts';
import { useSignals } from '@preact/signals-react/runtime';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { formatClock12 } from '../../domain/clock-time.ts';
import { formatBidDate, localTime } from '../../domain/dates.ts';
import { shownDate } from '../../domain/history/record-day.ts';
import { resultTimes } from '../../domain/slip/receipt.ts';
import { formatPoints } from '../../domain/points.ts';
import { formatBalanceLeft, lessPoints } from '../../domain/slip/balance-left.ts';
import { refusalInForm, totalPoints } from '../../domain/slip/bid.ts';
import { onlyWaits, settledRows, type SlipRow } from '../../domain/slip/slip.ts';
import { slipToSend } from '../../domain/slip/slips-to-send.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { placeBidAtom } from '../../state/money/bids.ts';
import { askNotClearAtom } from '../../state/money/money-notices.ts';
import { payoutsAtoms } from '../../state/reading/payouts.ts';
import { DefinitionList } from '../../ui/cards/lists/listing.tsx';
import { ReadAloud } from '../../ui/fields/read-aloud.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { Dialog, type Openable } from '../../ui/overlays/dialog.tsx';
import { tellPlaced } from '../../ui/overlays/slip-toasts.ts';
import { showMoneyToast } from '../../ui/overlays/toast.ts';
import { ConfirmActions } from '../records/confirm-actions.tsx';
import { limitText } from '../records/limit-text.ts';
import { marketOfNow } from '../records/market-of.ts';
import { useOneAtATime } from '../records/use-one-at-a-time.ts';
import { useBid } from './bid-context.ts';
import { showBidError } from './refusals.ts';
import { SlipRows } from './slip-rows.tsx';

type Props = Openable & {
  /** If keys asked, SUBMIT has the focus. */
  readonly byKeys: RefObject<boolean>;
};

const none: readonly SlipRow[] = [];

/** Spec 2 §2 "Confirmation modal". */
export function ConfirmBid({ open, onClose, byKeys }: Props) {
  useSignals();
  const t = useWords();
  const { game, market, date, slip, slips, unconfirmed, busy, setBusy, hasClosed, onPlaced, ...form } =
    useBid();
  const { take } = slips;
  const leftOut = form.question?.leftOut ?? null;
  const leftNow = open ? form.left() : null;
  const left = leftNow && lessPoints(leftNow, totalPoints(unconfirmed.loose.value));
  const place = useSetAtom(placeBidAtom);
  const askNotClear = useSetAtom(askNotClearAtom);
  const clock = useAtomValue(clockAtom);
  const store = useStore();
  const [sent, setSent] = useState<readonly SlipRow[]>([]);
  const id = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  // An added row must not draw a closed question.
  const held = open ? unconfirmed.rows.value : none;
  // The rows that are being sent stay in sight until their end is known.
  const rows = busy ? sent : held;
  const payouts = useAtomValue(payoutsAtoms[game.family]);
  const most = open && payouts ? payouts.most(game.key, rows) : null;

  const oneAtATime = useOneAtATime();
  const submit = async (again: readonly string[] = []): Promise<void> => {
    const wanted = { ...form.key, rows: unconfirmed.rows.peek() };
    if (wanted.rows.length === 0) return onClose();
    const now = localTime(clock.now(), clock.zone);
    const refusal = slipToSend(wanted, marketOfNow(store), now).refused;
    if (refusal !== null) {
      showBidError(t(refusalInForm(refusal)));
      return onClose();
    }
    // Marked and typed rows join the slip here. Null if there are none.
    const joined = unconfirmed.send();
    if (joined !== null) form.end();
    const bid = { game, market, date, rows: slip.rows.peek() };
    setSent(bid.rows);
    setBusy(true);
    const isOnSlip = ({ id }: Pick<SlipRow, 'id'>): boolean => slip.rows.peek().some(row => row.id === id);
    const end = await place(bid, { again, isOnSlip });
    take(settledRows(end));
    onPlaced(bid, end);
    setBusy(false);
    const refused = end.kind === 'busy' || (end.kind === 'rejected' && settledRows(end).length === 0);
    const isBack = refused && joined?.takeBack() === true;
    const spent = joined !== null && (joined.typed || (form.onPad && leftOut === null));
    if (spent && !isBack) form.typed.empty();
    const all = end.kind === 'placed' || end.kind === 'earlier';
    tellPlaced(t, end.placed.length, all);
    if (all) return;
    if (end.kind === 'unclear')
      askNotClear(end.waiting, {
        sendAgain: attempts => void latest.current(attempts),
        takeOff: ids => take(ids.map(row => ({ id: row }))),
      });
    if (onlyWaits(end, bid.rows)) return;
    const limit = end.kind === 'rejected' && end.refusal ? limitText(t, end.refusal, clock.zone) : null;
    const specified = end.kind === 'rejected' && game.family === 'starline' ? end.message : null;
    const unsent = end.kind === 'rejected' && end.unwritten ? 'error.unwritten' : 'bid.failed';
    showMoneyToast('error', limit ?? specified ?? t(end.kind === 'busy' ? 'money.busy' : unsent));
  };
  // The player sends again later, and the form has been drawn again by then.
  const latest = useRef(submit);
  useEffect(() => void (latest.current = submit));

  const times = resultTimes(game, rows, market.times).map(formatClock12).join(', ');
  const empty = open && !busy && held.length === 0;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (empty) close();
  }, [empty]);
  // The browser would give the focus to the list of rows, because it scrolls.
  useEffect(() => {
    if (open) (byKeys.current ? confirm : cancel).current?.focus();
  }, [open, byKeys]);

  return (
    <Dialog
      open={open && !empty}
      title={t('bid.confirmTitle')}
      onClose={onClose}
      busy={busy}
      beside
      describedBy={`${leftOut ? `${id}-out ` : ''}${id}-totals ${id}-end`}
      actions={
        <ConfirmActions
          warningId={`${id}-end`}
          busy={busy}
          cancel={cancel}
          confirm={confirm}
          onCancel={onClose}
          onConfirm={() => void oneAtATime(() => submit())}
        />
      }
    >
      <ReadAloud ending={t('bid.irrevocable')}>
        <DefinitionList
          items={[
            { term: market.name, value: t(game.title) },
            { term: t('field.date'), value: shownDate(formatBidDate(date), t('app.language')) },
            {
              term: t('bid.gameType'),
              value:
                game
                  .gameType(rows.map(row => row.session))
                  .map(t)
                  .join(', ') || '-',
            },
          ]}
        />
        <SlipRows game={game} rows={rows} hasClosed={hasClosed} />
        {leftOut && (
          <Notice id={`${id}-out`} tone="warn">
            <p>{t({ key: 'bid.notIncluded', params: { typed: leftOut.typed } })}</p>
            {leftOut.why && <p>{leftOut.why}</p>}
          </Notice>
        )}
        <DefinitionList
          id={`${id}-totals`}
          items={[
            { term: t('bid.totalBid'), value: rows.length },
            { term: t('bid.totalPoints'), value: formatPoints(totalPoints(rows)) },
            ...(most === null ? [] : [{ term: t('bid.mostWon'), value: formatPoints(most) }]),
            ...(left === null ? [] : [{ term: t('bid.balanceAfter'), value: formatBalanceLeft(left) }]),
            ...(times === '' ? [] : [{ term: t('bid.resultAfter'), value: times }]),
          ]}
        />
      </ReadAloud>
    </Dialog>
  );
}
