import { useAtomValue } from 'jotai';
import { useId } from 'react';
import type { DayPoints } from '../../domain/history/day-results.ts';
import { durationText } from '../../domain/market/market.ts';
import { minutesPlayed, type PlayTime } from '../../domain/player/play-limits.ts';
import { formatPoints } from '../../domain/points.ts';
import { go } from '../../nav/navigation.ts';
import { standingAtom } from '../../state/money/play-limits.ts';
import { DefinitionList } from '../../ui/cards/listing.tsx';
import { Button } from '../../ui/fields/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useWords } from '../../ui/layout/words.tsx';

type Props = {
  readonly open: boolean;
  readonly time: PlayTime | null;
  /** What was bid and won today; null while it is read. */
  readonly day: DayPoints | null;
  readonly onClose: () => void;
};

/** How long the player has played, and what the day has brought. Without known wins it says only what was bid. */
export function PlayReminder({ open, time, day, onClose }: Props) {
  const t = useWords();
  const id = useId();
  const here = useAtomValue(standingAtom).staked;
  const points = (value: number): string =>
    t({ key: 'points.amount', params: { points: formatPoints(value) } });
  const { bids = null, wins = null } = day ?? {};
  const signed = (value: number): string =>
    value === 0 ? points(0) : `${value < 0 ? '−' : '+'} ${points(Math.abs(value))}`;
  const played = time === null ? '' : t(durationText(minutesPlayed(time)));

  const takeBreak = (): void => {
    onClose();
    go('/limits');
  };
  return (
    <Dialog
      open={open}
      title={t('play.reminder')}
      onClose={onClose}
      describedBy={`${id}-played ${id}-day`}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('play.continue')}
          </Button>
          <Button onClick={takeBreak}>{t('play.break')}</Button>
        </>
      }
    >
      <p id={`${id}-played`}>{t({ key: 'play.played', params: { time: played } })}</p>
      <DefinitionList
        id={`${id}-day`}
        items={[
          { term: t('play.bids'), value: points(bids ?? here()) },
          ...(bids === null || wins === null
            ? []
            : [
                { term: t('play.wins'), value: points(wins) },
                { term: t('play.net'), value: signed(wins - bids) },
              ]),
        ]}
      />
    </Dialog>
  );
}
