import '../../../ui/layout/late-words.ts';
import { useSignals } from '@preact/signals-react/runtime';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { Game } from '../../../domain/game/games.ts';
import type { BidSession } from '../../../domain/market/market.ts';
import { formatPoints } from '../../../domain/points.ts';
import type { BidRow } from '../../../domain/slip/bid.ts';
import { coverOf, noMarks } from '../../../domain/slip/marks.ts';
import type { BoardEntry } from '../../../live/board-entry.ts';
import { payoutsAtoms } from '../../../state/reading/payouts.ts';
import { emphasised, strong } from '../../../ui/cards/emphasised.tsx';
import { IconButton } from '../../../ui/fields/icon-button.tsx';
import { boardIcons } from '../../../ui/icons/board-icons.ts';
import { addIcons } from '../../../ui/icons/icon.tsx';
import { FooterLine } from '../../../ui/layout/bid-page.tsx';
import { useWords } from '../../../ui/layout/words.tsx';
import { speak } from '../../../ui/overlays/spoken.tsx';
import { markedWords } from '../add-marks.tsx';

addIcons(boardIcons);

type Props = {
  readonly game: Game;
  readonly session: BidSession;
  readonly rows: readonly BidRow[];
  readonly entry: BoardEntry;
};
type ToolsProps = Props & { readonly total: ReactNode };

/** What the wallet would be after the result that the player looks at, and the steps of the board. */
export function FooterTools({ total, ...cover }: ToolsProps) {
  const { entry } = cover;
  useSignals();
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
    <FooterLine total={total} words={<Cover {...cover} />}>
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
    </FooterLine>
  );
}

function Cover({ game, session, rows, entry }: Props) {
  useSignals();
  const t = useWords();
  const payouts = useAtomValue(payoutsAtoms[game.family]);
  const looked = entry.looked.value;
  const { marks, session: marked } = entry.board.value;
  const bids = [
    ...rows,
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
