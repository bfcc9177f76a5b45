import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { Slips } from '../../live/slips.ts';
import { slipsIn } from '../../live/slips-in.ts';
import { randomIdAtom, storesAtom } from '../../state/core/environment.ts';

/** The slips of this tab, as they are stored when the form opens. */
export function useSlips(): Slips {
  const stores = useAtomValue(storesAtom);
  const ids = useAtomValue(randomIdAtom);
  const slips = slipsIn(stores, ids.make);
  useEffect(() => slips.reread(), [slips]);
  return slips;
}
