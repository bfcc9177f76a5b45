import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { configAtom } from '../../state/core/environment.ts';
import { Empty } from '../../ui/cards/empty.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { type DepositMethod, DepositMethodGate } from './deposit-method-gate.tsx';

type Props = {
  readonly feature: 'deposits' | 'withdrawals' | 'transfers';
  /** The screen's method of depositing, which must be open at the gateway too. */
  readonly method?: DepositMethod;
  readonly children: ReactNode;
};

/** Shows a screen when the operator offers its feature (`features` of config.json), else a sentence. */
export function FeatureGate({ feature, method, children }: Props) {
  const t = useWords();
  if (useAtomValue(configAtom).features[feature])
    return method === undefined ? (
      children
    ) : (
      <DepositMethodGate method={method}>{children}</DepositMethodGate>
    );
  return (
    <Page>
      <Empty>{t('wallet.off')}</Empty>
    </Page>
  );
}
