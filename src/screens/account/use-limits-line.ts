import { useAtomValue } from 'jotai';
import { valueAt } from '../../domain/player/play-limits.ts';
import { formatPoints } from '../../domain/points.ts';
import { standingAtom } from '../../state/money/play-limits.ts';
import { useWords } from '../../ui/layout/words.tsx';

/** The daily limit and what it leaves, in a line; null without one. */
export function useLimitsLine(): string | null {
  const t = useWords();
  const { limits, now, left } = useAtomValue(standingAtom);
  const rest = left();
  const most = limits === 'unreadable' ? null : valueAt(limits.daily, now());
  if (most === null || rest === null) return null;
  const params = { points: formatPoints(most), left: formatPoints(rest) };
  return t({ key: 'limits.aDayLeft', params });
}
