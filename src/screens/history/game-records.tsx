import { memo, type ReactNode } from 'react';
import type { History, Listed, ShownRecord } from '../../domain/history.ts';
import { numberText } from '../../domain/number-text.ts';
import { recordColour } from '../../domain/record-colour.ts';
import { serverWords } from '../../domain/server-words.ts';
import { shownDate } from '../../domain/shown-date.ts';
import { loading, type Remote } from '../../lib/remote.ts';
import { listPath } from '../../nav/routes.ts';
import type { Translate } from '../../text/translate.ts';
import { AmountText } from '../../ui/cards/amount-text.tsx';
import { LongList } from '../../ui/cards/long-list.tsx';
import { RecordCard } from '../../ui/cards/record-card.tsx';
import { RemoteView } from '../../ui/cards/remote-view.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { UnreadRows } from '../../ui/cards/unread-rows.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** The title of the list of markets of a history's family, where an empty history leads. */
const listTitle = { main: 'title.markets', starline: 'title.starline', gali: 'title.gali' } as const;

export type GameRecordsProps = {
  readonly history: History;
  readonly records: Remote<Listed<ShownRecord>> | undefined;
  readonly readAt: number | null;
  readonly onRetry: () => Promise<unknown>;
  /** How each bid stands, beside its facts; without it nothing is said. */
  readonly sideOf?: ((record: ShownRecord) => ReactNode) | undefined;
};

/** A history's cards, or 'NO DATA FOUND' when there are none or they cannot be loaded (spec 2 §4). */
export function GameRecords({ history, records = loading, sideOf, readAt, onRetry }: GameRecordsProps) {
  const t = useWords();
  // What was read last may be of other days.
  const reading = records.kind === 'failed' ? { ...records, last: null } : records;
  return (
    <RemoteView
      of={history.kind}
      said="list.empty"
      reading={reading}
      readAt={readAt}
      onRetry={onRetry}
      loading={<Skeleton height={84} count={4} />}
      isEmpty={({ rows, unread }) => rows.length + unread === 0}
      empty={{
        next: { href: listPath[history.family], label: t(listTitle[history.family]) },
      }}
    >
      {({ rows, unread }) => (
        <>
          <LongList
            items={rows}
            label={t(history.title)}
            draw={(record, index) => (
              <GameRecordCard key={index} history={history} record={record} side={sideOf?.(record)} t={t} />
            )}
          />
          <UnreadRows count={unread} />
        </>
      )}
    </RemoteView>
  );
}

type RecordProps = {
  readonly history: History;
  readonly record: ShownRecord;
  readonly side: ReactNode;
  readonly t: Translate;
};

const GameRecordCard = memo(function GameRecordCard({ history, record, side, t }: RecordProps) {
  const won = history.kind === 'wins';
  return (
    <RecordCard
      headline={won ? t('win.congratulations') : undefined}
      title={record.marketName}
      side={side}
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
