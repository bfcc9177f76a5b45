import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { DayPoints } from '../../domain/history/day-results.ts';
import { listen } from '../../lib/listen.ts';
import { go, useRoute } from '../../nav/navigation.ts';
import type { ScreenName } from '../../nav/routes.ts';
import { inFlightAtom } from '../../state/money/in-flight.ts';
import { standingAtom } from '../../state/money/play-limits.ts';
import { dueTimeAtom, notePlayingAtom, noteRemindedAtom, readDayAtom } from '../../state/money/play-time.ts';
import { bettingAtom } from '../../state/reading/markets.ts';
import { topModal } from '../../ui/hooks/modal-stack.ts';
import { durationText } from '../../domain/market/market.ts';
import { minutesPlayed, type PlayTime } from '../../domain/player/play-limits.ts';
import { formatPoints } from '../../domain/points.ts';
import { DefinitionList } from '../../ui/cards/lists/listing.tsx';
import { Button } from '../../ui/fields/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { takeReply } from '../../lib/take-reply.ts';
import { usePause } from '../records/use-pause.ts';

const bettingScreens: ReadonlySet<ScreenName> = new Set(['home', 'starline', 'gali', 'gameMenu', 'bid']);

const stepMs = 5000;
/** Milliseconds without a key, because a dialog must not swallow text that is typed for a form. */
const stillMs = 2000;

export function PlayWatch() {
  const playing = bettingScreens.has(useRoute().view.screen);
  useSteps(playing);
  const lastKey = useLastKey();
  const time = useAtomValue(dueTimeAtom);
  return time !== null && playing && <Reminder time={time} lastKey={lastKey} />;
}

/** When the player last pressed a key, by the page's running time. */
function useLastKey(): RefObject<number> {
  const lastKey = useRef(-stillMs);
  useEffect(
    () => listen(window, ['keydown'], () => void (lastKey.current = performance.now()), { capture: true }),
    [],
  );
  return lastKey;
}

/** Before the provider has answered, the clock may be wrong. */
function useSteps(playing: boolean): void {
  const known = useAtomValue(bettingAtom) !== null;
  const paused = usePause() !== null;
  const notePlaying = useSetAtom(notePlayingAtom);
  const counts = playing && known && !paused;
  useEffect(() => {
    if (!counts) return;
    const note = (): void => {
      if (!document.hidden) notePlaying();
    };
    note();
    const timer = setInterval(note, stepMs);
    return () => clearInterval(timer);
  }, [counts, notePlaying]);
}

type ReminderProps = { readonly time: PlayTime; readonly lastKey: RefObject<number> };

/** If the wins are unknown, it shows only the bids. */
function Reminder({ time, lastKey }: ReminderProps) {
  const store = useStore();
  const readDay = useSetAtom(readDayAtom);
  const forget = useSetAtom(noteRemindedAtom);
  const [day, setDay] = useState<DayPoints | null>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => takeReply(readDay(), setDay), [readDay]);

  const openWhenFree = useEffectEvent(() => {
    const free = topModal() === undefined && !store.get(inFlightAtom) && !document.hidden;
    if (free && performance.now() - lastKey.current >= stillMs) setOpen(true);
  });
  const waits = day !== null && !open;
  useEffect(() => {
    if (!waits) return;
    const now = setTimeout(() => openWhenFree());
    const timer = setInterval(() => openWhenFree(), 500);
    return () => {
      clearTimeout(now);
      clearInterval(timer);
    };
  }, [waits]);

  const t = useWords();
  const id = useId();
  const here = useAtomValue(standingAtom).staked;
  const points = (value: number): string =>
    t({ key: 'points.amount', params: { points: formatPoints(value) } });
  const { bids = null, wins = null } = day ?? {};
  const signed = (value: number): string =>
    value === 0 ? points(0) : `${value < 0 ? '−' : '+'} ${points(Math.abs(value))}`;
  const played = t(durationText(minutesPlayed(time)));

  const takeBreak = (): void => {
    forget();
    go('/limits');
  };
  return (
    <Dialog
      open={open}
      title={t('play.reminder')}
      unasked
      onClose={forget}
      describedBy={`${id}-played ${id}-day`}
      actions={
        <>
          <Button tone="quiet" onClick={forget} words="play.continue" />
          <Button onClick={takeBreak} words="play.break" />
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
