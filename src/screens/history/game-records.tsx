import { memo } from 'react';
import type { History, Listed, ShownRecord } from '../../domain/history.ts';
import { numberText } from '../../domain/number-text.ts';
import { recordColour } from '../../domain/record-colour.ts';
import { serverWords } from '../../domain/server-words.ts';
import { shownDate } from '../../domain/shown-date.ts';
import type { Remote } from '../../lib/remote.ts';
import type { Translate } from '../../text/translate.ts';
import { AmountText } from '../../ui/cards/amount-text.tsx';
import { Empty } from '../../ui/cards/empty.tsx';
import { LongList } from '../../ui/cards/long-list.tsx';
import { RecordCard } from '../../ui/cards/record-card.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { UnreadRows } from '../../ui/cards/unread-rows.tsx';
import { useWords } from '../../ui/layout/words.tsx';

const nothing: Listed<never> = { rows: [], unread: 0 };

type Props = { readonly history: History; readonly records: Remote<Listed<ShownRecord>> | undefined };

/** A history's cards, or 'NO DATA FOUND' when there are none or they cannot be loaded (spec 2 §4). */
export function GameRecords({ history, records }: Props) {
  const t = useWords();
  if (records === undefined || records.kind === 'loading') return <Skeleton height={84} count={4} />;
  const { rows, unread } = records.kind === 'failed' ? nothing : records.value;
  if (rows.length + unread === 0) return <Empty>{t('list.empty')}</Empty>;
  return (
    <>
      <LongList
        items={rows}
        label={t(history.title)}
        draw={(record, index) => <GameRecordCard key={index} history={history} record={record} t={t} />}
      />
      <UnreadRows count={unread} />
    </>
  );
}

type RecordProps = { readonly history: History; readonly record: ShownRecord; readonly t: Translate };

const GameRecordCard = memo(function GameRecordCard({ history, record, t }: RecordProps) {
  const won = history.kind === 'wins';
  return (
    <RecordCard
      headline={won ? t('win.congratulations') : undefined}
      title={record.marketName}
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
