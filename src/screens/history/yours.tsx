import { useAtomValue } from 'jotai';
import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { formatClock12 } from '../../domain/clock-time.ts';
import { isoDate } from '../../domain/dates.ts';
import { histories } from '../../domain/history/history.ts';
import type { LiveSlip } from '../../domain/history/live-slip.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { bettingAtom } from '../../state/reading/markets.ts';
import { ownDaysAtom } from '../../state/reading/own-days.ts';
import { waitingMarkets } from '../../state/reading/keep-places.ts';
import { liveSlipsAtom } from '../../state/reading/places.ts';
import { YoursRow } from '../../ui/cards/markets/yours-row.tsx';
import css from '../../ui/cards/markets/yours.module.css';
import { Icon } from '../../ui/icons/icon.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { useYoursPlace } from './use-yours-place.ts';
import { useNewWins, WonRow } from './won-row.tsx';

type Part = ComponentType<{ readonly onShown: (shown: boolean) => void }>;

type Props = {
  /** The reserved height of the surface, in pixels at the usual size of text. */
  readonly height: number;
  /** The part of `height` for rows that are neither slips nor payments. */
  readonly own: number;
  /** Rows at the top; null for none. */
  readonly first: ReactNode;
  readonly Slips: Part | null;
  readonly Payments: Part;
};

/** Rows that arrive after the markets open only with a tap, so that nothing moves under a finger. */
export function Yours({ height: reserved, own: reservedOwn, first, Slips, Payments }: Props) {
  const t = useWords();
  const own = useAtomValue(ownDaysAtom);
  const slips = useAtomValue(liveSlipsAtom);
  const { date } = useNow(useAtomValue(clockAtom));
  const today = isoDate(date);
  const { wins, takenBack, dismiss } = useNewWins(own, date);
  // A new object measures the rows again in the frame in which they are drawn.
  const [{ shown: hasSlips }, setSlips] = useState({ shown: Slips !== null });
  const noteSlips = useCallback((shown: boolean) => setSlips({ shown }), []);
  const [hasPayments, setHasPayments] = useState(false);
  const waiting = waitingMarkets(slips);
  const hasWon = wins.length + takenBack.length > 0;
  const ownRows = first !== null || hasWon || waiting.length > 0;
  const isEmpty = !ownRows && !hasSlips && !hasPayments;
  const {
    surface,
    content,
    part,
    slipRows,
    payments,
    ownFillers,
    endFillers,
    fill,
    over,
    style,
    ownStyle,
    showAll,
    giveUp,
  } = useYoursPlace({
    reserved,
    reservedOwn,
    day: today,
    slips: own === null ? null : slips,
    rows: ownRows,
  });
  const ownFill = isEmpty ? Math.max(fill.own, 1) : fill.own;
  return (
    <section
      ref={surface}
      aria-label={t('slips.yours')}
      className={css.surface}
      data-over={over || undefined}
      style={style}
    >
      <div ref={content} className={css.content}>
        <div style={ownStyle}>
          <div ref={part}>
            {first}
            {hasWon && (
              <WonRow
                wins={wins}
                takenBack={takenBack}
                today={today}
                onDismiss={() => {
                  dismiss();
                  giveUp();
                }}
              />
            )}
            {waiting.length > 0 && (
              <ul>
                {waiting.map(slip => (
                  <WaitingRow key={`${slip.family} ${slip.name}`} slip={slip} />
                ))}
              </ul>
            )}
            <div ref={ownFillers}>
              <FillRows isKnown={own !== null} count={ownFill} />
            </div>
          </div>
        </div>
        {Slips && (
          <div ref={slipRows}>
            <Slips onShown={noteSlips} />
          </div>
        )}
        <div ref={payments}>
          <Payments onShown={setHasPayments} />
        </div>
        <div ref={endFillers}>
          <FillRows isKnown={own !== null} after={ownFill} count={fill.end} />
        </div>
      </div>
      {over && (
        <button
          type="button"
          className={css.more}
          aria-label={t('yours.all')}
          aria-expanded="false"
          onClick={showAll}
        >
          <Icon name="chevron" size={20} />
        </button>
      )}
    </section>
  );
}

/** Keeps the place of a row until something is known. */
export const BidsRow = ({ isKnown }: { readonly isKnown: boolean }) => (
  <FillRows isKnown={isKnown} count={1} />
);

const fillRows = [
  { icon: 'ticket', title: 'menu.bids', href: '/imp4', needsBetting: true },
  { icon: 'list', title: 'title.results', href: '/results', needsBetting: false },
] as const;

type FillProps = {
  readonly isKnown: boolean;
  readonly count: number;
  /** The number of these rows that are shown elsewhere. */
  readonly after?: number;
};

/** Rows in the places of others. */
function FillRows({ isKnown, count, after = 0 }: FillProps) {
  const t = useWords();
  const off = useAtomValue(bettingAtom) === false;
  if (count === 0) return null;
  if (!isKnown) return <div className={css.row} />;
  return (
    <ul>
      {fillRows
        .filter(({ needsBetting }) => !(off && needsBetting))
        .slice(after, after + count)
        .map(({ icon, title, href }) => (
          <YoursRow key={href} icon={icon} title={t(title)} href={href} />
        ))}
    </ul>
  );
}

function WaitingRow({ slip: { family, name: market, waiting, time } }: { readonly slip: LiveSlip }) {
  const t = useWords();
  const bids = histories.find(history => history.family === family && history.kind === 'bids');
  return (
    <YoursRow
      icon="hourglass"
      title={t({ key: 'yours.wait', params: { count: waiting.length, market } })}
      about={time === null ? '' : t({ key: 'yours.after', params: { time: formatClock12(time) } })}
      href={`${bids?.paths[0] ?? ''}?status=waiting`}
    />
  );
}
