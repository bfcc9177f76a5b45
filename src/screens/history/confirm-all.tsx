import '../../ui/layout/late-words.ts';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { formatClock12 } from '../../domain/clock-time.ts';
import { formatBidDate, parseIsoDate } from '../../domain/dates.ts';
import { shownDate } from '../../domain/history/record-day.ts';
import { formatPoints } from '../../domain/points.ts';
import { type BalanceLeft, formatBalanceLeft } from '../../domain/slip/balance-left.ts';
import { totalPoints } from '../../domain/slip/bid.ts';
import { resultTimes } from '../../domain/slip/receipt.ts';
import type { SlipToSend } from '../../domain/slip/slips-to-send.ts';
import { DefinitionList } from '../../ui/cards/lists/listing.tsx';
import { Pill } from '../../ui/cards/pill.tsx';
import { SlipBids } from '../../ui/cards/slips/slip-bids.tsx';
import { slipFacts } from '../../ui/cards/slips/slip-facts.ts';
import { SlipItem, SlipList } from '../../ui/cards/slips/slip-list.tsx';
import { ReadAloud } from '../../ui/fields/read-aloud.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { Dialog, type Openable } from '../../ui/overlays/dialog.tsx';
import { ConfirmActions } from '../records/confirm-actions.tsx';
import { useKeptWords } from './kept-words.ts';
import { endOfSlip, type SlipEnd } from './send-all.ts';

type Props = Openable & {
  readonly slips: readonly SlipToSend[];
  readonly ends: readonly SlipEnd[];
  readonly busy: boolean;
  /** The balance after all of them. Null while the wallet is unknown. */
  readonly left: BalanceLeft | null;
  readonly onConfirm: () => void;
};

/** One question for the slips of all markets. */
export function ConfirmAll({ open, onClose, slips, ends, busy, left, onConfirm }: Props) {
  const t = useWords();
  const id = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open) cancel.current?.focus();
  }, [open]);
  const rows = slips.filter(({ refused }) => refused === null).flatMap(({ slip }) => slip.rows);
  const days = [...new Set(slips.map(({ slip }) => slip.day))].map(parseIsoDate);
  const dates = days.map(day => day && shownDate(formatBidDate(day), t('app.language')));
  return (
    <Dialog
      open={open}
      title={t('all.confirmTitle')}
      onClose={onClose}
      busy={busy}
      describedBy={`${id}-totals ${id}-end`}
      actions={
        <ConfirmActions
          warningId={`${id}-end`}
          busy={busy}
          cancel={cancel}
          onCancel={onClose}
          onConfirm={onConfirm}
        />
      }
    >
      <ReadAloud ending={t('bid.irrevocable')}>
        <SlipList label={t('all.title')}>
          {slips.map(one => (
            <SlipInQuestion key={slipName(one)} one={one} end={endOfSlip(ends, one)} />
          ))}
        </SlipList>
        <DefinitionList
          id={`${id}-totals`}
          items={[
            { term: t('field.date'), value: dates.filter(Boolean).join(', ') },
            { term: t('bid.totalBid'), value: rows.length },
            { term: t('bid.totalPoints'), value: formatPoints(totalPoints(rows)) },
            ...(left === null ? [] : [{ term: t('bid.balanceAfter'), value: formatBalanceLeft(left) }]),
          ]}
        />
      </ReadAloud>
    </Dialog>
  );
}

function SlipInQuestion({ one, end }: { readonly one: SlipToSend; readonly end: SlipEnd | undefined }) {
  const t = useWords();
  const { slip, game, market, refused } = one;
  const times = resultTimes(game, slip.rows, market.times).map(formatClock12).join(', ');
  const title = slipTitle(t(game.title), one);
  const kept = useKeptWords(end);
  const out = refused !== null && t({ key: 'bid.notIncluded', params: { typed: t(refused) } });
  return (
    <SlipItem
      title={title}
      note={times === '' ? undefined : t({ key: 'yours.after', params: { time: times } })}
      facts={slipFacts(t, game, slip.rows)}
      numbers=""
      more={<SlipBids game={game} rows={slip.rows} label={title} />}
      refused={[out, out === false && kept].filter(line => typeof line === 'string')}
      action={stateOf(end, t('all.slipPlaced'))}
    />
  );
}

const stateOf = (end: SlipEnd | undefined, placed: string): ReactNode =>
  end?.kind === 'placed' && <Pill tone="good">{placed}</Pill>;

export const slipName = ({ slip: { game, market, day } }: SlipToSend): string => `${game} ${market} ${day}`;

export const slipTitle = (game: string, { market }: Pick<SlipToSend, 'market'>): string =>
  `${market.name} · ${game}`;
