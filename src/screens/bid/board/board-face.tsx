import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { markedPoints } from '../../../domain/slip/marks.ts';
import type { BidSession } from '../../../domain/market/market.ts';
import { numberBoard } from '../../../domain/slip/number-board.ts';
import { formatPoints, typedPoints } from '../../../domain/points.ts';
import type { BoardEntry } from '../../../live/board-entry.ts';
import { NumberGrid } from '../../../ui/fields/number-grid.tsx';
import { StakeBar } from '../../../ui/fields/stake-bar.tsx';
import { Muted, Stack } from '../../../ui/layout/stack.tsx';
import { useWords } from '../../../ui/layout/words.tsx';
import { AddFundLink } from '../add-fund-link.tsx';
import type { BidFormProps } from '../bid-form.tsx';
import { closedWords } from '../closed-words.ts';
import { BoardTools } from './board-tools.tsx';
import { ClosedMarks } from './closed-marks.tsx';
import { columnHeads } from './column-heads.ts';
import { Fills } from './fills.tsx';
import { legendOf } from './legend.ts';
import { shortPoints } from './short-points.ts';
import { StakePayout } from './stake-payout.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import { useMarking } from './use-marking.ts';
import { WrongMarkText } from './wrong-mark.tsx';

const stakes = [10, 20, 50, 100] as const;

type Props = Omit<BidFormProps, 'next' | 'onAdd'> & {
  /** The day that the bids count for, as it is shown. */
  readonly day: string;
  /** What is marked is for another session than the form's: that of a reload, or of an undone step. */
  readonly onSession: (session: BidSession) => void;
  readonly entry: BoardEntry;
  /** The board is shown. */
  readonly open: boolean;
  /** Shows the fields instead. */
  readonly onClose: () => void;
};

/**
 * All numbers of a game at once: a tap adds the stake to one, a long press or the switch takes it back, the keyboard
 * types into it. What is marked waits here until 'Add to slip' makes rows of it.
 */
export function BoardFace({
  game,
  market,
  minute,
  balance,
  unsent,
  day,
  session,
  onSession,
  entry,
  open,
}: Props) {
  useSignals();
  const t = useWords();
  const wrongId = useId();
  const marked = entry.board.value;
  const wrong = entry.wrong.value;
  const [board] = useState(() => numberBoard(game));
  const [preview, setPreview] = useState<readonly string[]>([]);

  const over =
    marked.session === null || marked.session === session
      ? null
      : closedWords(game, marked.session, { market, minute, t });
  const closed = closedWords(game, session, { market, minute, t });
  const follow = useEffectEvent(() => {
    if (marked.session !== null && marked.session !== session && over === null) onSession(marked.session);
  });
  useEffect(() => follow(), [marked.session]);

  const marking = useMarking({ game, entry, session, balance, closed: over ?? closed });
  const onKey = useBoardKeys({ entry, marking });
  const left = balance === null ? null : balance - markedPoints(marked.marks);

  return (
    <div hidden={!open}>
      <Stack>
        <ClosedMarks session={session} closed={closed} over={over !== null} entry={entry} />
        <StakeBar
          label={t('board.stake')}
          chipsLabel={t('board.stakes')}
          stakes={stakes}
          value={marking.stake}
          onChange={marking.setStake}
        />
        <StakePayout game={game} stake={marking.stake} />
        <BoardTools entry={entry} marking={marking} />
        <Fills game={game} onFill={marking.add} onPreview={setPreview} />
        <WrongMarkText id={wrongId} wrong={wrong} />
        <NumberGrid
          label={t(game.title)}
          rows={board.rows}
          heads={columnHeads(board, marked.marks, t)}
          corner={board.kind === 'jodis' ? t(legendOf(game)) : null}
          marks={marked.marks}
          preview={preview}
          nameOf={(number, value) =>
            t({ key: 'board.cell', params: { number, points: formatPoints(value) } })
          }
          shown={shortPoints}
          closed={over !== null || closed !== null}
          wrong={wrong && { number: wrong.number, textId: `${wrongId}-error` }}
          onTap={number => marking.tap([number])}
          onLongTap={number => marking.takeBack([number])}
          onKey={onKey}
        />
        {board.kind !== 'digits' && <Muted>{t(legendOf(game))}</Muted>}
        <Muted reserved={left === null}>
          {day} · {t('wallet.balance')}:{' '}
          {t({ key: 'points.amount', params: { points: formatPoints(left ?? 0) } })}
          {(unsent || marked.marks.size > 0) && ` · ${t('bid.unsentOff')}`}
        </Muted>
        <AddFundLink balance={left} stake={typedPoints(marking.stake) ?? 0} />
      </Stack>
    </div>
  );
}
