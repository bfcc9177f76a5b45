import { useAtomValue } from 'jotai';
import type { ComponentType, ReactNode } from 'react';
import { configAtom } from '../../state/core/environment.ts';
import { Empty } from '../../ui/cards/empty.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { valueOf } from '../../lib/remote.ts';
import { gatewayResource } from '../../state/reading/payment-methods.ts';
import { Muted } from '../../ui/layout/stack.tsx';
import { DepositMethods } from './deposit-methods.tsx';

type Feature = 'deposits' | 'withdrawals' | 'transfers';

/** The screen if the operator has the feature on. `method` must also be open at the gateway. */
export function gated(feature: Feature, Screen: ComponentType, method?: DepositMethod) {
  return function GatedScreen() {
    if (!useAtomValue(configAtom).features[feature])
      return (
        <Page>
          <Empty words="wallet.off" />
        </Page>
      );
    if (method === undefined) return <Screen />;
    return (
      <DepositMethodGate method={method}>
        <Screen />
      </DepositMethodGate>
    );
  };
}

const titles = { upi: 'title.payViaUpi', qr: 'title.qrPayment' } as const;
type DepositMethod = keyof typeof titles;

/** Spec 1 §3. */
function DepositMethodGate({ method, children }: { method: DepositMethod; children: ReactNode }) {
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
