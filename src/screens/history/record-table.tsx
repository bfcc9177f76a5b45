import type { Count } from '../../domain/history/totals.ts';
import type { History } from '../../domain/history/history.ts';
import { AmountText, SignedAmount } from '../../ui/cards/amount-text.tsx';
import { Totals } from '../../ui/cards/totals.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import type { RecordTotals } from './record-sums.ts';
import { waitingWords } from './record-words.ts';

type Props = { readonly totals: RecordTotals; readonly kind: History['kind'] };

/** Bids, Wins and Net of what is shown. What is not known is said to be so. */
export function RecordTable({ totals, kind }: Props) {
  const t = useWords();
  const { bids, wins, net, waiting, reading } = totals;
  const unknown = t(reading ? 'busy.loading' : 'totals.unknown');
  const unit = t('points.unit');
  const row = (term: string, sum: Count | null) => ({
    term,
    count: sum === null ? '' : String(sum.count),
    value: sum === null ? unknown : <AmountText amount={sum.points} sign="plain" unit={unit} />,
  });
  /** One line whatever it says, so that nothing moves when it is known. */
  const note = (): string => {
    if (reading) return unknown;
    if (waiting.count > 1) return t({ key: 'totals.waiting', params: { count: waiting.count } });
    if (waiting.count === 1) return t('totals.waitingOne');
    // Without a net nobody knows of a bid how it stands: it may wait.
    return net === null ? '\u00A0' : t('totals.waitingNone');
  };
  const rows = [row(t('totals.bids'), bids), row(t('totals.wins'), wins)];
  return (
    <Totals
      title={t('totals.title')}
      rows={[
        ...(kind === 'wins' ? rows.toReversed() : rows),
        {
          term: t('totals.net'),
          count: waitingWords(t, totals),
          value: net === null ? unknown : <SignedAmount amount={net} unit={unit} />,
        },
      ]}
      notes={kind === 'bids' ? [note()] : []}
    />
  );
}
