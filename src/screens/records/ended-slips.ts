import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LocalTime } from '../../domain/dates.ts';
import { gameByKey } from '../../domain/game/games.ts';
import type { MarketOf } from '../../domain/market/known-market.ts';
import { rowEnded } from '../../domain/slip/bid.ts';
import { isSameSlip, isSlipOver, marketOfSlip, type SlipKey } from '../../domain/slip/slip.ts';
import type { Slips } from '../../live/slips.ts';
import { updatedMinuteAtom } from '../../state/reading/markets.ts';

/**
 * Does nothing while rows are being sent. Of `here` it takes only rows that had ended when the form opened.
 */
export function useEndedSlips(
  slips: Slips,
  marketOf: MarketOf,
  now: LocalTime,
  { busy, here }: { readonly busy: boolean; readonly here?: SlipKey },
): void {
  const isRight = useAtomValue(updatedMinuteAtom) !== null;
  const [before] = useState(() => new Set(slips.all.peek().flatMap(({ rows }) => rows.map(({ id }) => id))));
  const looked = useRef(false);
  const close = useEffectEvent(() => {
    slips.close((slip, row) => {
      if (isSlipOver(slip, marketOf, now)) return true;
      const shown = here !== undefined && isSameSlip(slip, here) && (looked.current || !before.has(row.id));
      // Goes by time alone: rows that a result has closed stay, and their form shows that.
      const market = { ...marketOfSlip(slip, marketOf), openDeclared: false };
      return !shown && rowEnded(gameByKey(slip.game), row, market, now.minute);
    });
    looked.current = true;
  });
  useEffect(() => {
    if (isRight && !busy) close();
  }, [isRight, busy, slips, now, here]);
}
