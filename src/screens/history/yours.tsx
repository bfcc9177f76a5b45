import { useAtom, useAtomValue } from 'jotai';
import { type ComponentType, useLayoutEffect, useRef, useState } from 'react';
import { formatClock12 } from '../../domain/clock-time.ts';
import { type CalendarDate, dayBefore, isoDate } from '../../domain/dates.ts';
import { histories } from '../../domain/history/history.ts';
import { type DayWins, type LiveSlip, newWins, type OwnDays } from '../../domain/history/live-slip.ts';
import { recordDay } from '../../domain/history/record-day.ts';
import { families } from '../../domain/market/market.ts';
import { formatPoints, points } from '../../domain/points.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { dismissedAtom, ownDaysAtom } from '../../state/reading/own-days.ts';
import { liveSlipsAtom, placesAtom } from '../../state/reading/places.ts';
import { Listing, ListRow } from '../../ui/cards/listing.tsx';
import css from '../../ui/cards/yours.module.css';
import { TextButton } from '../../ui/fields/text-button.tsx';
import { useFocusKept } from '../../ui/hooks/use-focus-kept.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** The cards have all of them. */
const shownMarkets = 3;

/** What was not known when the screen opened stands at the foot of the window, so that nothing moves under a finger. */
export function Yours({ Slips }: { Slips: ComponentType<{ onShown: (shown: boolean) => void }> | null }) {
  const t = useWords();
  const own = useAtomValue(ownDaysAtom);
  const slips = useAtomValue(liveSlipsAtom);
  const { date } = useNow(useAtomValue(clockAtom));
  const { wins, dismiss } = useNewWins(own, date);
  const [hasSlips, setHasSlips] = useState(Slips !== null);
  const waiting = (slips ?? []).filter(slip => slip.waiting.length > 0).slice(0, shownMarkets);
  const known = own !== null && slips !== null;
  const shown = wins.length + waiting.length;
  const isEmpty = shown === 0;
  const { part, height, expected, giveUp } = usePlace(known ? slips : null, shown, isoDate(date));
  const [wonAtFirst, setWonAtFirst] = useState<boolean | null>(null);
  if (known && wonAtFirst === null) setWonAtFirst(wins.length > 0);
  const isLate = expected && wonAtFirst === false;

  const won = own !== null && wins.length > 0 && (
    <Won
      own={own}
      wins={wins}
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

/** Room for what is known to come; what was drawn once does not shrink under a finger. */
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

/** Of yesterday and today, until they are dismissed. */
function useNewWins(own: OwnDays | null, date: CalendarDate) {
  const [dismissed, keep] = useAtom(dismissedAtom);
  const days = [isoDate(dayBefore(date)), isoDate(date)];
  const wins = own === null ? [] : newWins(own, days, dismissed);
  return {
    wins,
    dismiss: () =>
      keep(
        days.flatMap(day => {
          const of = (list: readonly DayWins[]): number => list.find(past => past.day === day)?.points ?? 0;
          const sum = of(dismissed) + of(wins);
          return sum > 0 ? [{ day, points: points(sum) }] : [];
        }),
      ),
  };
}

function Won({ own, wins, onDismiss }: { own: OwnDays; wins: readonly DayWins[]; onDismiss: () => void }) {
  const t = useWords();
  const { date } = useNow(useAtomValue(clockAtom));
  const banner = useRef<HTMLOutputElement>(null);
  useFocusKept(banner);
  const sum = formatPoints(wins.reduce((total, day) => total + day.points, 0));
  const days = new Set(wins.map(({ day }) => day));
  const markets = families
    .flatMap(family => own[family].wins?.rows ?? [])
    .filter(win => days.has(recordDay(win.date) ?? ''))
    .map(({ marketName }) => marketName);
  const before = !days.has(isoDate(date));
  return (
    <output ref={banner} className={css.won}>
      <Icon name="trophy" />
      <span>
        <b>
          {t({
            key: 'result.youWon',
            params: { amount: t({ key: 'points.amount', params: { points: sum } }) },
          })}
        </b>
        {[[...new Set(markets)].join(', '), before ? t('period.yesterday') : ''].filter(Boolean).join(' · ')}
      </span>
      <TextButton onClick={onDismiss} words="yours.dismiss" />
    </output>
  );
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
