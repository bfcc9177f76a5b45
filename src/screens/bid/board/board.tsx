import '../../../ui/layout/late-words.ts';
import { useSignals } from '@preact/signals-react/runtime';
import { useAtomValue } from 'jotai';
import { type ReactNode, useCallback, useEffect, useId, useMemo, useState } from 'react';
import type { Game } from '../../../domain/game/games.ts';
import { formatPoints } from '../../../domain/points.ts';
import { typedPoints } from '../../../domain/typed-amount.ts';
import { coverOf, noMarks } from '../../../domain/slip/marks.ts';
import { boardParts, numberBoard } from '../../../domain/slip/number-board.ts';
import { listen } from '../../../lib/listen.ts';
import { payoutsAtoms } from '../../../state/reading/payouts.ts';
import type { PlainKey } from '../../../text/message.ts';
import { emphasised, strong } from '../../../ui/cards/emphasised.tsx';
import { PayoutLine } from '../../../ui/cards/payout-line.tsx';
import { IconButton } from '../../../ui/fields/icon-button.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { NumberGrid } from '../../../ui/fields/number-grid.tsx';
import bar from '../../../ui/fields/stake-bar.module.css';
import { boardIcons } from '../../../ui/icons/board-icons.ts';
import { addIcons } from '../../../ui/icons/icon.tsx';
import css from '../../../ui/layout/bid-page.module.css';
import { Muted, Stack } from '../../../ui/layout/stack.tsx';
import { useWords } from '../../../ui/layout/words.tsx';
import type { Openable } from '../../../ui/overlays/dialog.tsx';
import { speak } from '../../../ui/overlays/spoken.tsx';
import { AddFundLink } from '../add-fund-link.tsx';
import { markedWords } from '../add-marks.tsx';
import { useBid } from '../bid-context.ts';
import { closedWords } from '../refusals.ts';
import { ClosedMarks } from './closed-marks.tsx';
import { Fills } from './fills.tsx';
import { useBoardKeys, useMarking } from './marking.ts';

addIcons(boardIcons);

const stakes = ['10', '20', '50', '100'] as const;

export function Board({ open }: Openable) {
  useSignals();
  const { game, market, minute, session, marks: entry, grid, ...form } = useBid();
  // A row that is added to the list must not draw a hidden board.
  const balance = open ? form.balance() : null;
  const t = useWords();
  const id = useId();
  const marked = entry.board.value;
  const wrong = entry.wrong.value;
  const [board] = useState(() => numberBoard(game));
  const columns = useColumns();
  const parts = useMemo(() => boardParts(board, columns), [board, columns]);
  const nameOf = useCallback(
    (number: string, value: number) =>
      t({ key: 'board.cell', params: { number, points: formatPoints(value) } }),
    [t],
  );
  const [preview, setPreview] = useState<readonly string[]>([]);

  const over =
    marked.session === null || marked.session === session
      ? null
      : closedWords(game, marked.session, { market, minute, t });
  const closed = closedWords(game, session, { market, minute, t });
  const marking = useMarking({ game, entry, session, balance, closed: over ?? closed });
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
              value={marking.stake}
              onChange={({ target }) => marking.setStake(target.value)}
              onFocus={({ target }) => target.select()}
            />
          </div>
          <fieldset aria-label={t('board.stakes')} className={bar.chips}>
            {stakes.map(stake => (
              <button
                key={stake}
                type="button"
                aria-pressed={marking.stake === stake}
                onClick={() => marking.setStake(stake)}
              >
                {stake}
              </button>
            ))}
          </fieldset>
        </div>
        <Fills game={game} onFill={marking.add} onPreview={setPreview}>
          <button type="button" aria-pressed={marking.back} onClick={() => marking.setBack(!marking.back)}>
            <span aria-hidden="true">−</span> {t('board.takeBack')}
          </button>
        </Fills>
        <FieldError
          id={id}
          error={
            wrong
              ? t({ key: 'board.wrong', params: { number: wrong.number, problem: t(wrong.words) } })
              : undefined
          }
        />
        <NumberGrid
          ref={grid}
          label={t(game.title)}
          parts={parts}
          corner={board.kind === 'jodis' ? t(legendOf(game)) : null}
          marks={marked.marks}
          preview={preview}
          nameOf={nameOf}
          shown={shortPoints}
          closed={over !== null || closed !== null}
          wrong={wrong && { number: wrong.number, textId: `${id}-error` }}
          onTap={number => marking.tap([number])}
          onLongTap={number => marking.takeBack([number])}
          onKey={onKey}
          onLook={(name, numbers) => entry.look({ name, numbers })}
        />
        <StakePayout game={game} stake={marking.stake} />
        {board.kind !== 'digits' && <Muted>{t(legendOf(game))}</Muted>}
        {open && <AddFundLink stake={marking.stake} />}
      </Stack>
    </div>
  );
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

const isNarrow = (): boolean =>
  innerWidth < 22.5 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/**
 * Ten columns would be too small for a finger or for large text. Read only on a resize, because it makes the
 * browser compute styles.
 */
function useColumns(): number {
  const [narrow, setNarrow] = useState(isNarrow);
  useEffect(() => listen(window, ['resize'], () => setNarrow(isNarrow())), []);
  return narrow ? 5 : 10;
}

let compact: Intl.NumberFormat | undefined;

/** Short from 100,000 on, as `123.4K`. The cell's name has all digits. */
function shortPoints(value: number): string {
  if (value < 100_000) return String(value);
  compact ??= new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
  return compact.format(value);
}

function legendOf({ family, inputs }: Game): PlainKey {
  if (inputs[0]?.allowed[0]?.length === 3) return 'board.panaHeads';
  return family === 'gali' ? 'board.galiHeads' : 'board.jodiHeads';
}

export function FooterTools({ total }: { readonly total: ReactNode }) {
  useSignals();
  const { marks: entry } = useBid();
  const t = useWords();
  const act = (change: () => void) => (): void => {
    change();
    const { numbers: number, points } = markedWords(t, entry.board.value.marks);
    speak(t({ key: 'board.cell', params: { number, points } }));
  };
  const clear = (): void => entry.setMarks({ marks: noMarks, session: null });
  const steps = [
    { icon: 'undo', label: t('action.undo'), onAct: entry.undo, ready: entry.canUndo.value },
    { icon: 'redo', label: t('action.redo'), onAct: entry.redo, ready: entry.canRedo.value },
    { icon: 'trash', label: t('board.clear'), onAct: clear, ready: entry.marked.value },
  ] as const;
  return (
    <div className={css.line}>
      {total ?? <p />}
      <p>
        <Cover />
      </p>
      {steps.map(({ icon, label, onAct, ready }) => (
        // `disabled` would drop the focus.
        <IconButton
          key={icon}
          icon={icon}
          label={label}
          aria-disabled={!ready || undefined}
          onClick={() => ready && act(onAct)()}
        />
      ))}
    </div>
  );
}

function Cover() {
  useSignals();
  const { game, session, slip, typed, marks: entry } = useBid();
  const t = useWords();
  const payouts = useAtomValue(payoutsAtoms[game.family]);
  const looked = entry.looked.value;
  const { marks, session: marked } = entry.board.value;
  const bids = [
    ...slip.rows.value,
    ...typed.rows.value,
    ...Array.from(marks, ([digits, points]) => ({ digits, points, session: marked ?? session })),
  ];
  if (looked === null || payouts === null || bids.length === 0) return null;
  const cover = coverOf(bids, { ...looked, session }, bid => payouts.ofBid(game.key, bid));
  if (cover === null) return null;
  const points = [...new Set([signed(cover.least), signed(cover.most)])].join(' … ');
  return emphasised(t({ key: 'bid.payout', params: { number: looked.name, points: strong(points) } }));
}

const signed = (change: number): string =>
  change === 0 ? '0' : `${change < 0 ? '−' : '+'} ${formatPoints(Math.abs(change))}`;
