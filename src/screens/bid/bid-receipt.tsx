import '../../ui/layout/late-words.ts';
import { useSignals } from '@preact/signals-react/runtime';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatClock12 } from '../../domain/clock-time.ts';
import { formatDayMonth, localTime } from '../../domain/dates.ts';
import type { Game } from '../../domain/game/games.ts';
import { numberText } from '../../domain/game/panna.ts';
import { histories } from '../../domain/history/history.ts';
import { shownDate } from '../../domain/history/record-day.ts';
import { bidSessions } from '../../domain/market/market.ts';
import { type Placement, receiptOf, resultTimes } from '../../domain/slip/receipt.ts';
import { formatPoints, sumPoints } from '../../domain/points.ts';
import { type BalanceLeft, formatBalanceLeft } from '../../domain/slip/balance-left.ts';
import type { BidRow } from '../../domain/slip/bid.ts';
import { go } from '../../nav/navigation.ts';
import { clockAtom, configAtom } from '../../state/core/environment.ts';
import { payoutsAtoms } from '../../state/reading/payouts.ts';
import { refreshWalletAtom } from '../../state/reading/wallet-reading.ts';
import type { Translate } from '../../text/translate.ts';
import { emphasised, strong } from '../../ui/cards/emphasised.tsx';
import css from '../../ui/cards/slips/receipt-card.module.css';
import { Button } from '../../ui/fields/button.tsx';
import { ReadAloud } from '../../ui/fields/read-aloud.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { shareText } from '../../ui/hooks/share-text.ts';
import { tellShared } from '../../ui/overlays/slip-toasts.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { speak } from '../../ui/overlays/spoken.tsx';
import { takeReply } from '../../lib/take-reply.ts';
import { useBid } from './bid-context.ts';

const shownRows = 5;

export function BidReceipt() {
  useSignals();
  const t = useWords();
  const { game, market, placements, question, folded, left, onAgain } = useBid();
  /** If quiet, the focus stays where it is. */
  const quiet = question !== null || !folded;
  const { zone } = useAtomValue(clockAtom);
  const { brand } = useAtomValue(configAtom);
  const payouts = useAtomValue(payoutsAtoms[game.family]);
  const heading = useRef<HTMLHeadingElement>(null);
  const announced = useRef<readonly Placement[] | null>(null);
  useSpokenBalance(placements, placements.length === 0 ? null : left());
  useEffect(() => {
    if (quiet || announced.current === placements) return;
    announced.current = placements;
    if (placements.length === 0) return;
    heading.current?.focus({ preventScroll: true });
    // Otherwise the browser keeps the scroll position of the content below.
    scrollTo({ top: 0 });
  }, [placements, quiet]);
  const receipt = receiptOf(placements);
  if (receipt === null) return null;

  const { rows, left: unplaced, date, at } = receipt;
  const sessions = sessionsOf(game, rows);
  const time = formatClock12(localTime(at, zone).minute);
  const bids = t({ key: 'bid.rows', params: { count: rows.length } });
  const points = pointsText(t, sumPoints(rows.map(row => row.points)));
  const times = resultTimes(game, rows, market.times).map(formatClock12).join(', ');
  const named = [market.name, sessions.map(session => t(`session.${session}`)).join(', ')];
  const summary = t({
    key: 'receipt.summary',
    params: { time, market: named.filter(Boolean).join(' '), bids, points },
  });
  const [row, second] = rows;
  const pays = row && !second && payouts ? payouts.ofBid(game.key, row) : null;
  const line = times === '' ? summary : t({ key: 'receipt.summaryWithResult', params: { summary, times } });

  return (
    <section aria-label={t('receipt.title')} className={css.receipt} data-receipt>
      <ReadAloud>
        <div className={css.head}>
          <h2 ref={heading} tabIndex={-1}>
            <Icon name="check" size={20} />
            {unplaced === 0
              ? t('receipt.placed')
              : t({
                  key: 'receipt.partPlaced',
                  params: { count: rows.length, all: rows.length + unplaced },
                })}{' '}
            <span className="visually-hidden">{line}</span>
          </h2>
          <span className={css.muted}>{time}</span>
        </div>
        <p>
          <b>{named.filter(Boolean).join(' · ')}</b>
          <span className={css.muted}>
            {[shownDate(formatDayMonth(date), t('app.language')), t(game.title), bids, points].join(' · ')}
          </span>
        </p>
        <div className={css.rows}>
          <ul aria-label={t('receipt.rows')}>
            {rows.slice(0, shownRows).map(row => (
              <li key={row.id}>
                <b>{numberText(row)}</b>{' '}
                <span className={css.muted}>{sessions.length > 1 && t(`session.${row.session}`)}</span>{' '}
                <span>{pointsText(t, row.points)}</span>
              </li>
            ))}
          </ul>
          {rows.length > shownRows && (
            <p className={css.muted}>
              {t({ key: 'receipt.more', params: { count: rows.length - shownRows } })}
            </p>
          )}
        </div>
        {row && pays !== null && times !== '' && (
          <p className={css.why}>
            {emphasised(
              t({
                key: 'bid.payoutAfter',
                params: { number: numberText(row), points: strong(formatPoints(pays)), time: times },
              }),
            )}
          </p>
        )}
        {times !== '' && (
          <p className={css.fact}>
            <span className={css.muted}>{t('bid.resultAfter')}</span> <b>{times}</b>
          </p>
        )}
      </ReadAloud>
      <div className={css.actions}>
        <Button tone="quiet" onClick={() => go(bidHistoryPath(game))} words="receipt.viewBids" />
        <Button tone="quiet" onClick={() => onAgain(rows)} words="again.bid" />
        <Button
          tone="quiet"
          onClick={async () => tellShared(t, await shareText(`${brand} · ${line}`))}
          words="action.share"
        />
      </div>
    </section>
  );
}

const sessionsOf = (game: Game, rows: readonly BidRow[]) =>
  game.session === 'choose' ? bidSessions.filter(session => rows.some(row => row.session === session)) : [];

const pointsText = (t: Translate, points: number): string =>
  t({ key: 'points.amount', params: { points: formatPoints(points) } });

const bidHistoryPath = ({ family }: Game): string =>
  histories.find(history => history.kind === 'bids' && history.family === family)?.paths[0] ?? '/histories';

/** Waits for the next reading, because right after the reply the balance is still the old one. */
export function useSpokenBalance(placements: readonly Placement[], balance: BalanceLeft | null): void {
  const t = useWords();
  const refreshWallet = useSetAtom(refreshWalletAtom);
  const [read, setRead] = useState<readonly Placement[] | null>(null);
  useEffect(() => {
    if (placements.length === 0) return;
    const reply = refreshWallet().catch(() => null);
    return takeReply(reply, found => found !== null && setRead(placements));
  }, [placements, refreshWallet]);
  const tell = useEffectEvent(() => {
    if (read === null || balance === null) return;
    const left = t({ key: 'points.amount', params: { points: formatBalanceLeft(balance) } });
    speak(`${t('wallet.balance')}: ${left}`);
  });
  useEffect(() => tell(), [read]);
}
