import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { configAtom } from '../../state/core/environment.ts';
import { Empty } from '../../ui/cards/empty.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { type DepositWay, OpenWay } from './open-way.tsx';

type Props = {
  readonly feature: 'deposits' | 'withdrawals' | 'transfers';
  /** The screen's way of depositing, which must be open at the gateway too. */
  readonly way?: DepositWay;
  readonly children: ReactNode;
};

/** A screen where the operator offers it, else a plain sentence (`features` of config.json). */
export function Offered({ feature, way, children }: Props) {
  const t = useWords();
  if (useAtomValue(configAtom).features[feature])
    return way === undefined ? children : <OpenWay way={way}>{children}</OpenWay>;
  return (
    <Page>
      <Empty>{t('wallet.off')}</Empty>
    </Page>
  );
}
