import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { families, type Family } from '../../domain/market.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { boardsOf } from '../../state/reading/boards.ts';
import { keepBoardsAtom } from '../../state/reading/kept-results.ts';
import { useNow } from '../../ui/hooks/use-now.ts';

/** Keeps the results that any screen has read, for the charts. It requests nothing by itself. */
export const ResultKeeper = () => families.map(family => <FamilyKeeper key={family} family={family} />);

function FamilyKeeper({ family }: { readonly family: Family }) {
  const boards = useAtomValue(boardsOf[family]);
  const keep = useSetAtom(keepBoardsAtom);
  // A board that has not changed becomes certain when its session ends.
  const { minute } = useNow(useAtomValue(clockAtom));
  useEffect(() => keep(family), [boards, family, keep, minute]);
  return null;
}
