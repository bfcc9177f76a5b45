import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import type { Listed } from '../../domain/history/listed.ts';
import type { Remote } from '../../lib/remote.ts';
import { RemoteView } from '../../ui/cards/replies/remote-view.tsx';
import { UnreadRows } from '../../ui/cards/replies/unread-rows.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { showToast } from '../../ui/overlays/toast.ts';

type Props<T> = Pick<ComponentProps<typeof RemoteView>, 'noun' | 'readAt' | 'onRetry' | 'empty'> & {
  readonly reading: Remote<Listed<T>, unknown>;
  readonly children: (records: Listed<T>) => ReactNode;
};

/** Says, for screen readers too, when an unreadable list has been read after all. */
export function ListedView<T>({ children, ...view }: Props<T>) {
  const t = useWords();
  const { kind } = view.reading;
  const before = useRef(kind);
  useEffect(() => {
    if (before.current === 'failed' && kind === 'loaded')
      showToast({ tone: 'info', text: t('list.reloaded'), at: 'top-center' });
    before.current = kind;
  }, [kind, t]);
  return (
    <RemoteView
      {...view}
      loading={<Skeleton height={76} count={5} />}
      isEmpty={({ rows, unread }) => rows.length + unread === 0}
    >
      {records => (records.rows.length > 0 ? children(records) : <UnreadRows count={records.unread} />)}
    </RemoteView>
  );
}
