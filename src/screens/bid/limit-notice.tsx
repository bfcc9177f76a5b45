import { useAtomValue } from 'jotai';
import { formatPoints } from '../../domain/points.ts';
import type { SlipRow } from '../../domain/slip/slip.ts';
import { standingAtom } from '../../state/money/play-limits.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** That the rows of a slip are above what the player's daily limit leaves, before Submit says so. */
export function LimitNotice({ rows }: { readonly rows: readonly SlipRow[] }) {
  const t = useWords();
  const over = useAtomValue(standingAtom).over(rows);
  if (over === 0) return null;
  return (
    <Notice tone="warn">
      <output>{t({ key: 'play.over', params: { points: formatPoints(over) } })}</output>
    </Notice>
  );
}
