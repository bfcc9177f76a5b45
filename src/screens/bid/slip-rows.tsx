import { type BidRow, numberText } from '../../domain/bid.ts';
import type { Game } from '../../domain/games.ts';
import { formatPoints } from '../../domain/points.ts';
import type { Slip } from '../../live/slip.ts';
import { RowItem, Rows } from '../../ui/rows.tsx';
import { showToast } from '../../ui/toast.ts';
import { useWords } from '../../ui/words.tsx';

type Props = {
  readonly game: Game;
  readonly rows: readonly BidRow[];
  /** The row's session has closed, so that it can no longer be placed. */
  readonly ended: (row: BidRow) => boolean;
  /** Where rows are deleted; without it they are only shown. */
  readonly slip?: Slip;
};

/** The rows of a slip; a deleted one can be brought back from its toast. */
export function SlipRows({ game, rows, ended, slip }: Props) {
  const t = useWords();
  if (rows.length === 0) return null;
  const remove = (row: BidRow): void => {
    if (slip === undefined) return;
    const bringBack = slip.remove(row);
    showToast({
      tone: 'info',
      text: t({ key: 'bid.deleted', params: { digits: numberText(row) } }),
      at: 'top-center',
      action: { label: t('action.undo'), onAct: bringBack },
    });
  };
  const note = (row: BidRow): string | undefined => {
    if (ended(row)) return t('bid.sessionClosed');
    return game.session === 'choose' ? t(`session.${row.session}`) : undefined;
  };
  return (
    <Rows label={t('bid.addedRows')}>
      {rows.map((row, index) => (
        <RowItem
          key={index}
          main={numberText(row)}
          note={note(row)}
          points={t({ key: 'points.amount', params: { points: formatPoints(row.points) } })}
          marked={ended(row)}
          onDelete={slip && (() => remove(row))}
          deleteLabel={t({ key: 'bid.delete', params: { digits: numberText(row) } })}
        />
      ))}
    </Rows>
  );
}
