import type { ComponentProps, ReactNode } from 'react';
import type { Listed } from '../../domain/history/history.ts';
import type { Remote } from '../../lib/remote.ts';
import { RemoteView } from '../../ui/cards/remote-view.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { UnreadRows } from '../../ui/cards/unread-rows.tsx';
import { useToldReload } from './use-told-reload.ts';

type Props<T> = Pick<ComponentProps<typeof RemoteView>, 'of' | 'readAt' | 'onRetry' | 'empty'> & {
  readonly reading: Remote<Listed<T>, unknown>;
  /** Draws the records. */
  readonly children: (records: Listed<T>) => ReactNode;
};

/** A list of records with its faces, and below it how many could not be read. */
export function RecordList<T>({ children, ...view }: Props<T>) {
  useToldReload(view.reading);
  return (
    <RemoteView
      {...view}
      loading={<Skeleton height={76} count={5} />}
      isEmpty={({ rows, unread }) => rows.length + unread === 0}
    >
      {records => (
        <>
          {records.rows.length > 0 && children(records)}
          <UnreadRows count={records.unread} />
        </>
      )}
    </RemoteView>
  );
}
