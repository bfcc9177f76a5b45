import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Game } from '../../../domain/game/games.ts';
import { formatPoints } from '../../../domain/points.ts';
import { boardParts, numberBoard } from '../../../domain/slip/number-board.ts';
import { listen } from '../../../lib/listen.ts';
import { useWords } from '../../../ui/layout/words.tsx';

/**
 * The numbers of a board in as many columns as its place has room for, and the name of a marked cell.
 * `columnsNow` is called only on a resize, because it may make the browser compute styles. A change of the size of text
 * resizes the page.
 */
export function useBoardGrid(game: Game, columnsNow: () => number) {
  const t = useWords();
  const [board] = useState(() => numberBoard(game));
  const [columns, setColumns] = useState(columnsNow);
  useEffect(() => {
    const count = (): void => setColumns(columnsNow());
    if (typeof ResizeObserver === 'undefined') return listen(window, ['resize'], count);
    const observer = new ResizeObserver(count);
    observer.observe(document.documentElement);
    return () => observer.disconnect();
  }, [columnsNow]);
  const parts = useMemo(() => boardParts(board, columns), [board, columns]);
  const nameOf = useCallback(
    (number: string, value: number) =>
      t({ key: 'board.cell', params: { number, points: formatPoints(value) } }),
    [t],
  );
  return { board, parts, nameOf };
}
