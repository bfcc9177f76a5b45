import { useAtomValue } from 'jotai';
import { memo, type Ref, useCallback, useMemo } from 'react';
import type { Game } from '../../domain/game/games.ts';
import type { Payouts } from '../../domain/game/payout.ts';
import { numberText } from '../../domain/game/panna.ts';
import { formatPoints } from '../../domain/points.ts';
import { type BidRow, totalPoints } from '../../domain/slip/bid.ts';
import { addedWords, repeats, type SlipRow as Row } from '../../domain/slip/slip.ts';
import type { Slip } from '../../live/slips.ts';
import { payoutsAtoms } from '../../state/reading/payouts.ts';
import type { Translate } from '../../text/translate.ts';
import { RowItem, Rows } from '../../ui/cards/lists/rows.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { speak } from '../../ui/overlays/spoken.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { showUndo } from '../../ui/overlays/slip-toasts.ts';

type Props = {
  readonly game: Game;
  readonly rows: readonly Row[];
  readonly hasClosed: (row: BidRow) => boolean;
  /** Without a slip the rows are only shown. */
  readonly slip?: Pick<Slip, 'remove'>;
  /** A board has its own Undo button. */
  readonly undo?: boolean;
  readonly listRef?: Ref<HTMLUListElement>;
};

export function SlipRows({ game, rows, hasClosed, slip, undo, listRef }: Props) {
  const t = useWords();
  const payouts = useAtomValue(payoutsAtoms[game.family]);

  const remove = useCallback(
    (gone: readonly Row[]): void => {
      const first = gone[0];
      if (slip === undefined || first === undefined) return;
      const bringBack = slip.remove(gone);
      const text =
        gone.length === 1
          ? t({ key: 'bid.deleted', params: { digits: numberText(first) } })
          : t({ key: 'bid.manyDeleted', params: { count: gone.length } });
      if (undo) showUndo(t, text, bringBack);
      else showToast({ tone: 'info', text, at: 'top-center' });
    },
    [slip, undo, t],
  );
  const removeOne = useMemo(() => slip && ((row: Row) => remove([row])), [slip, remove]);

  if (rows.length === 0) return null;
  const closed = rows.filter(hasClosed);
  const actions = [
    ...(closed.length > 0 && closed.length < rows.length
      ? [{ label: t('bid.deleteClosed'), onAct: () => remove(closed) }]
      : []),
    ...(rows.length > 1 ? [{ label: t('bid.deleteAll'), onAct: () => remove(rows) }] : []),
  ];
  return (
    <Rows
      label={t('bid.addedRows')}
      actions={slip ? actions : []}
      scrolls={slip === undefined}
      listRef={listRef}
    >
      {rows.map(row => (
        <SlipRow
          key={row.id}
          game={game}
          row={row}
          payouts={payouts}
          closed={closed.includes(row)}
          onDelete={removeOne}
        />
      ))}
    </Rows>
  );
}

type RowProps = {
  readonly game: Game;
  readonly row: Row;
  /** Null while they are unknown. */
  readonly payouts: Payouts | null;
  readonly closed: boolean;
  readonly onDelete: ((row: Row) => void) | undefined;
};

/** An expansion adds up to 120 rows: each is drawn only when it changes. */
const SlipRow = memo(function SlipRow({ game, row, payouts, closed, onDelete }: RowProps) {
  const t = useWords();
  const pays = payouts && payouts.ofBid(game.key, row);
  const facts = [
    ...(game.session === 'choose' ? [t(`session.${row.session}`)] : []),
    ...(pays === null ? [] : [t({ key: 'bid.pays', params: { points: formatPoints(pays) } })]),
  ];
  return (
    <RowItem
      main={numberText(row)}
      note={closed ? t('bid.sessionClosed') : facts.join(' · ')}
      points={t({ key: 'points.amount', params: { points: formatPoints(row.points) } })}
      marked={closed}
      onDelete={onDelete && (() => onDelete(row))}
      deleteLabel={t({ key: 'bid.delete', params: { digits: numberText(row) } })}
    />
  );
});

/** A toast names repeated or many rows, with Undo if `undo` is true. */
export function useAddedRows(slip: Slip, undo: boolean): (added: readonly BidRow[]) => void {
  const t = useWords();
  return added => {
    const words = addedWords(added, repeats(slip.rows.value, added));
    const takeBack = slip.add(added);
    speak(spokenWords(t, added, slip.rows.value));
    if (words === null) return;
    if (undo) showUndo(t, t(words), takeBack);
    else showToast({ tone: 'info', text: t(words), at: 'top-center' });
  };
}

/** '7 for 50 points added, 2 bids, 90 points'. A toast names many rows. */
function spokenWords(t: Translate, added: readonly BidRow[], rows: readonly BidRow[]): string {
  const held = t({
    key: 'bid.spokenSlip',
    params: {
      bids: t({ key: 'bid.rows', params: { count: rows.length } }),
      points: formatPoints(totalPoints(rows)),
    },
  });
  const [row, second] = added;
  if (row === undefined || second !== undefined) return held;
  const params = { digits: numberText(row), points: formatPoints(row.points) };
  return `${t({ key: 'bid.spokenRow', params })}, ${held}`;
}
