import { useAtomValue, useSetAtom } from 'jotai';
import { valueOf } from '../../lib/remote.ts';
import { moneyRulesResource } from '../../state/reading/money-rules.ts';
import { Empty } from '../../ui/cards/empty.tsx';
import { Prose } from '../../ui/layout/stack.tsx';
import { OfflineLine } from '../../ui/layout/offline-line.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { RetryNotice } from './retry-notice.tsx';

/** The operator's rules for deposits or withdrawals, one paragraph for each line (spec 1 §3). */
export function RulesScreen({ view }: { readonly view: { readonly kind: 'withdraw' | 'deposit' } }) {
  const t = useWords();
  const reading = useAtomValue(moneyRulesResource.value);
  const refresh = useSetAtom(moneyRulesResource.refresh);
  const lines = valueOf(reading)?.[view.kind];
  return (
    <Page>
      {reading.kind === 'loading' && <Skeleton lines={2} count={4} />}
      {reading.kind === 'failed' && lines === undefined && (
        <RetryNotice words="error.somethingWrong" onRetry={refresh} />
      )}
      {reading.kind === 'failed' && lines !== undefined && <OfflineLine>{t('app.offline')}</OfflineLine>}
      {lines?.length === 0 && <Empty>{t('list.empty')}</Empty>}
      <Prose>
        {lines?.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </Prose>
    </Page>
  );
}
