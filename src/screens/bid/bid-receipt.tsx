import '../../ui/layout/late-words.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatClock12 } from '../../domain/clock-time.ts';
import { formatDayMonth, localTime } from '../../domain/dates.ts';
import type { Game } from '../../domain/game/games.ts';
import { numberText } from '../../domain/game/panna.ts';
import { histories } from '../../domain/history/history.ts';
import { shownDate } from '../../domain/history/record-day.ts';
import { bidSessions, type MarketTimes } from '../../domain/market/market.ts';
import { type Placement, receiptOf, resultTimes } from '../../domain/slip/receipt.ts';
import { formatPoints, sumPoints } from '../../domain/points.ts';
import type { BidRow } from '../../domain/slip/bid.ts';
import { go } from '../../nav/navigation.ts';
import { clockAtom, configAtom } from '../../state/core/environment.ts';
import { refreshWalletAtom } from '../../state/reading/wallet-reading.ts';
import type { Translate } from '../../text/translate.ts';
import { ReceiptCard } from '../../ui/cards/receipt-card.tsx';
import { Button } from '../../ui/fields/button.tsx';
import { shareText } from '../../ui/hooks/share-text.ts';
import { tellShared } from '../../ui/overlays/slip-toasts.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { speak } from '../../ui/overlays/spoken.tsx';

const shownRows = 5;

type Props = {
  readonly game: Game;
  readonly market: MarketTimes & { readonly name: string };
  readonly left: number | null;
  readonly placements: readonly Placement[];
  /** The focus stays where it is. */
  readonly quiet: boolean;
  readonly onAgain: (rows: readonly BidRow[]) => void;
};

export function BidReceipt({ game, market, left, placements, quiet, onAgain }: Props) {
  const t = useWords();
  const { zone } = useAtomValue(clockAtom);
  const { brand } = useAtomValue(configAtom);
  const heading = useRef<HTMLHeadingElement>(null);
  const announced = useRef<readonly Placement[] | null>(null);
  useSpokenBalance(placements, left);
  useEffect(() => {
    if (quiet || announced.current === placements) return;
    announced.current = placements;
    if (placements.length === 0) return;
    heading.current?.focus({ preventScroll: true });
    // The browser keeps the scrolled place of what was below it.
    scrollTo({ top: 0 });
  }, [placements, quiet]);
  const receipt = receiptOf(placements);
  if (receipt === null) return null;

  const { rows, left: unplaced, date, at } = receipt;
  const sessions = sessionsOf(game, rows);
  const time = formatClock12(localTime(at, zone).minute);
  const bids = t({ key: 'bid.rows', params: { count: rows.length } });
  const points = pointsText(t, sumPoints(rows.map(row => row.points)));
  const times = resultTimes(game, rows, market).map(formatClock12).join(', ');
  const named = [market.name, sessions.map(session => t(`session.${session}`)).join(', ')];
  const summary = t({
    key: 'receipt.summary',
    params: { time, market: named.filter(Boolean).join(' '), bids, points },
  });
  const line = times === '' ? summary : t({ key: 'receipt.summaryWithResult', params: { summary, times } });

  const share = async (): Promise<void> => {
    tellShared(t, await shareText(`${brand} · ${line}`));
  };

  return (
    <ReceiptCard
      label={t('receipt.title')}
      heading={
        unplaced === 0
          ? t('receipt.placed')
          : t({ key: 'receipt.partPlaced', params: { count: rows.length, all: rows.length + unplaced } })
      }
      spoken={line}
      headingRef={heading}
      time={time}
      title={named.filter(Boolean).join(' · ')}
      note={[shownDate(formatDayMonth(date), t('app.language')), t(game.title), bids, points].join(' · ')}
      rowsLabel={t('receipt.rows')}
      rows={rows.slice(0, shownRows).map(row => ({
        key: row.id,
        main: numberText(row),
        note: sessions.length > 1 ? t(`session.${row.session}`) : '',
        points: pointsText(t, row.points),
      }))}
      more={
        rows.length > shownRows
          ? t({ key: 'receipt.more', params: { count: rows.length - shownRows } })
          : null
      }
      fact={times === '' ? null : { term: t('bid.resultAfter'), value: times }}
    >
      <Button tone="quiet" onClick={() => go(bidHistoryPath(game))}>
        {t('receipt.viewBids')}
      </Button>
      <Button tone="quiet" onClick={() => onAgain(rows)}>
        {t('again.bid')}
      </Button>
      <Button tone="quiet" onClick={() => void share()}>
        {t('action.share')}
      </Button>
    </ReceiptCard>
  );
}

const sessionsOf = (game: Game, rows: readonly BidRow[]) =>
  game.session === 'choose' ? bidSessions.filter(session => rows.some(row => row.session === session)) : [];

const pointsText = (t: Translate, points: number): string =>
  t({ key: 'points.amount', params: { points: formatPoints(points) } });

const bidHistoryPath = ({ family }: Game): string =>
  histories.find(history => history.kind === 'bids' && history.family === family)?.paths[0] ?? '/histories';

/** Right after the reply the balance is still the old one, so it waits for the next reading. */
export function useSpokenBalance(placements: readonly Placement[], balance: number | null): void {
  const t = useWords();
  const refreshWallet = useSetAtom(refreshWalletAtom);
  const [read, setRead] = useState<readonly Placement[] | null>(null);
  useEffect(() => {
    if (placements.length === 0) return;
    let shown = true;
    refreshWallet().then(
      found => shown && found !== null && setRead(placements),
      () => undefined,
    );
    return () => {
      shown = false;
    };
  }, [placements, refreshWallet]);
  const tell = useEffectEvent(() => {
    if (read === null || balance === null) return;
    speak(
      `${t('wallet.balance')}: ${t({ key: 'points.amount', params: { points: formatPoints(balance) } })}`,
    );
  });
  useEffect(() => tell(), [read]);
}
