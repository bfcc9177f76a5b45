import type { ReactNode } from 'react';
import type { Listed } from '../../domain/history.ts';
import { type Remote, valueOf } from '../../lib/remote.ts';
import type { PlainKey, Words } from '../../text/message.ts';
import { Empty } from '../../ui/cards/empty.tsx';
import { LongList } from '../../ui/cards/long-list.tsx';
import { OfflineLine } from '../../ui/layout/offline-line.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { UnreadRows } from '../../ui/cards/unread-rows.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { RetryNotice } from './retry-notice.tsx';
import { useToldReload } from './use-told-reload.ts';

type Props<T> = {
  readonly reading: Remote<Listed<T>, Words>;
  readonly title: PlainKey;
  readonly empty: PlainKey;
  readonly onRetry: () => Promise<unknown>;
  readonly draw: (item: T, index: number) => ReactNode;
};

/** A list of records: loading, loaded, empty or failed. */
export function RecordList<T>({ reading, title, empty, onRetry, draw }: Props<T>) {
  const t = useWords();
  const listed = valueOf(reading);
  useToldReload(reading);
  if (listed === null)
    return reading.kind === 'failed' ? (
      <RetryNotice words={reading.words} onRetry={onRetry} />
    ) : (
      <Skeleton height={76} count={5} />
    );
  return (
    <>
      {reading.kind === 'failed' && <OfflineLine>{t('app.offline')}</OfflineLine>}
      {listed.rows.length > 0 ? (
        <LongList items={listed.rows} label={t(title)} draw={draw} />
      ) : (
        listed.unread === 0 && <Empty>{t(empty)}</Empty>
      )}
      <UnreadRows count={listed.unread} />
    </>
  );
}
