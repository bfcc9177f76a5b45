import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { Family } from '../../domain/market/market.ts';
import { readTakingAtom } from '../../state/reading/boards.ts';

/**
 * Reads once what decides whether bids of the families are taken, those of the first drawing: null while it is read,
 * then whether all of it is known.
 */
export function useTakingRead(families: readonly Family[]): boolean | null {
  const read = useSetAtom(readTakingAtom);
  const [known, setKnown] = useState<boolean | null>(null);
  const [wanted] = useState(() => new Set(families));
  useEffect(() => {
    let live = true;
    read(wanted).then(
      all => live && setKnown(all),
      () => live && setKnown(false),
    );
    return () => {
      live = false;
    };
  }, [wanted, read]);
  return known;
}
