import { useSignals } from '@preact/signals-react/runtime';
import { useAtomValue } from 'jotai';
import { formatBidDate } from '../../domain/dates.ts';
import { shownDate } from '../../domain/history/record-day.ts';
import { formatBalanceLeft, lessPoints } from '../../domain/slip/balance-left.ts';
import { markedPoints } from '../../domain/slip/marks.ts';
import { bettingAtom } from '../../state/reading/markets.ts';
import { ReadOnlyField } from '../../ui/fields/plain-fields.tsx';
import css from '../../ui/layout/bid-header.module.css';
import { HeaderSlot, InPlaceOfWallet } from '../../ui/layout/header-slot.tsx';
import { WalletPill, WalletPlace } from '../../ui/layout/top-bar.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { useBid } from './bid-context.ts';
import { HowThisWorks } from './how-this-works.tsx';
import { useSpokenTimeLeft, useTimeLeft } from './time-left.ts';

/** The second line of the header, so that toasts are below what names the market. */
export function BidHeader() {
  const t = useWords();
  const { game, market, minute, date, session } = useBid();
  const timeLeft = useTimeLeft(game, session, market, minute);
  useSpokenTimeLeft(game, market, minute);
  return (
    <>
      <HeaderSlot>
        <Left />
        <div className={css.line}>
          <p>
            <b>{market.name}</b> · <em>{timeLeft}</em>
          </p>
          <ReadOnlyField
            label={t('field.date')}
            name="date"
            value={shownDate(formatBidDate(date), t('app.language'))}
          />
        </div>
      </HeaderSlot>
      <HowThisWorks game={game} market={market} inHeader />
    </>
  );
}

/** The wallet less unsent slips and marks. */
function Left() {
  useSignals();
  const t = useWords();
  const betting = useAtomValue(bettingAtom);
  const { left: leftNow, unsent, boardMarks, debits } = useBid();
  const left = leftNow();
  if (betting === false) return null;
  if (left === null || betting === null)
    return (
      <InPlaceOfWallet>
        <WalletPlace data-left />
      </InPlaceOfWallet>
    );
  const marked = boardMarks === null ? 0 : markedPoints(boardMarks.board.value.marks);
  const kept = unsent();
  const { length: count } = kept;
  const isUnclear = kept.some(({ rows }) => rows.some(({ id }) => debits.unclear.has(id)));
  const key = isUnclear ? 'bid.unsentUnclear' : 'bid.unsent';
  const points = t({ key: 'bid.left', params: { points: formatBalanceLeft(lessPoints(left, marked)) } });
  const slips = count === 0 ? '' : `\n${t({ key, params: { count } })}`;
  return (
    <InPlaceOfWallet>
      <WalletPill href="/imp7" label={t('title.wallet')} points={points + slips} data-left />
    </InPlaceOfWallet>
  );
}
