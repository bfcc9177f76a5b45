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
  if (useAtomValue(configAtom).features[feature])
    return method === undefined ? (
      children
    ) : (
      <DepositMethodGate method={method}>{children}</DepositMethodGate>
    );
  return (
    <Page>
      <Empty words="wallet.off" />
    </Page>
  );
}

const titles = { upi: 'title.payViaUpi', qr: 'title.qrPayment' } as const;
type DepositMethod = keyof typeof titles;

type DepositMethodGateProps = { readonly method: DepositMethod; readonly children: ReactNode };

/** Spec 1 §3. */
function DepositMethodGate({ method, children }: DepositMethodGateProps) {
  const t = useWords();
  const reading = useAtomValue(gatewayResource.value);
  const gateway = valueOf(reading);
  if (gateway?.[method]) return children;
  return (
    <Page>
      {reading.kind === 'loading' && <Muted>{t('funds.loadingOptions')}</Muted>}
      {gateway !== null && <Empty words={{ key: 'funds.wayClosed', params: { way: t(titles[method]) } }} />}
      <DepositMethods />
    </Page>
  );
}
