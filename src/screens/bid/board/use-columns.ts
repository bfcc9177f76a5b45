import { useEffect, useState } from 'react';
import { listen } from '../../../lib/listen.ts';

/** Read only on a resize, because `columnsNow` may make the browser compute styles. */
export function useColumns(columnsNow: () => number): number {
  const [columns, setColumns] = useState(columnsNow);
  useEffect(() => listen(window, ['resize'], () => setColumns(columnsNow())), [columnsNow]);
  return columns;
}
