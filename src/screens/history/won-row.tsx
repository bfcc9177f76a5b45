import { useAtom } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import { type CalendarDate, dayBefore, isoDate } from '../../domain/dates.ts';
import type { OwnDays } from '../../domain/history/live-slip.ts';
import {
  afterShown,
  type ListedWin,
  listedWinsOf,
  takenBackWins,
  type ToldWin,
  undismissed,
} from '../../domain/history/told-wins.ts';
import { formatPoints } from '../../domain/points.ts';
import { toldWinsAtom } from '../../state/reading/own-days.ts';
import css from '../../ui/cards/markets/yours.module.css';
import { TextButton } from '../../ui/fields/text-button.tsx';
import { useFocusKept } from '../../ui/hooks/use-focus-kept.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** The wins of yesterday and today, each until it is dismissed. */
export function useNewWins(own: OwnDays | null, date: CalendarDate) {
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

type Props = {
  readonly wins: readonly ListedWin[];
  readonly takenBack: readonly ToldWin[];
  readonly today: string;
  readonly onDismiss: () => void;
};

export function WonRow({ wins, takenBack, today, onDismiss }: Props) {
  const t = useWords();
  const row = useRef<HTMLOutputElement>(null);
  useFocusKept(row);
  const amount = (sum: number): string => t({ key: 'points.amount', params: { points: formatPoints(sum) } });
  const sumOf = (some: readonly ListedWin[]): number => some.reduce((sum, { points }) => sum + points, 0);
  return (
    <output ref={row} className={css.row} data-tone="good">
      <Icon name="trophy" size={20} />
      <span className={css.words}>
        {wins.length > 0 && (
          <>
            <b>{t({ key: 'result.youWon', params: { amount: amount(sumOf(wins)) } })}</b>
            <span className="visually-hidden"> · </span>
            <span className={css.about}>{marketsOf(wins, today, t('period.yesterday'))}</span>
          </>
        )}
        {takenBack.map((win, index) => (
          <span key={win.key} className={css.about}>
            {wins.length + index > 0 && ' · '}
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
