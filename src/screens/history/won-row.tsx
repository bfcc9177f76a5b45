import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
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
import { histories } from '../../domain/history/history.ts';
import { formatPoints } from '../../domain/points.ts';
import { withBase } from '../../lib/base-path.ts';
import { ownIsLateAtom, toldWinsAtom } from '../../state/reading/own-days.ts';
import type { Translate } from '../../text/translate.ts';
import won from '../../ui/cards/markets/won-row.module.css';
import yours from '../../ui/cards/markets/yours.module.css';
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
  const { wins, after } = known;
  const isLate = useAtomValue(ownIsLateAtom);
  const [gone, setGone] = useState<readonly ToldWin[]>([]);
  if (isLate && gone !== known.takenBack) setGone(known.takenBack);
  const goneKeys = new Set(gone.map(({ key }) => key));
  const takenBack = known.takenBack.filter(({ key }) => goneKeys.has(key));
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

/** A row of the player's own surface, in the colours of a win. */
const css = {
  row: `${yours.row} ${won.row}`,
  words: `${yours.words} ${won.words}`,
  target: `${yours.target} ${won.target}`,
  about: `${yours.about} ${won.about}`,
};

type Props = {
  readonly wins: readonly ListedWin[];
  readonly takenBack: readonly ToldWin[];
  readonly today: string;
  readonly onDismiss: () => void;
};

export function WonRow({ wins, takenBack, today, onDismiss }: Props) {
  const t = useWords();
  const row = useRef<HTMLOutputElement>(null);
  const id = useId();
  useFocusKept(row);
  const amount = (sum: number): string => t({ key: 'points.amount', params: { points: formatPoints(sum) } });
  const sumOf = (some: readonly ListedWin[]): number => some.reduce((sum, { points }) => sum + points, 0);
  return (
    <output ref={row} className={css.row} data-tone="good">
      <Icon name="trophy" size={20} />
      <span className={css.words}>
        {wins.length > 0 && (
          <>
            <a className={css.target} href={withBase(listOf(wins, today))} aria-describedby={id}>
              <b>{t({ key: 'result.youWon', params: { amount: amount(sumOf(wins)) } })}</b>
            </a>
            <span className="visually-hidden"> · </span>
            <span id={id} className={css.about}>
              {marketsOf(t, wins, today)}
            </span>
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

/** The letters that fit in one line on the smallest phone. */
const oneLine = 38;

/**
 * Names exactly the markets of the wins: `Kalyan · Yesterday`, or `Kalyan, Rajdhani Day (Yesterday)`. More than a line of
 * them begins with the day, because the row may show only its first line: `Yesterday: Kalyan, Rajdhani Day · Today: …`.
 * Wins of several families are in several histories, so their families are named too: `Kalyan, Faridabad (Gali)`.
 */
function marketsOf(t: Translate, wins: readonly ListedWin[], today: string): string {
  const yesterday = t('period.yesterday');
  const ofToday = wins.filter(({ day }) => day === today);
  const before = wins.filter(({ day }) => day !== today);
  const severalFamilies = new Set(wins.map(({ family }) => family)).size > 1;
  const names = (some: readonly ListedWin[], note?: string): string => {
    const noted = some.map(({ market, family }) => {
      const shown = note ?? (severalFamilies && family !== 'main' ? t(`yours.${family}`) : '');
      return shown === '' ? market : `${market} (${shown})`;
    });
    return [...new Set(noted)].join(', ');
  };
  const [now, then] = [names(ofToday), names(before)];
  if (then === '') return now;
  // Both notes would take a second line, and the markets would begin lower.
  const short = now === '' ? `${then} · ${yesterday}` : `${now}, ${names(before, yesterday)}`;
  if (short.length <= oneLine) return short;
  return [`${yesterday}: ${then}`, now && `${t('period.today')}: ${now}`].filter(Boolean).join(' · ');
}

/** The history that has all of the wins, or the choice of histories if none has. */
function listOf(wins: readonly ListedWin[], today: string): string {
  const [family, another] = new Set(wins.map(win => win.family));
  const found = histories.find(history => history.kind === 'wins' && history.family === family);
  if (found === undefined || another !== undefined) return '/histories';
  const days = new Set(wins.map(({ day }) => (day === today ? 'today' : 'yesterday')));
  if (days.size > 1) return `${found.paths[0]}?period=sevenDays`;
  return `${found.paths[0]}${days.has('today') ? '' : '?period=yesterday'}`;
}
