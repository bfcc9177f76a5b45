import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { valueOf } from '../../lib/remote.ts';
import { gatewayAtom, refreshGatewayAtom } from '../../state/funds.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Muted } from '../../ui/layout.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useWords } from '../../ui/words.tsx';
import { Trouble } from './trouble.tsx';

const others = {
  upi: { own: 'funds.upi', other: 'funds.qr', path: '/qrpay' },
  qr: { own: 'funds.qr', other: 'funds.upi', path: '/payviaupi' },
} as const;

export type DepositWay = keyof typeof others;

type Props = { readonly way: DepositWay; readonly children: ReactNode };

/** A way of depositing while the gateway has it open (spec 1 §3), else where the other one is. */
export function OpenWay({ way, children }: Props) {
  const t = useWords();
  const reading = useAtomValue(gatewayAtom);
  const refresh = useSetAtom(refreshGatewayAtom);
  const gateway = valueOf(reading);
  if (gateway?.[way]) return children;
  const { own, other, path } = others[way];
  return (
    <Page>
      {gateway !== null ? (
        <>
          <Empty>{t({ key: 'funds.wayClosed', params: { way: t(own) } })}</Empty>
          <LinkButton href={path} wide>
            {t(other)}
          </LinkButton>
        </>
      ) : reading.kind === 'failed' ? (
        <Trouble words="error.paymentOptions" onRetry={refresh} />
      ) : (
        <>
          <Muted>{t('funds.loadingOptions')}</Muted>
          <Skeleton height={300} />
        </>
      )}
    </Page>
  );
}
