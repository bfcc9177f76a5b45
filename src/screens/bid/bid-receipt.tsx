import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { bidAgain } from '../../domain/slip/slips-again.ts';
import type { BidRow } from '../../domain/slip/bid.ts';
import { formatClock12 } from '../../domain/clock-time.ts';
import { formatDayMonth, localTime } from '../../domain/dates.ts';
import type { Game } from '../../domain/game/games.ts';
import { histories } from '../../domain/history/history.ts';
import { bidSessions, type MarketTimes } from '../../domain/market/market.ts';
import { numberText } from '../../domain/game/number-text.ts';
import { formatPoints, sumPoints } from '../../domain/points.ts';
import { type Placement, receiptOf } from '../../domain/slip/receipt.ts';
import { resultTimes } from '../../domain/market/result-times.ts';
import { shownDate } from '../../domain/history/record-day.ts';
import { go } from '../../nav/navigation.ts';
import { clockAtom } from '../../state/core/environment.ts';
import type { Translate } from '../../text/translate.ts';
import { ReceiptCard } from '../../ui/cards/receipt-card.tsx';
import { Button } from '../../ui/fields/button.tsx';
import { shareText } from '../../ui/hooks/share-text.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { showNotAdded } from '../../ui/overlays/slip-toasts.ts';
import { showToast } from '../../ui/overlays/toast.ts';
import { useSpokenBalance } from './use-spoken-balance.ts';

/** The rows that are shown; the rest is a number. */
const shownRows = 5;

type Props = {
  readonly game: Game;
  readonly market: MarketTimes & { readonly name: string };
  /** The wallet less the rows of all slips; null while the wallet is unknown. */
  readonly balance: number | null;
  readonly placements: readonly Placement[];
  /** The row's session has closed, so that it cannot be bid again. */
  readonly ended: (row: BidRow) => boolean;
  /** A dialog covers it: the focus waits. */
  readonly covered: boolean;
  /** The rows that go into the slip again. */
  readonly onAgain: (rows: readonly BidRow[]) => void;
  readonly onClose: () => void;
};

/**
 * What was placed, above the fields of the form. The focus goes to its heading, which contains all that matters, and
 * the page to its begin, but not out of a field: what a check finds may come while the player types. The new balance is spoken.
 */
export function BidReceipt(props: Props) {
  const { game, market, balance, placements, covered, onAgain, onClose } = props;
  const t = useWords();
  const { zone } = useAtomValue(clockAtom);
  const heading = useRef<HTMLHeadingElement>(null);
  const announced = useRef<readonly Placement[] | null>(null);
  useSpokenBalance(placements, balance);
  useEffect(() => {
    if (covered || announced.current === placements) return;
    announced.current = placements;
    if (placements.length === 0 || document.activeElement instanceof HTMLInputElement) return;
    heading.current?.focus({ preventScroll: true });
    // It stands first, and the browser keeps the scrolled place of what was below it.
    scrollTo({ top: 0 });
  }, [placements, covered]);
  const receipt = receiptOf(placements);
  if (receipt === null) return null;

  const { rows, left, date, at } = receipt;
  const sessions = sessionsOf(game, rows);
  const time = formatClock12(localTime(at, zone).minute);
  const bids = t(rows.length === 1 ? 'bid.rowsOne' : { key: 'bid.rows', params: { count: rows.length } });
  const points = pointsText(t, sumPoints(rows.map(row => row.points)));
  const times = resultTimes(game, rows, market).map(formatClock12).join(', ');
  const named = [market.name, sessions.map(session => t(`session.${session}`)).join(', ')];
  const summary = t({
    key: 'receipt.summary',
    params: { time, market: named.filter(Boolean).join(' '), bids, points },
  });
  const line = times === '' ? summary : t({ key: 'receipt.summaryWithResult', params: { summary, times } });

  const share = async (): Promise<void> => {
    const sharing = await shareText(line);
    if (sharing === 'copied') showToast({ tone: 'success', text: t('receipt.copied'), at: 'top-center' });
    if (sharing === 'failed') showToast({ tone: 'error', text: t('error.somethingWrong'), at: 'top-center' });
  };

  const again = (): void => {
    const found = bidAgain({ ...props, rows });
    showNotAdded(
      t,
      found.refused.map(one => ({ words: one.words, numbers: one.rows.map(numberText) })),
    );
    if (found.rows.length > 0) onAgain(found.rows);
  };

  return (
    <ReceiptCard
      label={t('receipt.title')}
      heading={
        left === 0
          ? t('receipt.placed')
          : t({ key: 'receipt.partPlaced', params: { count: rows.length, all: rows.length + left } })
      }
      spoken={line}
      headingRef={heading}
      time={time}
      close={{ label: t('action.close'), onAct: onClose }}
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
      <Button tone="quiet" onClick={again}>
        {t('receipt.again')}
      </Button>
      <Button tone="quiet" onClick={() => void share()}>
        {t('receipt.share')}
      </Button>
    </ReceiptCard>
  );
}

/** The sessions of the rows, for games in which the player chooses one. */
const sessionsOf = (game: Game, rows: readonly BidRow[]) =>
  game.session === 'choose' ? bidSessions.filter(session => rows.some(row => row.session === session)) : [];

const pointsText = (t: Translate, points: number): string =>
  t({ key: 'points.amount', params: { points: formatPoints(points) } });

const bidHistoryPath = ({ family }: Game): string =>
  histories.find(history => history.kind === 'bids' && history.family === family)?.paths[0] ?? '/histories';
