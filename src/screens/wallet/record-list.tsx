import type { ComponentProps, ReactNode } from 'react';
import type { Listed } from '../../domain/history.ts';
import type { Remote } from '../../lib/remote.ts';
import type { PlainKey } from '../../text/message.ts';
import { LongList } from '../../ui/cards/long-list.tsx';
import { RemoteView } from '../../ui/cards/remote-view.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { UnreadRows } from '../../ui/cards/unread-rows.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { useToldReload } from './use-told-reload.ts';

type Props<T> = Pick<ComponentProps<typeof RemoteView>, 'of' | 'readAt' | 'onRetry' | 'empty'> & {
  readonly reading: Remote<Listed<T>, unknown>;
  readonly title: PlainKey;
  readonly draw: (item: T, index: number) => ReactNode;
};

/** A list of records. */
export function RecordList<T>({ title, draw, ...view }: Props<T>) {
  const t = useWords();
  useToldReload(view.reading);
  return (
    <RemoteView
      {...view}
      loading={<Skeleton height={76} count={5} />}
      isEmpty={({ rows, unread }) => rows.length + unread === 0}
    >
      {({ rows, unread }) => (
        <>
          {rows.length > 0 && <LongList items={rows} label={t(title)} draw={draw} />}
          <UnreadRows count={unread} />
        </>
      )}
    </RemoteView>
  );
}
