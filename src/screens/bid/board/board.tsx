import '../../../ui/layout/late-words.ts';
import { useSignals } from '@preact/signals-react/runtime';
import { useAtomValue } from 'jotai';
import { type ComponentProps, useId, useState } from 'react';
import type { Game } from '../../../domain/game/games.ts';
import { formatPoints } from '../../../domain/points.ts';
import { typedPoints } from '../../../domain/typed-amount.ts';
import type { BoardEntry } from '../../../live/board-entry.ts';
import { payoutsAtoms } from '../../../state/reading/payouts.ts';
import type { PlainKey } from '../../../text/message.ts';
import { PayoutLine } from '../../../ui/cards/points/payout-line.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { NumberGrid } from '../../../ui/fields/number-grid.tsx';
import bar from '../../../ui/fields/stake-bar.module.css';
import { Muted, Stack } from '../../../ui/layout/stack.tsx';
import { useWords } from '../../../ui/layout/words.tsx';
import type { Openable } from '../../../ui/overlays/dialog.tsx';
import { AddFundLink } from '../add-fund-link.tsx';
import { useBid } from '../bid-context.ts';
import { takeBackBidError } from '../refusals.ts';
import { ClosedMarks } from './closed-marks.tsx';
import { FillSheet } from './fill-sheet.tsx';
import { useBoardKeys, useClosed, useMarking } from './marking.ts';
import { shortPoints } from './short-points.ts';
import { useBoardGrid } from './use-board-grid.ts';

const stakes = ['10', '20', '50', '100'] as const;

export function Board({ open }: Openable) {
  useSignals();
  const { game, session, marks: entry, grid, balance } = useBid();
  const t = useWords();
  const id = useId();
  const wrong = entry.wrong.value;
  const { board, parts, nameOf } = useBoardGrid(game, columnsNow);
  const [filling, setFilling] = useState(false);

  const [stake, setStake] = useState('10');
  const typeStake = (text: string): void => {
    takeBackBidError();
    setStake(text);
  };
  const { over, closed } = useClosed();
  const marking = useMarking({ game, entry, session, balance, closed: over ?? closed, stake: () => stake });
  const onKey = useBoardKeys({ entry, marking });

  return (
    <div hidden={!open}>
      <Stack>
        <ClosedMarks session={session} closed={closed} over={over !== null} />
        <div className={bar.bar}>
          <div className={bar.field}>
            <label htmlFor={`${id}-stake`}>{t('board.stake')}</label>
            <input
              id={`${id}-stake`}
              name="stake"
              inputMode="numeric"
              autoComplete="off"
              value={stake}
              onChange={({ target }) => typeStake(target.value)}
              onFocus={({ target }) => target.select()}
            />
          </div>
          <fieldset aria-label={t('board.stakes')} className={bar.chips}>
            {stakes.map(value => (
              <button
                key={value}
                type="button"
                aria-pressed={stake === value}
                onClick={() => typeStake(value)}
              >
                {value}
              </button>
            ))}
          </fieldset>
          <button type="button" aria-haspopup="dialog" className={bar.fill} onClick={() => setFilling(true)}>
            {t('board.fill')}
          </button>
          <div className={bar.hint}>
            {wrong ? (
              <FieldError
                id={id}
                error={t({ key: 'board.wrong', params: { number: wrong.number, problem: t(wrong.words) } })}
              />
            ) : (
              <StakePayout game={game} stake={stake} />
            )}
          </div>
        </div>
        <FillSheet game={game} open={filling} onClose={() => setFilling(false)} onFill={marking.add} />
        <MarkedGrid
          entry={entry}
          ref={grid}
          label={t(game.title)}
          parts={parts}
          corner={board.kind === 'jodis' ? t(legendOf(game)) : null}
          nameOf={nameOf}
          shown={shortPoints}
          closed={over !== null || closed !== null}
          wrong={wrong && { number: wrong.number, textId: `${id}-error` }}
          onTap={number => marking.tap([number])}
          onLongTap={number => marking.takeBack([number])}
          onKey={onKey}
          onLook={(name, numbers) => entry.lookAt({ name, numbers })}
        />
        {board.kind !== 'lines' && <Muted>{t(legendOf(game))}</Muted>}
        {open && <AddFundLink stake={stake} />}
      </Stack>
    </div>
  );
}

type GridProps = Omit<ComponentProps<typeof NumberGrid>, 'marks'> & { readonly entry: BoardEntry };

/** A tap draws the grid, and neither the bar above it nor the rest of the board. */
function MarkedGrid({ entry, ...grid }: GridProps) {
  useSignals();
  return <NumberGrid {...grid} marks={entry.board.value.marks} />;
}

/** All numbers of a board pay the same. */
function StakePayout({ game, stake }: { readonly game: Game; readonly stake: string }) {
  const t = useWords();
  const payouts = useAtomValue(payoutsAtoms[game.family]);
  const points = typedPoints(stake);
  const [input] = game.inputs;
  const pays = points && payouts && payouts.ofBid(game.key, { digits: input?.allowed[0] ?? '', points });
  const hint =
    points && pays
      ? t({ key: 'board.pays', params: { stake: formatPoints(points), points: formatPoints(pays) } })
      : null;
  return <PayoutLine hint={hint} />;
}

/** The board has three fifths of the page beside a slip (src/ui/layout/bid-page.module.css). */
const isBeside = (): boolean =>
  matchMedia('(min-width: 820px), (min-width: 600px) and (max-height: 480px)').matches;

/** Ten columns would be too small for a finger or for large text. */
const columnsNow = (): number =>
  innerWidth * (isBeside() ? 0.6 : 1) <
  22.5 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    ? 5
    : 10;

function legendOf({ family, inputs }: Game): PlainKey {
  if (inputs[0]?.allowed[0]?.length === 3) return 'board.panaHeads';
  return family === 'gali' ? 'board.galiHeads' : 'board.jodiHeads';
}
