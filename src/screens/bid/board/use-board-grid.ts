import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Game } from '../../../domain/game/games.ts';
import { formatPoints } from '../../../domain/points.ts';
import { boardParts, numberBoard } from '../../../domain/slip/number-board.ts';
import { listen } from '../../../lib/listen.ts';
import { useWords } from '../../../ui/layout/words.tsx';

/**
 * The numbers of a board in as many columns as its place has room for, and the name of a marked cell.
 * `columnsNow` is called only on a resize, because it may make the browser compute styles.
 */
export function useBoardGrid(game: Game, columnsNow: () => number) {
  const t = useWords();
  const [board] = useState(() => numberBoard(game));
  const [columns, setColumns] = useState(columnsNow);
  useEffect(() => listen(window, ['resize'], () => setColumns(columnsNow())), [columnsNow]);
  const parts = useMemo(() => boardParts(board, columns), [board, columns]);
  const nameOf = useCallback(
    (number: string, value: number) =>
      t({ key: 'board.cell', params: { number, points: formatPoints(value) } }),
    [t],
  );
  return { board, parts, nameOf };
}
