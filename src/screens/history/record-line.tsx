import { memo } from 'react';
import { amountWords } from '../../domain/amount.ts';
import type { BidOutcome } from '../../domain/history/bid-outcome.ts';
import { recordColour, serverWords } from '../../domain/history/server-words.ts';
import { type History, type ShownRecord } from '../../domain/history/history.ts';
import { numberText } from '../../domain/game/panna.ts';
import { shownDate } from '../../domain/history/record-day.ts';
import type { OwnBid } from '../../domain/slip/slips-again.ts';
import type { Translate } from '../../text/translate.ts';
import { AmountText } from '../../ui/cards/amount-text.tsx';
import { DayHead } from '../../ui/cards/day-head.tsx';
import { RecordCard } from '../../ui/cards/record-card.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { DayAgainButton } from './bid-again-button.tsx';
import { BidSide } from './bid-side.tsx';

type Props = {
  readonly history: History;
  readonly record: ShownRecord;
  /** How a bid stands; left out while nothing is known. */
  readonly outcome: BidOutcome | undefined;
  /** The bids of the day, where the record is the first of it. */
  readonly bids: readonly OwnBid[] | undefined;
  /** The head of its day, where it is the first of it. */
  readonly title: string | undefined;
  readonly note: string | undefined;
  /** The list has heads of days. */
  readonly grouped: boolean;
};

/** One record of a history as a card, below the head of its day where it is the first. */
export const RecordLine = memo(function RecordLine(props: Props) {
  const { history, record, outcome, bids, title, note, grouped } = props;
  const t = useWords();
  const won = history.kind === 'wins';
  return (
    <RecordCard
      head={
        title === undefined ? undefined : (
          <DayHead
            title={title}
            note={note}
            action={!won && bids && <DayAgainButton bids={bids} day={title} />}
          />
        )
      }
      level={grouped ? 3 : 2}
      headline={won ? t('win.congratulations') : undefined}
      title={record.marketName}
      side={won ? undefined : <BidSide family={history.family} bid={record} outcome={outcome} />}
      trailing={<AmountText amount={record.amount} unit={t('points.unit')} sign={won ? 'credit' : 'plain'} />}
      colour={won && history.family === 'gali' ? recordColour(record.label) : undefined}
      facts={[
        { term: t('record.digit'), value: numberText(record) },
        { term: t('record.type'), value: t(serverWords(record.label)) },
        ...(record.session === '' || history.family === 'gali'
          ? []
          : [{ term: t('record.session'), value: t(serverWords(record.session)) }]),
        { term: t('record.date'), value: shownDate(record.date, t('app.language')) },
      ]}
    />
  );
});

/** The lines that were written: each filter shows many of the same records again. */
const written = new WeakMap<Translate, WeakMap<ShownRecord, string>>();

/** A record in a line, as a search in the page finds it. */
export function lineText(t: Translate, record: ShownRecord): string {
  const ofLanguage = written.get(t) ?? new WeakMap<ShownRecord, string>();
  written.set(t, ofLanguage);
  const known = ofLanguage.get(record);
  if (known !== undefined) return known;
  const { marketName, label, session, amount, date } = record;
  const shown = [t(serverWords(label)), t(serverWords(session)), t(amountWords(amount))];
  const line = [marketName, numberText(record), ...shown, shownDate(date, t('app.language'))].join(' ');
  ofLanguage.set(record, line);
  return line;
}
