import { useSignals } from '@preact/signals-react/runtime';
import { useAtomValue } from 'jotai';
import { gameByKey } from '../../../domain/game/games.ts';
import type { BidSession } from '../../../domain/market/market.ts';
import { type KeptMarks, keptMarks, type Marks, noMarks } from '../../../domain/slip/marks.ts';
import { isSlipOver, marketOfSlip } from '../../../domain/slip/slip.ts';
import { clockAtom } from '../../../state/core/environment.ts';
import { playerAtom } from '../../../state/core/session.ts';
import type { Words } from '../../../text/message.ts';
import { Button } from '../../../ui/fields/button.tsx';
import { useNow } from '../../../ui/hooks/use-now.ts';
import { Notice } from '../../../ui/layout/notice.tsx';
import { Pair, Stack } from '../../../ui/layout/stack.tsx';
import { useWords } from '../../../ui/layout/words.tsx';
import { useMarketOf } from '../../records/market-of.ts';
import { markedWords } from '../add-marks.tsx';
import { useBid } from '../bid-context.ts';

type Props = {
  readonly session: BidSession;
  /** Null as long as bids are taken. */
  readonly closed: Words | null;
  /** The marks are for another session, which has closed. */
  readonly over: boolean;
};

const none: readonly KeptMarks[] = [];

export function ClosedMarks({ session, closed, over }: Props) {
  useSignals();
  const t = useWords();
  const { marks: entry, grid } = useBid();
  const mobile = useAtomValue(playerAtom)?.mobile;
  const time = useNow(useAtomValue(clockAtom));
  const marketOf = useMarketOf();
  // A mark draws nothing here as long as no kept ones are over.
  const old = entry.kept.as(all => {
    const past = all.filter(kept => kept.mobile === mobile && isSlipOver(kept, marketOf, time));
    return past.length === 0 ? none : past;
  }).value;
  const marked = entry.session.value;
  const clear = (): void => {
    grid.current?.focus();
    entry.setMarks({ marks: noMarks, session: null });
  };
  const move = (): void => {
    grid.current?.focus();
    entry.changeSession(session);
  };
  const why: Words | null =
    over && marked !== null
      ? { key: 'board.sessionOver', params: { session: t(`session.${marked}`) } }
      : closed;
  const left = (marks: Marks): string => t({ key: 'board.left', params: markedWords(t, marks) });

  return (
    <>
      {why !== null && (
        <Notice tone="warn" role="alert">
          <Stack>
            <b>{t(why)}</b>
            {entry.marked.value && (
              <>
                <p>{left(entry.board.value.marks)}</p>
                <Pair>
                  {over && closed === null && (
                    <Button
                      tone="quiet"
                      onClick={move}
                      words={{ key: 'board.use', params: { session: t(`session.${session}`) } }}
                    />
                  )}
                  <Button tone="quiet" onClick={clear} words="board.clear" />
                </Pair>
              </>
            )}
          </Stack>
        </Notice>
      )}
      {old.length > 0 && (
        <Notice tone="warn" role="alert">
          <Stack>
            {old.map(kept => (
              <p key={`${kept.market} ${kept.day} ${kept.game}`}>
                <b>
                  {t({
                    key: 'board.over',
                    params: {
                      market: marketOfSlip(kept, marketOf).name,
                      game: t(gameByKey(kept.game).title),
                    },
                  })}
                </b>
                <br />
                {left(keptMarks(kept))}
              </p>
            ))}
            <Button tone="quiet" onClick={() => entry.kept.forget(old)} words="action.close" />
          </Stack>
        </Notice>
      )}
    </>
  );
}
