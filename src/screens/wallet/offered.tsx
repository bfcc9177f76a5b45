import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { configAtom } from '../../state/environment.ts';
import { Empty } from '../../ui/empty.tsx';
import { Page } from '../../ui/page.tsx';
import { useWords } from '../../ui/words.tsx';

type Props = { readonly feature: 'deposits' | 'withdrawals' | 'transfers'; readonly children: ReactNode };

/** A screen where the operator offers it, else a plain sentence (`features` of config.json). */
export function Offered({ feature, children }: Props) {
  const t = useWords();
  if (useAtomValue(configAtom).features[feature]) return children;
  return (
    <Page>
      <Empty>{t('wallet.off')}</Empty>
    </Page>
  );
}
