import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { configAtom } from '../../state/core/environment.ts';
import { Empty } from '../../ui/cards/empty.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { valueOf } from '../../lib/remote.ts';
import { gatewayResource } from '../../state/reading/payment-methods.ts';
import { Muted } from '../../ui/layout/stack.tsx';
import { DepositMethods } from './deposit-methods.tsx';

type Props = {
  readonly feature: 'deposits' | 'withdrawals' | 'transfers';
  /** It must be open at the gateway too. */
  readonly method?: DepositMethod;
  readonly children: ReactNode;
};

export function FeatureGate({ feature, method, children }: Props) {
  const t = useWords();
  if (!useAtomValue(configAtom).features[feature])
    return (
      <Page>
        <Empty>{t('wallet.off')}</Empty>
      </Page>
    );
  return method === undefined ? children : <DepositMethodGate method={method}>{children}</DepositMethodGate>;
}

const titles = { upi: 'title.payViaUpi', qr: 'title.qrPayment' } as const;
type DepositMethod = keyof typeof titles;

/** Spec 1 §3. */
function DepositMethodGate({ method, children }: Required<Omit<Props, 'feature'>>) {
  const t = useWords();
  const reading = useAtomValue(gatewayResource.value);
  const gateway = valueOf(reading);
  if (gateway?.[method]) return children;
  return (
    <Page>
      {reading.kind === 'loading' && <Muted>{t('funds.loadingOptions')}</Muted>}
      {gateway !== null && <Empty>{t({ key: 'funds.wayClosed', params: { way: t(titles[method]) } })}</Empty>}
      <DepositMethods />
    </Page>
  );
}
