import { useEffect } from 'react';
import { rowEnded } from '../../domain/slip/bid.ts';
import { localTime } from '../../domain/dates.ts';
import { gameByKey } from '../../domain/game/games.ts';
import { isSlipOver } from '../../domain/slip/slip.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Slips } from '../../live/slips.ts';

type Options = {
  readonly clock: Clock;
  /** The market's day, `2026-11-21`. */
  readonly day: string;
  /** A bid is being sent. */
  readonly busy: boolean;
  /** Reads the wallet; null when it cannot be read. */
  readonly refreshWallet: () => Promise<number | null>;
};

/** Takes off the slips what can no longer be placed: when a form opens, and when a day ends. */
export function useClosedSlips(slips: Slips, { clock, day, busy, refreshWallet }: Options): void {
  useEffect(() => {
    // Stored rows whose session has closed are taken off; what is added from now on stays, and says that it has. The clock may
    // be wrong until there was a reply.
    const stored = new Set(slips.all.peek().flatMap(({ rows }) => rows.map(({ id }) => id)));
    const closeEnded = (answered: boolean): void => {
      const here = localTime(clock.now(), clock.zone);
      if (!answered) return;
      slips.close(
        (one, row) => stored.has(row.id) && rowEnded(gameByKey(one.game), row, one.market, here.minute),
      );
    };
    refreshWallet().then(
      found => closeEnded(found !== null),
      () => undefined,
    );
  }, [refreshWallet, slips, clock]);

  useEffect(() => {
    // Rows that are being sent are not taken off, whatever the time.
    let may = !busy;
    const closeOver = async (): Promise<void> => {
      await clock.ready;
      if (may) slips.close(one => isSlipOver(one, localTime(clock.now(), clock.zone)));
    };
    void closeOver();
    return () => {
      may = false;
    };
  }, [day, busy, slips, clock]);
}
