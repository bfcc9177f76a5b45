import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { Slips } from '../../live/slips.ts';
import { slipsIn } from '../../live/slips-in.ts';
import { environmentAtom } from '../../state/core/environment.ts';

/** The slips of this tab, as they are stored when the form opens. */
export function useSlips(): Slips {
  const slips = slipsIn(useAtomValue(environmentAtom));
  useEffect(() => slips.reread(), [slips]);
  return slips;
}
