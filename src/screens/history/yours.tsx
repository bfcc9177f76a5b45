import { useAtom, useAtomValue } from 'jotai';
import { type ComponentType, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { formatClock12 } from '../../domain/clock-time.ts';
import { type CalendarDate, dayBefore, isoDate } from '../../domain/dates.ts';
import { histories } from '../../domain/history/history.ts';
import type { LiveSlip, OwnDays } from '../../domain/history/live-slip.ts';
import {
  afterShown,
  type ListedWin,
  listedWinsOf,
  takenBackWins,
  type ToldWin,
  undismissed,
} from '../../domain/history/told-wins.ts';
import { formatPoints } from '../../domain/points.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { ownDaysAtom, toldWinsAtom } from '../../state/reading/own-days.ts';
import { liveSlipsAtom, placesAtom } from '../../state/reading/places.ts';
import { Listing, ListRow } from '../../ui/cards/listing.tsx';
import css from '../../ui/cards/yours.module.css';
import { TextButton } from '../../ui/fields/text-button.tsx';
import { useFocusKept } from '../../ui/hooks/use-focus-kept.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** The cards show all of them. */
const shownMarkets = 3;

/**
 * Slips that were unknown when the screen opened appear at the foot of the window, so that nothing moves
 * under a finger.
 */
export function Yours({ Slips }: { Slips: ComponentType<{ onShown: (shown: boolean) => void }> | null }) {
  const t = useWords();
  const own = useAtomValue(ownDaysAtom);
  const slips = useAtomValue(liveSlipsAtom);
  const { date } = useNow(useAtomValue(clockAtom));
  const { wins, takenBack, dismiss } = useNewWins(own, date);
  const [hasSlips, setHasSlips] = useState(Slips !== null);
  const waiting = (slips ?? []).filter(slip => slip.waiting.length > 0).slice(0, shownMarkets);
  const known = own !== null && slips !== null;
  const shown = wins.length + takenBack.length + waiting.length;
  const isEmpty = shown === 0;
  const { part, height, expected, giveUp } = usePlace(known ? slips : null, shown, isoDate(date));
  const [wonAtFirst, setWonAtFirst] = useState<boolean | null>(null);
  if (known && wonAtFirst === null) setWonAtFirst(wins.length + takenBack.length > 0);
  const isLate = expected && wonAtFirst === false;

  const won = wins.length + takenBack.length > 0 && (
    <Won
      wins={wins}
      takenBack={takenBack}
      today={isoDate(date)}
      onDismiss={() => {
        dismiss();
        giveUp();
      }}
    />
  );
  const waits = waiting.length > 0 && (
    <Listing>
      {waiting.map(slip => (
        <WaitingRow key={`${slip.family} ${slip.name}`} slip={slip} />
      ))}
    </Listing>
  );
  return (
    <section
      aria-label={t('slips.yours')}
      className={css.yours}
      hidden={isEmpty && height === 0 && !hasSlips}
    >
      {expected && (height > 0 || !isEmpty) && (
        <div style={{ minHeight: height }}>
          <div ref={part} className={css.part}>
            {!isLate && won}
            {waits}
            {known && isEmpty && (
              <Listing>
                <ListRow leading={<Icon name="ticket" />} title={t('menu.bids')} href="/imp4" />
              </Listing>
            )}
          </div>
        </div>
      )}
      {Slips && <Slips onShown={setHasSlips} />}
      {isLate && won && <div className={css.foot}>{won}</div>}
      {!expected && !isEmpty && (
        <div className={css.foot}>
          <div ref={part} className={css.part}>
            {won}
            {waits}
          </div>
        </div>
      )}
    </section>
  );
}

/** Leaves room for slips that are known to come. A place that was drawn does not shrink under a finger. */
function usePlace(slips: readonly LiveSlip[] | null, shown: number, day: string) {
  const part = useRef<HTMLDivElement>(null);
  const [places, keep] = useAtom(placesAtom);
  const [height, setHeight] = useState(places?.height ?? 0);
  const [expected] = useState(height > 0 || slips !== null);
  useLayoutEffect(() => {
    const drawn = part.current?.offsetHeight ?? 0;
    if (expected) setHeight(before => Math.max(before, drawn));
    if (slips === null) return;
    const markets = slips.flatMap(({ family, name, today }) =>
      today.length > 0 ? [`${family} ${name}`] : [],
    );
    const next = { day, height: shown === 0 ? 0 : Math.round(drawn), markets };
    if (JSON.stringify(next) !== JSON.stringify(places)) keep(next);
  }, [slips, shown, day, expected, places, keep]);
  return { part, height, expected, giveUp: () => setHeight(0) };
}

/** The wins of yesterday and today, each until it is dismissed. */
function useNewWins(own: OwnDays | null, date: CalendarDate) {
  const [told, keep] = useAtom(toldWinsAtom);
  const today = isoDate(date);
  const yesterday = isoDate(dayBefore(date));
  const known = useMemo(() => {
    const days = [yesterday, today];
    const listed = own === null ? [] : listedWinsOf(own, days);
    const recent = told.filter(({ day }) => days.includes(day));
    return {
      wins: undismissed(listed, recent),
      takenBack: own === null ? [] : takenBackWins(own, listed, recent),
      after: own === null ? told : afterShown(told, listed, days),
    };
  }, [own, told, yesterday, today]);
  const { wins, takenBack, after } = known;
  useEffect(() => {
    if (after !== told) keep(after);
  }, [after, told, keep]);
  const dismiss = (): void => {
    const gone = new Set(takenBack.map(({ key }) => key));
    const seen = new Set(wins.map(({ key }) => key));
    keep(
      after
        .filter(({ key }) => !gone.has(key))
        .map(win => (seen.has(win.key) ? { ...win, dismissed: true } : win)),
    );
  };
  return { wins, takenBack, dismiss };
}

type WonProps = {
  readonly wins: readonly ListedWin[];
  readonly takenBack: readonly ToldWin[];
  readonly today: string;
  readonly onDismiss: () => void;
};

function Won({ wins, takenBack, today, onDismiss }: WonProps) {
  const t = useWords();
  const banner = useRef<HTMLOutputElement>(null);
  useFocusKept(banner);
  const amount = (sum: number): string => t({ key: 'points.amount', params: { points: formatPoints(sum) } });
  const sumOf = (some: readonly ListedWin[]): number => some.reduce((sum, { points }) => sum + points, 0);
  return (
    <output ref={banner} className={css.won}>
      <Icon name="trophy" />
      <span>
        {wins.length > 0 && (
          <>
            <b>{t({ key: 'result.youWon', params: { amount: amount(sumOf(wins)) } })}</b>
            {marketsOf(wins, today, t('period.yesterday'))}
          </>
        )}
        {takenBack.map(win => (
          <span key={win.key}>
            {t({ key: 'yours.takenBack', params: { amount: amount(win.points) } })} · {win.market}
          </span>
        ))}
      </span>
      <TextButton onClick={onDismiss} words="yours.dismiss" />
    </output>
  );
}

/** Names exactly the markets of the wins: `Kalyan · Yesterday`, or `Kalyan, Rajdhani Day (Yesterday)`. */
function marketsOf(wins: readonly ListedWin[], today: string, yesterday: string): string {
  const some = wins.some(({ day }) => day === today);
  const names = wins.map(({ market, day }) => (day === today || !some ? market : `${market} (${yesterday})`));
  return [...new Set(names)].join(', ') + (some ? '' : ` · ${yesterday}`);
}

function WaitingRow({ slip: { family, name: market, waiting, time } }: { readonly slip: LiveSlip }) {
  const t = useWords();
  const bids = histories.find(history => history.family === family && history.kind === 'bids');
  return (
    <ListRow
      leading={<Icon name="timer" />}
      title={t({ key: 'yours.wait', params: { count: waiting.length, market } })}
      about={time === null ? '' : t({ key: 'yours.after', params: { time: formatClock12(time) } })}
      href={`${bids?.paths[0] ?? ''}?status=waiting`}
    />
  );
}
