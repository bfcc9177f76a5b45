import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { configAtom } from '../../state/core/environment.ts';
import { Empty } from '../../ui/cards/empty.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { type DepositMethod, DepositMethodGate } from './deposit-method-gate.tsx';

type Props = {
  readonly feature: 'deposits' | 'withdrawals' | 'transfers';
  /** The screen's way of depositing, which must be open at the gateway too. */
  readonly way?: DepositMethod;
  readonly children: ReactNode;
};

/** A screen where the operator offers it, else a plain sentence (`features` of config.json). */
export function FeatureGate({ feature, way, children }: Props) {
  const t = useWords();
  if (useAtomValue(configAtom).features[feature])
    return way === undefined ? children : <DepositMethodGate way={way}>{children}</DepositMethodGate>;
  return (
    <Page>
      <Empty>{t('wallet.off')}</Empty>
    </Page>
  );
}
