import '../../../ui/layout/late-words.ts';
import { useSignals } from '@preact/signals-react/runtime';
import { useAtomValue } from 'jotai';
import type { BidSession } from '../../../domain/market/market.ts';
import { formatPoints } from '../../../domain/points.ts';
import type { BidRow } from '../../../domain/slip/bid.ts';
import { coverOf } from '../../../domain/slip/cover.ts';
import { noMarks } from '../../../domain/slip/marks.ts';
import { type ColumnOutlook, columnOutlook, outlookOf } from '../../../domain/slip/outlook.ts';
import { payoutsAtoms } from '../../../state/reading/payouts.ts';
import type { Translate } from '../../../text/translate.ts';
import { emphasised, strong } from '../../../ui/cards/emphasised.tsx';
import { IconButton } from '../../../ui/fields/icon-button.tsx';
import { boardIcons } from '../../../ui/icons/board-icons.ts';
import { addIcons } from '../../../ui/icons/icon.tsx';
import css from '../../../ui/layout/bid-footer.module.css';
import { useWords } from '../../../ui/layout/words.tsx';
import { speak } from '../../../ui/overlays/spoken.tsx';
import { markedWords } from '../add-marks.tsx';
import { useBid } from '../bid-context.ts';

addIcons(boardIcons);

export function FooterTools() {
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
  const back = entry.takesBack.value;
  return (
    <>
      <SlipOutlook />
      <div className={css.tools}>
        {entry.marked.value && (
          <button type="button" aria-pressed={back} onClick={() => entry.setTakesBack(!back)}>
            <span aria-hidden="true">−</span> {t('board.takeBack')}
          </button>
        )}
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
    </>
  );
}

/** Keeps two lines, filled or empty, so that its words never move the board. */
function SlipOutlook() {
  useSignals();
  const { game, session, slip, typed, marks: entry } = useBid();
  const t = useWords();
  const payouts = useAtomValue(payoutsAtoms[game.family]);
  const { marks, session: marked } = entry.board.value;
  const looked = entry.looked.value;
  const bids: readonly BidRow[] = [
    ...slip.rows.value,
    ...typed.rows.value,
    ...Array.from(marks, ([digits, points]) => ({
      digits,
      points,
      closeDigits: '',
      session: marked ?? session,
    })),
  ];
  const outlook = payouts && outlookOf(game, bids, payouts);
  if (payouts === null || outlook === null) return <p className={css.outlook} />;
  const column = looked && columnOutlook(game, bids, { ...looked, session }, payouts);
  if (looked !== null && column !== null)
    return <p className={css.outlook}>{emphasised(columnWords(t, looked.name, column))}</p>;
  const { best, worst, sure } = outlook;
  const params = { best: strong(signed(best)), worst: strong(signed(worst)) };
  return (
    <p className={css.outlook}>
      <span data-gain={best > 0 || undefined}>
        {emphasised(t({ key: sure ? 'board.outlookSure' : 'board.outlook', params }))}
      </span>{' '}
      {looked !== null && <Change bids={bids} number={looked.name} session={session} />}
    </p>
  );
}

type ChangeProps = {
  readonly bids: readonly BidRow[];
  readonly number: string;
  readonly session: BidSession;
};

function Change({ bids, number, session }: ChangeProps) {
  const { game } = useBid();
  const t = useWords();
  const payouts = useAtomValue(payoutsAtoms[game.family]);
  const cover = payouts && coverOf(bids, { numbers: [number], session }, bid => payouts.ofBid(game.key, bid));
  if (cover === null) return null;
  const points = strong(signed(cover.most));
  return <span>{emphasised(t({ key: 'bid.payout', params: { number, points } }))}</span>;
}

function columnWords(t: Translate, digit: string, { least, most, losing, staked }: ColumnOutlook): string {
  const [best, worst] = [strong(signed(most)), strong(signed(least))];
  const change =
    least === most
      ? t({ key: 'board.column', params: { digit, points: best } })
      : t({ key: 'board.columnRange', params: { digit, best, worst } });
  return [change, losingWords(t, losing, formatPoints(staked))].filter(Boolean).join(' ');
}

function losingWords(t: Translate, losing: number, points: string): string {
  if (losing === 10) return t({ key: 'board.allLose', params: { points } });
  const word = t('market.digits').split(' ')[losing] ?? '';
  if (losing === 0) return '';
  const capital = word.charAt(0).toUpperCase() + word.slice(1);
  return t({
    key: losing === 1 ? 'board.digitLoses' : 'board.digitsLose',
    params: { word: capital, points },
  });
}

const signed = (change: number): string =>
  change === 0 ? '0' : `${change < 0 ? '−' : '+'} ${formatPoints(Math.abs(change))}`;
