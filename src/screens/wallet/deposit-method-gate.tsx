import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { valueOf } from '../../lib/remote.ts';
import { gatewayResource } from '../../state/reading/payment-methods.ts';
import { Empty } from '../../ui/cards/empty.tsx';
import { Muted } from '../../ui/layout/stack.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { DepositMethods } from './deposit-methods.tsx';

export type DepositMethod = 'upi' | 'qr';

type Props = { readonly method: DepositMethod; readonly children: ReactNode };

/** Shows a method of depositing when the gateway has it open (spec 1 §3), else the methods that are open. */
export function DepositMethodGate({ method, children }: Props) {
  const t = useWords();
  const reading = useAtomValue(gatewayResource.value);
  const gateway = valueOf(reading);
  if (gateway?.[method]) return children;
  return (
    <Page>
      {reading.kind === 'loading' && <Muted>{t('funds.loadingOptions')}</Muted>}
      {gateway !== null && (
        <Empty>{t({ key: 'funds.wayClosed', params: { way: t(`funds.${method}`) } })}</Empty>
      )}
      <DepositMethods />
    </Page>
  );
}
